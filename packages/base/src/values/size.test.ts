import {describe, expect, it} from 'vitest';
import type {Value} from './types';
import {checkSize, checkTotalSize} from './size';

/** A value that occurs several times in another counts each time, so large values are quick to build. */
const times = (count: number, value: Value): Value[] => Array.from({length: count}, () => value);

function nested(levels: number, around: (value: Value) => Value, innermost: Value = 1): Value {
  let value = innermost;
  for (let level = 0; level < levels; level += 1) {
    value = around(value);
  }
  return value;
}

const check = (value: Value) => () => checkSize('`list`', value, 'list');
const longest = 'a'.repeat(20_000_000);

describe('checkSize', () => {
  it.each<[string, (value: Value) => Value]>([
    ['lists', (value) => [value]],
    ['objects', (a) => ({a})],
    ['large lists', (value) => [...times(100, 0), value]],
    ['large objects', (a) => ({...times(100, 0), a})],
  ])('allows 501 %s in each other, and no more', (_, around) => {
    expect(check(nested(501, around))).not.toThrow();
    const tooDeep = expect.objectContaining({
      code: 'E_LIMIT',
      parameter: 'list',
      message: '`list` is nested more than 500 levels deep. Flatten the data first.',
    }) as Error;
    expect(check(nested(502, around))).toThrow(tooDeep);
    // The inner value was measured before, by itself.
    const inner = nested(300, around);
    expect(check(inner)).not.toThrow();
    expect(check(nested(201, around, inner))).not.toThrow();
    expect(check(nested(202, around, inner))).toThrow(tooDeep);
  });

  it('stops before a value is too deep for the call stack', () => {
    for (const around of [(value: Value) => [value], (a: Value) => ({a})]) {
      expect(check(nested(100_000, around))).toThrow('nested more than 500 levels');
    }
  });

  it('counts the deepest of several neighbours, even if they were measured before', () => {
    const deep = nested(300, (value) => [value]);
    for (const inner of [
      [[1], deep, [1], ...times(100, 0)],
      {...times(100, 0), a: [1], b: deep, c: [1]},
    ]) {
      expect(check(inner)).not.toThrow();
      expect(check(nested(200, (value) => [value], inner))).not.toThrow();
      expect(check(nested(201, (value) => [value], inner))).toThrow('nested more than 500 levels');
    }
  });

  it('doesn’t add up the depths of neighbours', () => {
    const deep = nested(400, (value) => [value]);
    expect(check([deep, {a: deep, b: deep}, deep])).not.toThrow();
  });

  it.each<[string, Value]>([
    ['numbers', 1],
    ['text', 'a'],
    ['null', null],
    ['bytes', new Uint8Array(3)],
    ['empty lists', []],
    ['empty objects', {}],
  ])('allows 10,000,000 values: %s', (_, value) => {
    // 1 + 999 × (1 + 10,009) + (1 + 8) values, without the last one.
    const most = [...times(999, times(10_009, value)), times(8, value)];
    expect(check(most)).not.toThrow();
    expect(check([...most, value])).toThrow(
      '`list` contains more than 10,000,000 values. Use less data.',
    );
    expect(check({most, value})).toThrow(
      '`list` contains more than 10,000,000 values. Use less data.',
    );
  });

  it('allows text of 20,000,000 characters', () => {
    for (const value of [longest, [longest], {a: longest}]) {
      expect(check(value)).not.toThrow();
    }
    for (const value of [`${longest}a`, [`${longest}a`], {a: `${longest}a`}]) {
      expect(check(value)).toThrow(
        '`list` contains text with more than 20,000,000 characters. Use less data.',
      );
    }
  });

  it('allows 200,000,000 characters in a value', () => {
    const half = times(5, longest);
    expect(check([half, {half}])).not.toThrow();
    for (const value of [[half, half, 'a'], {half, other: half, a: 'a'}]) {
      expect(check(value)).toThrow(
        '`list` contains more than 200,000,000 characters. Use less data.',
      );
    }
  });
});

it('checkTotalSize adds up the values of a result, and returns each', () => {
  const checked = checkTotalSize('The result');
  const large = times(999_999, 1);
  for (let count = 0; count < 10; count += 1) {
    expect(checked(large)).toBe(large);
  }
  expect(() => checked(1)).toThrow('The result contains more than 10,000,000 values.');
  expect(checkTotalSize('The result')(1)).toBe(1);
});
