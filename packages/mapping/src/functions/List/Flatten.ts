import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {checkItemCount} from './itemLimit';
import {RESULT_ITEMS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

/** Flattens a list with its own stack instead of recursion, so deeply nested data can't overflow the call stack. */
function flatten(list: readonly Value[], depth: number): Value[] {
  const result: Value[] = [];
  const open = [{items: list, next: 0}];
  let visited = 0;
  for (let current = open.at(-1); current; current = open.at(-1)) {
    if (current.next === current.items.length) {
      open.pop();
      continue;
    }
    const item = current.items[current.next]!;
    current.next += 1;
    visited += 1;
    checkItemCount(visited, 'list');
    if (Array.isArray(item) && open.length <= depth) {
      open.push({items: item as Value[], next: 0});
    } else {
      result.push(item);
    }
  }
  return result;
}

export default defineMappingFunction({
  category: 'List',
  name: 'Flatten',
  summary: 'Replaces nested lists with their items, one or more levels deep.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the list to flatten'},
    depth: {
      type: 'Integer',
      default: 1,
      description: 'how many levels to flatten, or `-1` for all',
    },
  },
  returns: {type: 'List<Any>', description: 'the flattened list, in the original order'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty nested lists are removed. Null items are kept.',
  errors: [
    {code: 'E_RANGE', when: '`depth` is less than -1'},
    {
      code: 'E_LIMIT',
      when: `the list has more than ${grouped(RESULT_ITEMS)} items, counted across all flattened levels`,
    },
  ],
  examples: [
    {
      title: 'The lines from all orders',
      kind: 'typical',
      input: [
        {order: 1, lines: [{sku: 'A-1'}, {sku: 'B-7'}]},
        {order: 2, lines: [{sku: 'C-3'}]},
      ],
      args: {list: expression('List.Map($, @.lines)')},
      result: [{sku: 'A-1'}, {sku: 'B-7'}, {sku: 'C-3'}],
    },
    {
      title: 'All levels',
      kind: 'typical',
      args: {list: ['Tools', ['Saws', ['Jigsaws', 'Handsaws']]], depth: -1},
      result: ['Tools', 'Saws', 'Jigsaws', 'Handsaws'],
    },
    {title: 'One level by default', kind: 'edge', args: {list: [1, [2, [3]]]}, result: [1, 2, [3]]},
    {
      title: 'Objects and text aren’t flattened',
      kind: 'edge',
      args: {list: ['abc', {tags: ['a']}, []]},
      result: ['abc', {tags: ['a']}],
    },
    {title: 'A depth of 0', kind: 'edge', args: {list: [1, [2]], depth: 0}, result: [1, [2]]},
    {
      title: 'Null items are kept',
      kind: 'null',
      args: {list: [['A-1', null], null]},
      result: ['A-1', null, null],
    },
    {title: 'A null list', kind: 'null', args: {list: null}, result: null},
    {title: 'A depth below -1', kind: 'error', args: {list: [], depth: -2}, error: 'E_RANGE'},
    {
      title: 'Two million items',
      kind: 'error',
      input: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
      args: {list: expression('List.Reduce($, [@total, @total], "A-1")'), depth: -1},
      error: 'E_LIMIT',
    },
  ],
  picture: {kind: 'list', example: 'The lines from all orders'},
  related: [
    {function: 'List/Chunk', role: 'inverse'},
    {function: 'List/Map', role: 'often used with'},
    {function: 'List/Concat', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'TOCOL', differs: 'returns one column of cells'},
    {
      tool: 'jq',
      name: 'flatten',
      expression: '.list | flatten(1)',
      differs: 'flattens all levels by default',
    },
    {tool: 'jsonata', name: '$reduce', expression: '$reduce(list, $append)'},
    {
      tool: 'jmespath',
      name: '[]',
      expression: 'list[]',
      differs: 'flattens one level, and leaves out null',
    },
    {tool: 'dataweave', name: 'flatten', differs: 'flattens one level'},
    {tool: 'bloblang', name: 'flatten', differs: 'flattens one level'},
    {tool: 'sql', name: 'UNNEST', differs: 'flattens all levels, and returns rows'},
    {
      tool: 'lodash',
      name: '_.flatten',
      expression: '_.flatten(list)',
      differs: 'flattens one level, while `_.flattenDepth` takes a depth',
    },
    {tool: 'pandas', name: 'Series.explode', differs: 'turns an empty list into a missing value'},
  ],
  tags: ['mapping', 'list', 'flatten'],
  aliases:
    'flat, flattenDeep, flatMap, UNNEST, TOCOL, explode, ARRAY_FLATTEN, array of arrays, nested array, unwrap one level, collapse dimensions, SelectMany, lines of all orders, pages into single array, merge sub-lists, dissolve, unroll',
  limits: [
    `A list can have at most ${grouped(RESULT_ITEMS)} items, counted across all flattened levels.`,
  ],
  run: ({list, depth}) => {
    if (depth < -1) {
      fail('E_RANGE', `\`depth\` is ${depth}. Use 0 or more, or -1 for all levels.`, 'depth');
    }
    return flatten(list, depth === -1 ? Infinity : depth);
  },
});
