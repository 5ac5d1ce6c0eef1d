import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {isTrue} from '@documentation/base/internal/values/condition';

export default defineMappingFunction({
  category: 'List',
  name: 'Some',
  summary: 'Checks whether at least one list item meets a condition.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the list to check'},
    condition: {
      type: 'Expression',
      description: 'the condition to check, where `@` is the item and `@index` its position',
    },
  },
  returns: {type: 'Boolean', description: 'true if an item meets the condition, otherwise false'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'An empty list returns false. The condition is checked for null items too. A condition that returns null counts as false.',
  errors: [
    {code: 'E_TYPE', when: 'the condition returns something other than true, false or null'},
  ],
  examples: [
    {
      title: 'An order with a delayed line',
      kind: 'typical',
      input: {
        order: 4711,
        lines: [
          {sku: 'A-1', status: 'shipped'},
          {sku: 'B-7', status: 'delayed'},
        ],
      },
      args: {
        list: expression('$.lines'),
        condition: expression('Logical.Equals(@.status, "delayed")'),
      },
      result: true,
    },
    {
      title: 'No overdue invoice',
      kind: 'typical',
      input: {
        today: '2024-03-01',
        invoices: [
          {invoice: 'R-1', due: '2024-03-15'},
          {invoice: 'R-2', due: '2024-03-31'},
        ],
      },
      args: {
        list: expression('$.invoices'),
        condition: expression('Logical.Compare(@.due, $.today, "<")'),
      },
      result: false,
    },
    {
      title: 'Items after the first match aren’t checked',
      kind: 'edge',
      args: {
        list: [
          {id: 1, active: true},
          {id: 2, active: 'yes'},
        ],
        condition: expression('@.active'),
      },
      result: true,
    },
    {
      title: 'An empty list',
      kind: 'edge',
      args: {list: [], condition: expression('@.active')},
      result: false,
    },
    {
      title: 'A missing field counts as false',
      kind: 'null',
      args: {list: [{id: 1, active: null}, {id: 2}], condition: expression('@.active')},
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
    {function: 'List/Every', role: 'alternative'},
    {function: 'List/Contains', role: 'alternative'},
    {function: 'List/Find', role: 'alternative'},
    {function: 'List/Filter', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'OR', differs: 'checks cells, as in `OR(B2:B9="delayed")`'},
    {
      tool: 'jq',
      name: 'any',
      expression: '.list | any(.status == "delayed")',
      differs: 'treats every value except false and null as true',
    },
    {tool: 'dataweave', name: 'some'},
    {tool: 'bloblang', name: 'any'},
    {tool: 'sql', name: 'BOOL_OR', differs: 'returns null if there are no rows'},
    {
      tool: 'lodash',
      name: '_.some',
      expression: "_.some(list, (line) => line.status === 'delayed')",
      differs: 'accepts any truthy value, not only true',
    },
    {tool: 'pandas', name: 'Series.any'},
  ],
  tags: ['mapping', 'list', 'conditional', 'validation'],
  aliases:
    'any(), anyMatch, SQL EXISTS, List.AnyTrue, List.MatchesAny, array.some, some in array, any item matches, at least one item, some satisfies, is there an item with, ANY_MATCH, Table.MatchesAnyRows, df.any, quantified expression, one of the lines is, contains item where, has an item that, exists where',
  notes: ['To check for an exact value rather than a condition, use `List.Contains`.'],
  run: function* ({list, condition}) {
    for (const [index, item] of list.entries()) {
      if (isTrue(yield condition({item, index}), 'condition')) {
        return true;
      }
    }
    return false;
  },
});
