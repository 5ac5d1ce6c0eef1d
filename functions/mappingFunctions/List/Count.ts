import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples';

export default defineMappingFunction({
  category: 'List',
  name: 'Count',
  summary: 'Counts the items of a list.',
  parameters: {
    list: {type: 'List<Any>', data: true, nullable: true, description: 'the items to count'},
  },
  returns: {type: 'Integer', description: 'the number of items'},
  nullPolicy: 'value',
  nullAndEmpty: 'A null list has 0 items, as an empty one has. Null items count.',
  errors: [],
  examples: [
    {
      title: 'The lines of an order',
      kind: 'typical',
      input: {order: 4711, lines: [{sku: 'A-1'}, {sku: 'B-7'}]},
      args: {list: expression('$.lines')},
      result: 2,
    },
    {
      title: 'Only the open invoices',
      kind: 'typical',
      input: [
        {invoice: 'R-1', open: true},
        {invoice: 'R-2', open: false},
        {invoice: 'R-3', open: true},
      ],
      args: {list: expression('List.Filter($, @.open)')},
      result: 2,
    },
    {title: 'A list inside counts as one', kind: 'edge', args: {list: [[1, 2], 3]}, result: 2},
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: 0},
    {title: 'Null items count', kind: 'null', args: {list: [1, null, 3]}, result: 3},
    {title: 'A null list', kind: 'null', args: {list: null}, result: 0},
    {title: 'Text is refused', kind: 'error', args: {list: 'A-1'}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'List/Filter', role: 'often used with'},
    {function: 'List/GroupBy', role: 'often used with'},
  ],
  tags: ['mapping', 'list', 'aggregate'],
  aliases: [
    'length',
    'size',
    'COUNT',
    '$count',
    'sizeOf',
    'List.Count',
    'number of items',
    'how many',
    'array length',
    'number of rows',
  ],
  notes: ['For the characters of a text, use Text/Length.'],
  pure: true,
  run: ({list}) => list?.length ?? 0,
});
