import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';

export default defineMappingFunction({
  category: 'List',
  name: 'Zip',
  summary: 'Pairs the items of two lists by position.',
  parameters: {
    left: {type: 'List<Any>', data: true, description: 'the items that come first in each pair'},
    right: {type: 'List<Any>', data: true, description: 'the items that come second in each pair'},
    onDifferentLength: {
      type: 'Text',
      default: 'error',
      values: {
        error: 'fail with `E_RANGE`',
        shorten: 'stop at the end of the shorter list',
        fill: 'fill the shorter list with null',
      },
      description: 'what to do if one list is longer than the other',
    },
  },
  returns: {type: 'List<List<Any>>', description: 'one pair `[left, right]` for each position'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Two empty lists return `[]`. Null items are kept.',
  errors: [
    {
      code: 'E_RANGE',
      when: 'the lists have different lengths and `onDifferentLength` is `"error"`',
    },
  ],
  examples: [
    {
      title: 'Products with their prices',
      kind: 'typical',
      input: {skus: ['A-1', 'B-7', 'C-3'], prices: [9.9, 12, 4.5]},
      args: {left: expression('$.skus'), right: expression('$.prices')},
      result: [
        ['A-1', 9.9],
        ['B-7', 12],
        ['C-3', 4.5],
      ],
    },
    {
      title: 'A header row with a data row',
      kind: 'typical',
      input: [
        ['sku', 'price', 'stock'],
        ['A-1', 9.9, 4],
      ],
      args: {left: expression('$[0]'), right: expression('$[1]')},
      result: [
        ['sku', 'A-1'],
        ['price', 9.9],
        ['stock', 4],
      ],
    },
    {
      title: 'Extra items are dropped',
      kind: 'edge',
      args: {left: ['A-1', 'B-7', 'C-3'], right: [9.9, 12], onDifferentLength: 'shorten'},
      result: [
        ['A-1', 9.9],
        ['B-7', 12],
      ],
    },
    {
      title: 'Missing items become null',
      kind: 'edge',
      args: {left: ['A-1', 'B-7', 'C-3'], right: [9.9, 12], onDifferentLength: 'fill'},
      result: [
        ['A-1', 9.9],
        ['B-7', 12],
        ['C-3', null],
      ],
    },
    {title: 'Two empty lists', kind: 'edge', args: {left: [], right: []}, result: []},
    {
      title: 'Null items are kept',
      kind: 'null',
      args: {left: ['A-1', null], right: [null, 12]},
      result: [
        ['A-1', null],
        [null, 12],
      ],
    },
    {title: 'A null list', kind: 'null', args: {left: ['A-1'], right: null}, result: null},
    {
      title: 'A missing price',
      kind: 'error',
      args: {left: ['A-1', 'B-7', 'C-3'], right: [9.9, 12]},
      error: 'E_RANGE',
    },
  ],
  picture: {kind: 'list', example: 'Products with their prices'},
  related: [
    {function: 'List/Transpose', role: 'alternative'},
    {function: 'List/JoinByKey', role: 'alternative'},
    {function: 'List/Map', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'HSTACK', differs: 'fills missing cells with `#N/A`'},
    {
      tool: 'jq',
      name: 'transpose',
      expression: '[.left, .right] | transpose',
      differs: 'fills missing items with null',
    },
    {tool: 'jsonata', name: '$zip', expression: '$zip(left, right)', differs: 'drops extra items'},
    {tool: 'dataweave', name: 'zip', differs: 'drops extra items'},
    {tool: 'bloblang', name: 'zip'},
    {tool: 'sql', name: 'UNNEST', differs: 'returns rows, and fills missing items with null'},
    {
      tool: 'lodash',
      name: '_.zip',
      expression: '_.zip(left, right)',
      differs: 'fills missing items with undefined',
    },
  ],
  tags: ['mapping', 'list', 'merge', 'join'],
  aliases:
    'zip arrays, $zip, List.Zip, zip(), zip_longest, zipWith, zipObject, arrays_zip, array_combine, fn:for-each-pair, HSTACK, pair up, list of pairs, parallel arrays, two arrays side by side, combine keys and values, match by index, join by row number',
  notes: [
    'To turn each pair into an object, use `List.Map` with an expression such as `{"sku": @[0], "price": @[1]}`.',
    'To combine three or more lists, use `List.Transpose([$.skus, $.prices, $.stock])`.',
  ],
  run: ({left, right, onDifferentLength}) => {
    if (left.length !== right.length && onDifferentLength === 'error') {
      fail(
        'E_RANGE',
        `The lists have different lengths: ${left.length} and ${right.length}. Check the lists, or set \`onDifferentLength\` to "shorten" or "fill".`,
        'right',
      );
    }
    const pick = onDifferentLength === 'fill' ? Math.max : Math.min;
    return Array.from({length: pick(left.length, right.length)}, (_, index) => [
      left[index] ?? null,
      right[index] ?? null,
    ]);
  },
});
