import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {isTrue} from '@documentation/base/internal/values/condition';

export default defineMappingFunction({
  category: 'List',
  name: 'Every',
  summary: 'Checks whether all list items meet a condition.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the list to check'},
    condition: {
      type: 'Expression',
      description: 'the condition to check, where `@` is the item and `@index` its position',
    },
  },
  returns: {type: 'Boolean', description: 'true if all items meet the condition, otherwise false'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'An empty list returns true. The condition is checked for null items too. A condition that returns null counts as false.',
  errors: [
    {code: 'E_TYPE', when: 'the condition returns something other than true, false or null'},
  ],
  examples: [
    {
      title: 'All lines are shipped',
      kind: 'typical',
      input: {
        order: 4711,
        lines: [
          {sku: 'A-1', status: 'shipped'},
          {sku: 'B-7', status: 'shipped'},
        ],
      },
      args: {
        list: expression('$.lines'),
        condition: expression('Logical.Equals(@.status, "shipped")'),
      },
      result: true,
    },
    {
      title: 'Not all prices are above 0',
      kind: 'typical',
      input: [
        {sku: 'A-1', price: 9.9},
        {sku: 'B-7', price: 0},
      ],
      args: {list: expression('$'), condition: expression('Logical.Compare(@.price, 0, ">")')},
      result: false,
    },
    {
      title: 'Items in ascending order',
      kind: 'edge',
      input: [3, 5, 9],
      args: {
        list: expression('List.Slice($, start: 1)'),
        condition: expression('Logical.Compare(@, List.ItemAt($, @index), ">")'),
      },
      result: true,
    },
    {
      title: 'Items after the first mismatch aren’t checked',
      kind: 'edge',
      args: {
        list: [
          {id: 1, active: false},
          {id: 2, active: 'yes'},
        ],
        condition: expression('@.active'),
      },
      result: false,
    },
    {
      title: 'An empty list',
      kind: 'edge',
      args: {list: [], condition: expression('@.active')},
      result: true,
    },
    {
      title: 'A missing field counts as false',
      kind: 'null',
      args: {list: [{id: 1, active: true}, {id: 2}, null], condition: expression('@.active')},
      result: false,
    },
    {
      title: 'A null list',
      kind: 'null',
      args: {list: null, condition: expression('@.active')},
      result: null,
    },
    {
      title: 'A condition that returns text',
      kind: 'error',
      args: {list: [{id: 1, status: 'paid'}], condition: expression('@.status')},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'List/Some', role: 'alternative'},
    {function: 'List/Filter', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'AND', differs: 'checks cells, as in `AND(B2:B9="shipped")`'},
    {
      tool: 'jq',
      name: 'all',
      expression: '.list | all(.status == "shipped")',
      differs: 'treats every value except false and null as true',
    },
    {tool: 'dataweave', name: 'every'},
    {tool: 'bloblang', name: 'all', differs: 'returns false for an empty list'},
    {tool: 'sql', name: 'BOOL_AND', differs: 'returns null if there are no rows'},
    {
      tool: 'lodash',
      name: '_.every',
      expression: "_.every(list, (line) => line.status === 'shipped')",
      differs: 'accepts any truthy value, not only true',
    },
    {tool: 'pandas', name: 'Series.all'},
  ],
  tags: ['mapping', 'list', 'conditional', 'validation'],
  aliases:
    'all(), allMatch, List.AllTrue, List.MatchesAll, array.every, every in array, ALL_MATCH, Table.MatchesAllRows, every satisfies, df.all, all items match, all lines are, none fails, for all, no exceptions, order complete, whole list is valid, check each row',
  notes: [
    'If an empty list must not pass, combine the check with `Logical.Compare(List.Count($.lines), 0, ">")`.',
  ],
  run: function* ({list, condition}) {
    for (const [index, item] of list.entries()) {
      if (!isTrue(yield condition({item, index}), 'condition')) {
        return false;
      }
    }
    return true;
  },
});
