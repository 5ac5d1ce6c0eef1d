import {expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {headerIndex} from './readings';

it.each<[string, readonly (readonly Value[])[], number]>([
  [
    'in the first row',
    [
      ['id', 'total'],
      [1, 2],
    ],
    0,
  ],
  ['below a title and an empty row', [['Orders', null], [], ['id', 'total'], [1, 2]], 2],
  ['below lines with fewer cells', [['Account', 'DE12'], [''], ['day', 'payee', 'amount']], 2],
  [
    'nowhere, because the first full row has a number',
    [
      ['Orders', null],
      [1, 'a'],
      ['b', 'c'],
    ],
    -1,
  ],
  [
    'nowhere, because two are equal',
    [
      ['Orders', null],
      ['total', 'total'],
    ],
    -1,
  ],
  ['nowhere, because the table is empty', [], -1],
])('finds headers %s', (_where, rows, expected) => {
  expect(headerIndex(rows)).toBe(expected);
});
