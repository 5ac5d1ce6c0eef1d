import {expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';
import Lookup from './Lookup';

function nearest(value: Value, keys: readonly Value[]): Promise<Value> {
  const table = keys.map((key, index) => [key, index]);
  const args = {value, table, returnColumn: 2, match: 'nearest'};
  return invoke(Lookup, args, {now: '2024-05-01T12:00:00Z'});
}

it.each<[Value, Value[], Value]>([
  // VLOOKUP and MATCH return the last of several equal keys, whether the key equals the value or is smaller.
  [50, [1, 50, 50, 100], 2],
  [75, [1, 50, 50, 50, 100], 3],
  [200, [1, 50, 50], 2],
  ['b', ['a', 'a', 'c'], 1],
  ['2024-02-29T09:30:00', ['2024-02-28T00:00:00', '2024-02-29T00:00:00'], 1],
  // In the order of UTF-16 code units, the emoji would come first.
  ['\uff5e', ['\uff5d', '\u{1f600}'], 0],
  // Keys of other types are ignored.
  [5, ['1', null, 1, true, 6], 2],
])('the nearest match for %j in %j is the row at %j', async (value, keys, position) => {
  expect(await nearest(value, keys)).toBe(position);
});
