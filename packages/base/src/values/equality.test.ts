import fc from 'fast-check';
import {isDeepStrictEqual} from 'node:util';
import {describe, expect, it} from 'vitest';
import {equalityKey, isEqual} from './equality';
import type {Value} from './types';

const own = (text: string) => JSON.parse(text) as Value;

function nested(depth: number): Value {
  let value: Value = 'core';
  for (let level = 0; level < depth; level += 1) {
    value = level % 2 ? {inner: value} : [value];
  }
  return value;
}

/** A copy with other objects, lists and bytes inside, and with keys in another order. */
function withKeysReversed(value: Value): Value {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) {
    return structuredClone(value);
  }
  if (Array.isArray(value)) {
    return (value as Value[]).map(withKeysReversed);
  }
  const entries = Object.entries(value as Record<string, Value>).toReversed();
  return Object.fromEntries(entries.map(([key, item]) => [key, withKeysReversed(item)]));
}

describe('isEqual', () => {
  it.each<[string, Value, Value]>([
    ['null and null', null, null],
    ['0 and -0', 0, -0],
    ['objects with keys in a different order', {a: 1, b: [2]}, {b: [2], a: 1}],
    ['bytes', new Uint8Array([1, 2]), new Uint8Array([1, 2])],
    ['a key named __proto__', own('{"__proto__": 1}'), own('{"__proto__": 1}')],
  ])('holds for %s', (_name, a, b) => {
    expect(isEqual(a, b)).toBe(true);
  });

  it.each<[string, Value, Value]>([
    ['a number and its text', 1, '1'],
    ['null and empty text', null, ''],
    ['null and false', null, false],
    ['text that looks like a key', '"a"', 'a'],
    ['items in a different order', [1, 2], [2, 1]],
    ['a list and its items', [[1]], [1]],
    ['lists that join to the same text', ['a', 'b'], ['a,b']],
    ['a list and an object', ['a'], {0: 'a'}],
    ['a list and bytes', [1, 2], new Uint8Array([1, 2])],
    ['null and a missing key', {a: null}, {}],
    ['a key named __proto__ and none', own('{"__proto__": 1}'), {}],
    ['an inherited key and none', own('{"constructor": null}'), {}],
    ['a lone surrogate and its escape', '\uD800', '\\ud800'],
  ])('does not hold for %s', (_name, a, b) => {
    expect(isEqual(a, b)).toBe(false);
  });

  it('ignores case in values at every depth, but not in keys', () => {
    const options = {ignoreCase: true};
    expect(isEqual({a: ['Straße']}, {a: ['STRASSE']}, options)).toBe(true);
    expect(isEqual('ΟΔΟΣ', 'οδος', options)).toBe(true);
    expect(isEqual('STRAẞE', 'straße', options)).toBe(true);
    expect(isEqual('sıra', 'sira', options)).toBe(false);
    expect(isEqual('é', 'e', options)).toBe(false);
    expect(isEqual({A: 1}, {a: 1}, options)).toBe(false);
    expect(isEqual('A', 'a')).toBe(false);
  });

  it('handles any depth', () => {
    expect(isEqual(nested(20_000), nested(20_000))).toBe(true);
    expect(isEqual(nested(20_000), nested(20_001))).toBe(false);
  });

  it('agrees with Node’s deep equality for 100,000 pairs', () => {
    const scalar = fc.constantFrom<Value>(null, true, 0, 1, '', '1', 'a', 'A', ',', '"', '\ud800');
    const key = fc.constantFrom('a', 'b', '', '__proto__', '1', 'a,b');
    const {value} = fc.letrec<{value: Value}>((tie) => ({
      value: fc.oneof(
        {maxDepth: 2},
        scalar,
        fc.array(tie('value'), {maxLength: 2}),
        fc.dictionary(key, tie('value'), {maxKeys: 2, noNullPrototype: true}),
        fc.uint8Array({max: 1, maxLength: 2}),
      ),
    }));
    const values = fc.sample(value, {numRuns: 320, seed: 20_240_229});
    const copies = values.map(withKeysReversed);
    for (const a of values) {
      const expected = copies.map((b) => isDeepStrictEqual(a, b));
      expect([a, copies.map((b) => isEqual(a, b))]).toEqual([a, expected]);
    }
  });
});

it('equalityKey sorts keys and keeps types apart', () => {
  expect(equalityKey({b: [1, '1'], a: null})).toBe('{"a":null,"b":[1,"1",],}');
});
