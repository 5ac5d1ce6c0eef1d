import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {Value} from '../../../language/types';
import {stringify} from './stringify';

it('writes the same text as JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({min: 0, max: 10}), (value, indent) => {
      expect(stringify(value as Value, indent)).toBe(JSON.stringify(value, null, indent));
    }),
  );
});

it('handles any depth', () => {
  let value: Value = null;
  for (let level = 0; level < 100_000; level += 1) {
    value = [value];
  }
  expect(stringify(value, 0)).toHaveLength(200_004);
});

it('rejects values that JSON can’t represent', () => {
  expect(() => stringify({file: Uint8Array.of(1)}, 2)).toThrow('JSON can’t represent Binary.');
  expect(() => stringify([NaN], 2)).toThrow('JSON can’t represent NaN.');
});
