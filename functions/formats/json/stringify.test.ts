import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {Value} from '../../language/types';
import {stringify} from './stringify';

it('writes the same text as JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({min: 0, max: 10}), (value, indent) => {
      expect(stringify(value as Value, {indent})).toBe(JSON.stringify(value, null, indent));
    }),
  );
});

it('handles any depth', () => {
  let value: Value = null;
  for (let level = 0; level < 100_000; level += 1) {
    value = [value];
  }
  expect(stringify(value, {indent: 0})).toHaveLength(200_004);
});

it('writes bytes as Base64, at any depth', () => {
  expect(stringify({file: Uint8Array.of(104, 105)}, {indent: 0})).toBe('{"file":"aGk="}');
});

it('sorts keys by their characters, including keys that look like numbers', () => {
  const value = {b: {z: 1, é: 2, Z: 3}, 9: 1, 10: 2};
  expect(stringify(value, {indent: 0, sortKeys: true})).toBe(
    '{"10":2,"9":1,"b":{"Z":3,"z":1,"é":2}}',
  );
});

it('rejects numbers that JSON can’t represent', () => {
  expect(() => stringify([NaN], {indent: 2})).toThrow('JSON can’t represent NaN.');
});
