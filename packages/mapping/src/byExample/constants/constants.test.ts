import {describe, expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '../../language/types';
import type {Constant, Situation} from './constant';
import {decimals, operands, positions, thresholds} from './numbers';
import {criteria, itemKeys, keyLists, keyNames} from './objects';
import {regexes} from './patterns';
import {pointers} from './places/places';
import {ellipses, elementNames, fills, trimmed} from './texts';

/** The constants for a call that turns a value into an output. */
function constants(derive: (situation: Situation) => Constant[], value: Value, output: Value) {
  const goal = {outputs: [output], alternatives: [undefined]};
  // None of these constants depends on the function that is called.
  const definition = {} as MappingFunction;
  return derive({definition, values: [value], goal}).map((constant) => constant.value);
}

describe('constants for objects', () => {
  it('are the keys that the output keeps, and those that it drops', () => {
    expect(constants(keyLists, {a: 1, b: 2, c: 3}, {a: 1, c: 3})).toEqual([['a', 'c'], ['b']]);
    expect(constants(keyLists, {a: 1}, {a: 1})).toEqual([['a']]);
    expect(constants(keyLists, {a: 1}, {b: 1})).toEqual([['a']]);
    expect(constants(keyLists, 'a', {b: 1})).toEqual([]);
  });

  it('are the new names of keys with the same value', () => {
    expect(constants(keyNames, {no: 7, name: 'Ada'}, {id: 7, name: 'Ada'})).toEqual([{no: 'id'}]);
    expect(constants(keyNames, {a: 1, b: 1}, {x: 1, y: 1})).toEqual([{a: 'x', b: 'y'}]);
    expect(constants(keyNames, {a: 1}, {x: 2})).toEqual([]);
  });

  it('are the keys of the first item of a list', () => {
    expect(constants(itemKeys, [{id: 1, net: 2}, {x: 3}], 1)).toEqual(['id', 'net']);
    expect(constants(itemKeys, ['id'], 1)).toEqual([]);
    expect(constants(itemKeys, {id: 1}, 1)).toEqual([]);
  });

  it('are pointers to what differs in the output', () => {
    const [from, to] = [
      {a: 1, b: {c: 2}, d: 3},
      {a: 1, b: {c: 9}, 'e/f': 3},
    ];
    expect(constants(pointers, from, to)).toEqual(['/b', '/b/c', '/d', '/e~1f']);
  });

  it('are criteria with each value of a list', () => {
    expect(constants(criteria, [{a: 5, b: true}, {a: 5}, 'x'], 1)).toEqual([
      ...[5, '>5', '>=5', '<5', '<=5'],
      'x',
    ]);
    expect(constants(criteria, 'x', 1)).toEqual([]);
  });
});

describe('constants for numbers', () => {
  it('are what the input is multiplied with, divided by, added to or subtracted from', () => {
    expect(constants(operands, 8, 2).slice(0, 5)).toEqual([0.25, 4, -6, 6, 2]);
    expect(constants(operands, 100, 119)[0]).toBe(1.19);
    expect(constants(operands, '8', 2)).toEqual([]);
    // No one chose a number with more than 7 digits.
    expect(constants(operands, 3, 1)).not.toContain(1 / 3);
    expect(constants(operands, 0, 1)).not.toContain(Infinity);
  });

  it('are numbers in the data', () => {
    expect(constants(thresholds, 7.5, 1)).toEqual([7.5]);
    expect(constants(thresholds, '7.5', 1)).toEqual([]);
  });

  it('are the decimals of the output first', () => {
    expect(constants(decimals, 1, 1.25)).toEqual([2, 0, 1]);
    expect(constants(decimals, 1, '1,500 kg')).toEqual([3, 2, 0, 1]);
    expect(constants(decimals, 1, '2 kg')).toEqual([0, 2]);
    expect(constants(decimals, 1, 2)).toEqual([0, 2, 1]);
  });

  it('are where the output starts and ends in the input', () => {
    expect(constants(positions, 'order 42 paid', '42').slice(0, 4)).toEqual([6, 8, -7, -5]);
    expect(constants(positions, 'Order', 'ORD').slice(0, 4)).toEqual([0, 3, -5, -2]);
    expect(constants(positions, 'AB12', 'x')).toEqual([2, 1, 3, 4, -1]);
    expect(constants(positions, 7, 'x')).toEqual([]);
  });
});

describe('constants for text', () => {
  it('are the signs at the ends of the input, but no letters or spaces', () => {
    expect(constants(trimmed, '-Ada*', 'Ada')).toEqual(['-', '*']);
    expect(constants(trimmed, '007', '7')).toEqual(['0', '7']);
    expect(constants(trimmed, ' Ada', 'Ada')).toEqual([]);
    expect(constants(trimmed, '', '')).toEqual([]);
  });

  it('are patterns of the output, and common ones', () => {
    const patterns = constants(regexes, 'Order ORD-17.5', 'ORD-17.5');
    expect(patterns.slice(0, 2)).toEqual(['ORD-\\d+\\.\\d+', '[A-Za-z]+-\\d+\\.\\d+']);
    expect(patterns).toContain('\\s+');
    const several = constants(regexes, 'ORD-17 INV-4', ['ORD-17', 'INV-4']);
    expect(several.slice(0, 3)).toEqual(['ORD-\\d+', '[A-Za-z]+-\\d+', '\\d+']);
  });

  it('are the characters at the ends of the output', () => {
    expect(constants(fills, '7', '007')).toEqual(['0', '7']);
    expect(constants(ellipses, 'Ada Lovelace', 'Ada…')).toEqual(['…']);
    expect(constants(ellipses, 'Ada Lovelace', 'Ada L.')).toEqual(['.']);
  });

  it('are the names of XML elements in the output', () => {
    expect(constants(elementNames, {}, '<order id="1"><item/><_x-1.y/></order>')).toEqual([
      'order',
      'item',
      '_x-1.y',
    ]);
  });
});
