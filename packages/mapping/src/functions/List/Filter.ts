import {expression} from '../../examples/expression';
import {isTrue} from '@documentation/base/internal/values/condition';
import {defineMappingFunction} from '../../language/defineMappingFunction';
import type {Value} from '@documentation/base/internal/values/types';

export default defineMappingFunction({
  category: 'List',
  name: 'Filter',
  summary: 'Keeps only the list items that meet a condition.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the list to filter'},
    condition: {
      type: 'Expression',
      description: 'the condition to check, where `@` is the item and `@index` its position',
    },
  },
  returns: {
    type: 'List<Any>',
    description: 'the items that meet the condition, in their original order',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'The condition is checked for null items too. A condition that returns null counts as false.',
  errors: [
    {code: 'E_TYPE', when: 'the condition returns something other than true, false or null'},
  ],
  examples: [
    {
      title: 'Orders above 100',
      kind: 'typical',
      input: [
        {id: 1, total: 249.9},
        {id: 2, total: 15},
        {id: 3, total: 120},
      ],
      args: {list: expression('$'), condition: expression('Logical.Compare(@.total, 100, ">")')},
      result: [
        {id: 1, total: 249.9},
        {id: 3, total: 120},
      ],
    },
    {
      title: 'Two conditions',
      kind: 'typical',
      input: [
        {id: 1, status: 'paid', country: 'DE'},
        {id: 2, status: 'paid', country: 'FR'},
        {id: 3, status: 'open', country: 'DE'},
      ],
      args: {
        list: expression('$'),
        condition: expression(
          'Logical.And(Logical.Equals(@.status, "paid"), Logical.Equals(@.country, "DE"))',
        ),
      },
      result: [{id: 1, status: 'paid', country: 'DE'}],
    },
    {
      title: 'By position',
      kind: 'edge',
      args: {
        list: ['header', 'A-1', 'B-7'],
        condition: expression('Logical.Compare(@index, 0, ">")'),
      },
      result: ['A-1', 'B-7'],
    },
    {
      title: 'No item meets the condition',
      kind: 'edge',
      args: {list: [1, 2], condition: expression('Logical.Compare(@, 5, ">")')},
      result: [],
    },
    {
      title: 'A missing field counts as false',
      kind: 'null',
      args: {
        list: [{id: 1, active: true}, {id: 2, active: null}, {id: 3}],
        condition: expression('@.active'),
      },
      result: [{id: 1, active: true}],
    },
    {title: 'A null list', kind: 'null', args: {list: null, condition: true}, result: null},
    {
      title: 'A condition that returns text',
      kind: 'error',
      args: {list: [{id: 1, status: 'paid'}], condition: expression('@.status')},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'List/Map', role: 'often used with'},
    {function: 'List/Count', role: 'often used with'},
    {function: 'List/Contains', role: 'often used with'},
    {function: 'List/Compact', role: 'alternative'},
    {function: 'Logical/Compare', role: 'often used with'},
    {function: 'List/Find', role: 'alternative'},
    {function: 'List/Intersect', role: 'alternative'},
    {function: 'List/Difference', role: 'alternative'},
    {function: 'List/Some', role: 'often used with'},
    {function: 'List/Every', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'FILTER', differs: 'returns `#CALC!` if no row matches'},
    {
      tool: 'jq',
      name: 'select',
      expression: '.list | map(select(.total > 100))',
      differs: 'treats every value except false and null as true',
    },
    {
      tool: 'jsonata',
      name: '$filter',
      expression: '$filter(list, function($order) { $order.total > 100 })',
      differs: 'returns a single item instead of a list with one item',
    },
    {tool: 'jmespath', name: '[?…]', expression: 'list[?total > `100`]'},
    {tool: 'dataweave', name: 'filter'},
    {tool: 'bloblang', name: 'filter'},
    {tool: 'sql', name: 'WHERE', differs: 'filters rows'},
    {
      tool: 'lodash',
      name: '_.filter',
      expression: '_.filter(list, (order) => order.total > 100)',
      differs: 'accepts any truthy value, not only true',
    },
    {tool: 'pandas', name: 'DataFrame.query'},
  ],
  tags: ['mapping', 'list', 'filter', 'conditional'],
  aliases:
    'WHERE, FILTER, $filter, List.Select, select, reject, only items that, search in array, exclude rows, matching rows only, where clause, remove unwanted, keep active customers, discard cancelled orders, subset by criteria, take those with, query collection, find all where, df.query, Filter array action, restrict, choose items, pick records, grep',
  run: function* ({list, condition}) {
    const kept: Value[] = [];
    for (const [index, item] of list.entries()) {
      if (isTrue(yield condition({item, index}), 'condition')) {
        kept.push(item);
      }
    }
    return kept;
  },
});
