import {expect, it} from 'vitest';
import {byteRange} from './byteRange';

it.each([
  ['bytes=0-99', {first: 0, last: 99}],
  ['bytes=900-', {first: 900, last: 999}],
  ['bytes=900-5000', {first: 900, last: 999}],
  ['bytes=-100', {first: 900, last: 999}],
  ['bytes=-5000', {first: 0, last: 999}],
  ['bytes=999-999', {first: 999, last: 999}],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['', null],
])('%j of 1,000 bytes', (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected);
});

it('can’t satisfy any range of an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
});
