import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';

export default defineMappingFunction({
  category: 'List',
  name: 'Chunk',
  summary: 'Splits a list into chunks of a given size.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the list to split'},
    size: {type: 'Integer', description: 'the number of items per chunk (1 or more)'},
  },
  returns: {
    type: 'List<List<Any>>',
    description: 'the chunks in order (the last one can be shorter)',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty list returns `[]`. Null items are kept.',
  errors: [{code: 'E_RANGE', when: '`size` is less than 1'}],
  examples: [
    {
      title: 'Batches for an API',
      kind: 'typical',
      input: ['C-1', 'C-2', 'C-3', 'C-4', 'C-5'],
      args: {list: expression('$'), size: 2},
      result: [['C-1', 'C-2'], ['C-3', 'C-4'], ['C-5']],
    },
    {
      title: 'Rows from a flat list',
      kind: 'typical',
      input: ['A-1', 9.9, 'B-7', 12],
      args: {list: expression('$'), size: 2},
      result: [
        ['A-1', 9.9],
        ['B-7', 12],
      ],
    },
    {
      title: 'A size larger than the list',
      kind: 'edge',
      args: {list: [1, 2], size: 10},
      result: [[1, 2]],
    },
    {title: 'An empty list', kind: 'edge', args: {list: [], size: 2}, result: []},
    {title: 'A null list', kind: 'null', args: {list: null, size: 2}, result: null},
    {title: 'A size of 0', kind: 'error', args: {list: [1, 2], size: 0}, error: 'E_RANGE'},
  ],
  picture: {kind: 'list', example: 'Batches for an API'},
  related: [
    {function: 'List/Flatten', role: 'inverse'},
    {function: 'List/Slice', role: 'alternative'},
    {function: 'List/GroupBy', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'WRAPROWS', differs: 'fills the last row with `#N/A`'},
    {
      tool: 'jq',
      name: 'range',
      expression:
        '.size as $size | .list | [range(0; length; $size) as $start | .[$start:$start + $size]]',
    },
    {tool: 'dataweave', name: 'divideBy'},
    {tool: 'lodash', name: '_.chunk', expression: '_.chunk(list, size)'},
  ],
  tags: ['mapping', 'list', 'batch', 'group'],
  aliases:
    'batch, Split In Batches, List.Split, WRAPROWS, paging, array_chunk, divide into groups, split array, n at a time, batches of 100, API limit per request, bulk size, groups of ten, packages of items, in portions, divideBy, blocks of, pages of items, itertools.batched, list of lists, split a list into parts',
  run: ({list, size}) => {
    if (size < 1) {
      fail('E_RANGE', `\`size\` is ${size}, but it must be at least 1.`, 'size');
    }
    const parts: (readonly Value[])[] = [];
    for (let start = 0; start < list.length; start += size) {
      parts.push(list.slice(start, start + size));
    }
    return parts;
  },
});
