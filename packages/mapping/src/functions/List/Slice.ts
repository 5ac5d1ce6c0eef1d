import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'List',
  name: 'Slice',
  summary: 'Returns the part of a list between two positions.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the list to take items from'},
    start: {
      type: 'Integer',
      default: 0,
      description: 'the position of the first item, counted from 0, or from the end if negative',
    },
    end: {
      type: 'Integer',
      default: null,
      description:
        'the position after the last item, counted from the end if negative; by default, the end of the list',
    },
  },
  returns: {type: 'List<Any>', description: 'the items from `start` up to but not including `end`'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty list stays empty. Null items are kept.',
  errors: [],
  examples: [
    {
      title: 'The three best sellers',
      kind: 'typical',
      input: ['A-1', 'B-7', 'C-3', 'D-9'],
      args: {list: expression('$'), end: 3},
      result: ['A-1', 'B-7', 'C-3'],
    },
    {
      title: 'Without the header row',
      kind: 'typical',
      input: [
        ['sku', 'price'],
        ['A-1', 9.9],
        ['B-7', 12],
      ],
      args: {list: expression('$'), start: 1},
      result: [
        ['A-1', 9.9],
        ['B-7', 12],
      ],
    },
    {
      title: 'A page of results',
      kind: 'typical',
      args: {list: ['A-1', 'B-7', 'C-3', 'D-9', 'E-4', 'F-2'], start: 2, end: 4},
      result: ['C-3', 'D-9'],
    },
    {title: 'The last two items', kind: 'edge', args: {list: [1, 2, 3], start: -2}, result: [2, 3]},
    {
      title: 'Positions outside the list',
      kind: 'edge',
      args: {list: [1, 2, 3], start: -9, end: 99},
      result: [1, 2, 3],
    },
    {
      title: 'A start after the end',
      kind: 'edge',
      args: {list: [1, 2, 3], start: 2, end: 1},
      result: [],
    },
    {title: 'A null list', kind: 'null', args: {list: null, end: 3}, result: null},
  ],
  picture: {kind: 'list', example: 'A page of results'},
  related: [
    {function: 'List/ItemAt', role: 'alternative'},
    {function: 'List/Chunk', role: 'alternative'},
    {function: 'List/SortBy', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'TAKE, DROP', differs: 'take a number of rows instead of positions'},
    {tool: 'jq', name: '.[start:end]', expression: '.list[:.end]'},
    {
      tool: 'jsonata',
      name: '[[start..end]]',
      expression: 'list[[0..$$.end - 1]]',
      differs: 'includes the end position',
    },
    {
      tool: 'jmespath',
      name: '[start:end]',
      expression: 'list[:3]',
      differs: 'accepts only literal positions',
    },
    {tool: 'dataweave', name: 'slice'},
    {tool: 'bloblang', name: 'slice'},
    {
      tool: 'sql',
      name: '[start:end]',
      differs: 'numbers positions from 1, and includes the end position',
    },
    {tool: 'lodash', name: '_.slice', expression: '_.slice(list, 0, end)'},
    {tool: 'pandas', name: 'iloc[start:end]'},
  ],
  tags: ['mapping', 'list', 'filter'],
  aliases:
    'sublist, take, drop, LIMIT, OFFSET, List.Range, subsequence, top n, first 10 items, skip rows, keep only ten, page 2, limit results, remove header line, without the last, preview of data, subset, cut list, pagination',
  run: ({list, start, end}) => list.slice(start, end ?? undefined),
});
