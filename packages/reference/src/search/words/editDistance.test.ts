// cspell:ignore avarege datetme geohsah trimm uper
import {expect, it} from 'vitest';
import {editDistance} from './editDistance';

it.each([
  ['upper', 'upper', 0],
  ['uper', 'upper', 1],
  ['trimm', 'trim', 1],
  ['geohsah', 'geohash', 1],
  ['datetme', 'datetime', 1],
  ['avarege', 'average', 2],
  ['', 'abc', 3],
])('the edit distance from %s to %s is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});
