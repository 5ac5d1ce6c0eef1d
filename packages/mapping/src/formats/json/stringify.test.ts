import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {stringify} from './stringify';

it('writes the same text as JSON.stringify, in 100,000 cases', () => {
  const {value} = fc.letrec<{value: Value}>((tie) => ({
    value: fc.oneof(
      {maxDepth: 3},
      fc.constantFrom<Value>(null, true, 0, -0, 1.5, 1e21, 5e-324, '', '"', '\\', '\n', '\ud83d'),
      fc.constantFrom<Value>('\u2028', '\u007f', '😀', [], {}, [[]], [{}]),
      fc.array(tie('value'), {maxLength: 3}),
      fc.dictionary(
        fc.constantFrom('a', 'b"', '', '__proto__', '2', '10', '\u0001'),
        tie('value'),
        {
          maxKeys: 3,
          noNullPrototype: true,
        },
      ),
    ),
  }));
  const values = fc.sample(value, {numRuns: 10_000, seed: 20_240_229});
  for (let indent = 0; indent <= 10; indent += 1) {
    const expected = values.map((one) => JSON.stringify([one, 'aGk='], null, indent));
    // A value with bytes can't be left to JSON.stringify.
    const written = values.map((one) => stringify([one, Uint8Array.of(104, 105)], {indent}));
    expect(written.filter((text, index) => text !== expected[index])).toEqual([]);
    expect(values.map((one) => stringify(one, {indent}))).toEqual(
      values.map((one) => JSON.stringify(one, null, indent)),
    );
  }
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
