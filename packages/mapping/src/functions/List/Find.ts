import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {isTrue} from '@documentation/base/internal/values/condition';

export default defineMappingFunction({
  category: 'List',
  name: 'Find',
  summary: 'Returns the first list item that meets a condition.',
  parameters: {
    list: {type: 'List<Any>', data: true, nullable: true, description: 'the list to search'},
    condition: {
      type: 'Expression',
      description: 'the condition to check, where `@` is the item and `@index` its position',
    },
    default: {type: 'Any', default: null, description: 'the result if no item meets the condition'},
  },
  returns: {type: 'Any', nullable: true, description: 'the item, or the default'},
  nullPolicy: 'default',
  nullAndEmpty:
    'So does an empty list. If a null item meets the condition, the result is null, not the default. A condition that returns null counts as false.',
  errors: [
    {code: 'E_TYPE', when: 'the condition returns something other than true, false or null'},
  ],
  examples: [
    {
      title: 'The billing address',
      kind: 'typical',
      input: {
        addresses: [
          {type: 'delivery', city: 'Basel'},
          {type: 'billing', city: 'Bern'},
        ],
      },
      args: {
        list: expression('$.addresses'),
        condition: expression('Logical.Equals(@.type, "billing")'),
      },
      result: {type: 'billing', city: 'Bern'},
    },
    {
      title: 'The first shipping rate that fits',
      kind: 'typical',
      input: {
        weight: 7.5,
        rates: [
          {upTo: 5, price: 4.9},
          {upTo: 10, price: 6.9},
          {upTo: 30, price: 12.9},
        ],
      },
      args: {
        list: expression('$.rates'),
        condition: expression('Logical.Compare(@.upTo, $.weight, ">=")'),
      },
      result: {upTo: 10, price: 6.9},
    },
    {
      title: 'A default if nothing matches',
      kind: 'typical',
      input: [{type: 'phone', value: '+41 31 000 00 00'}],
      args: {
        list: expression('$'),
        condition: expression('Logical.Equals(@.type, "email")'),
        default: {type: 'email', value: 'unknown'},
      },
      result: {type: 'email', value: 'unknown'},
    },
    {
      title: 'No match and no default',
      kind: 'edge',
      args: {list: [1, 2], condition: expression('Logical.Compare(@, 5, ">")')},
      result: null,
    },
    {
      title: 'Items after the match aren’t checked',
      kind: 'edge',
      args: {
        list: [
          {id: 1, active: true},
          {id: 2, active: 'yes'},
        ],
        condition: expression('@.active'),
      },
      result: {id: 1, active: true},
    },
    {
      title: 'A null item as the match',
      kind: 'null',
      args: {list: ['A-1', null], condition: expression('Types.IsNull(@)'), default: 'none'},
      result: null,
    },
    {
      title: 'A null list',
      kind: 'null',
      args: {list: null, condition: expression('@.active'), default: 'none'},
      result: 'none',
    },
    {
      title: 'A condition that returns text',
      kind: 'error',
      args: {list: [{id: 1, status: 'paid'}], condition: expression('@.status')},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'List/First', role: 'alternative'},
    {function: 'List/Filter', role: 'alternative'},
    {function: 'List/Some', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'XLOOKUP',
      differs: 'compares with one value, and returns `#N/A` if nothing matches',
    },
    {
      tool: 'jq',
      name: 'first',
      expression: 'first(.list[] | select(.type == "billing"))',
      differs: 'returns nothing instead of null if nothing matches',
    },
    {
      tool: 'jsonata',
      name: '[0]',
      expression: 'list[type = "billing"][0]',
      differs: 'returns nothing instead of null if nothing matches',
    },
    {tool: 'jmespath', name: '[?…] | [0]', expression: "list[?type == 'billing'] | [0]"},
    {tool: 'dataweave', name: 'firstWith'},
    {tool: 'bloblang', name: 'find_by', differs: 'returns the position instead of the item'},
    {
      tool: 'lodash',
      name: '_.find',
      expression: "_.find(list, {type: 'billing'})",
      differs: 'returns undefined instead of null if nothing matches',
    },
  ],
  tags: ['mapping', 'list', 'lookup', 'conditional', 'null-handling'],
  aliases:
    'findFirst, find in array, first match, first where, FirstOrDefault, firstWhere, detect, SELECT TOP 1 WHERE, LIMIT 1 with condition, first item that, search for one item, get object by field, pick the right one, array.find, $single, look up by condition, find by property',
  notes: ['To get all items that meet the condition, use `List.Filter`.'],
  run: function* ({list, condition, default: fallback}) {
    for (const [index, item] of (list ?? []).entries()) {
      if (isTrue(yield condition({item, index}), 'condition')) {
        return item;
      }
    }
    return fallback;
  },
});
