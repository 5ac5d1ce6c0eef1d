import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'List',
  name: 'Count',
  summary: 'Counts the items in a list.',
  parameters: {
    list: {type: 'List<Any>', data: true, nullable: true, description: 'the items to count'},
  },
  returns: {type: 'Integer', description: 'the number of items'},
  nullPolicy: 'counts as empty',
  nullAndEmpty: 'An empty list returns `0`. Null items are counted.',
  errors: [],
  examples: [
    {
      title: 'The lines in an order',
      kind: 'typical',
      input: {order: 4711, lines: [{sku: 'A-1'}, {sku: 'B-7'}]},
      args: {list: expression('$.lines')},
      result: 2,
    },
    {
      title: 'Open invoices only',
      kind: 'typical',
      input: [
        {invoice: 'R-1', open: true},
        {invoice: 'R-2', open: false},
        {invoice: 'R-3', open: true},
      ],
      args: {list: expression('List.Filter($, @.open)')},
      result: 2,
    },
    {title: 'A nested list counts as one item', kind: 'edge', args: {list: [[1, 2], 3]}, result: 2},
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: 0},
    {title: 'Null items are counted', kind: 'null', args: {list: [1, null, 3]}, result: 3},
    {title: 'A null list', kind: 'null', args: {list: null}, result: 0},
    {title: 'Text instead of a list', kind: 'error', args: {list: 'A-1'}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'List/Filter', role: 'often used with'},
    {function: 'List/GroupBy', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'COUNTA', differs: 'doesn’t count blank cells'},
    {
      tool: 'jq',
      name: 'length',
      expression: '.list | length',
      differs: 'also counts characters and keys',
    },
    {
      tool: 'jsonata',
      name: '$count',
      expression: '$count(list)',
      differs: 'counts a single value as 1',
    },
    {
      tool: 'jmespath',
      name: 'length',
      expression: 'length(list)',
      differs: 'also counts characters and keys',
    },
    {tool: 'dataweave', name: 'sizeOf'},
    {tool: 'bloblang', name: 'length'},
    {
      tool: 'sql',
      name: 'COUNT',
      differs: 'counts rows, and `CARDINALITY` counts the items of an array',
    },
    {
      tool: 'lodash',
      name: '_.size',
      expression: '_.size(list)',
      differs: 'also counts characters and keys',
    },
    {tool: 'pandas', name: 'Series.size'},
  ],
  tags: ['mapping', 'list', 'aggregate'],
  aliases:
    'length, size, COUNT, $count, sizeOf, List.Count, number of items, how many, array length, number of rows, tally, cardinality, COUNTA, quantity of records, is anything in it, LEN of array, number of elements, amount of entries, how long is list',
  notes: ['To count the characters in text, use `Text.Length`.'],
  run: ({list}) => list?.length ?? 0,
});
