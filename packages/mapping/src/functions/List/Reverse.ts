import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'List',
  name: 'Reverse',
  summary: 'Reverses the order of the items in a list.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the list to reverse'},
  },
  returns: {type: 'List<Any>', description: 'the same items, last one first'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty list stays empty. Null items are kept.',
  errors: [],
  examples: [
    {
      title: 'A status history, newest first',
      kind: 'typical',
      input: {
        history: [
          {status: 'open', date: '2024-02-27'},
          {status: 'paid', date: '2024-02-29'},
          {status: 'shipped', date: '2024-03-01'},
        ],
      },
      args: {list: expression('$.history')},
      result: [
        {status: 'shipped', date: '2024-03-01'},
        {status: 'paid', date: '2024-02-29'},
        {status: 'open', date: '2024-02-27'},
      ],
    },
    {
      title: 'A category path from the bottom up',
      kind: 'typical',
      input: 'Tools > Saws > Jigsaws',
      args: {list: expression('Text.Split($, " > ")')},
      result: ['Jigsaws', 'Saws', 'Tools'],
    },
    {
      title: 'Nested lists keep their order',
      kind: 'edge',
      args: {list: [[1, 2], 3]},
      result: [3, [1, 2]],
    },
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: []},
    {
      title: 'Null items are kept',
      kind: 'null',
      args: {list: ['A-1', null]},
      result: [null, 'A-1'],
    },
    {title: 'A null list', kind: 'null', args: {list: null}, result: null},
  ],
  related: [{function: 'List/SortBy', role: 'alternative'}],
  equivalents: [
    {tool: 'jq', name: 'reverse', expression: '.list | reverse'},
    {tool: 'jsonata', name: '$reverse', expression: '$reverse(list)'},
    {tool: 'jmespath', name: 'reverse', expression: 'reverse(list)', differs: 'also accepts text'},
    {tool: 'dataweave', name: '[-1 to 0]'},
    {
      tool: 'lodash',
      name: '_.reverse',
      expression: '_.reverse(list)',
      differs: 'changes the list in place',
    },
    {tool: 'pandas', name: 'iloc[::-1]'},
  ],
  tags: ['mapping', 'list', 'sort'],
  aliases:
    'reverse array, $reverse, List.Reverse, toReversed, array_reverse, reversed(), Table.ReverseRows, fn:reverse, rev, flip order, backwards, upside down, opposite order, last to first, from the end to the start, invert list, newest entry on top',
  notes: ['To sort a list in descending order, use `List.SortBy` with `order: "desc"`.'],
  run: ({list}) => list.toReversed(),
});
