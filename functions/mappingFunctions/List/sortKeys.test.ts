import {describe, expect, it} from 'vitest';
import type {Value} from '../../language/types';
import {readSortKey, sortableValues} from './sortKeys';

describe('readSortKey', () => {
  it('fills in missing fields', () => {
    expect(readSortKey({})).toEqual({by: '', order: 'asc'});
    expect(readSortKey({by: 'total', order: 'desc'})).toEqual({by: 'total', order: 'desc'});
  });

  it.each<[{[field: string]: Value}, string]>([
    [{field: 'total'}, 'A sort key has an unknown field "field". Use only "by" and "order".'],
    [{by: 1}, '"by" in a sort key must be Text, but it is a Number.'],
    [{by: 'total', order: 'descending'}, '"order" in a sort key must be "asc" or "desc".'],
  ])('rejects %j', (key, message) => {
    expect(() => readSortKey(key)).toThrow(message);
  });
});

describe('sortableValues', () => {
  it('accepts values of one type and null', () => {
    expect(sortableValues([{a: 2}, {a: null}, {}, {a: 1}], 'a')).toEqual([2, null, null, 1]);
  });

  it('rejects two types, whatever the item order', () => {
    const message = 'The values of "a" must all have the same type, but they are Number and Text.';
    expect(() => sortableValues([{a: 1}, {a: null}, {a: '1'}], 'a')).toThrow(message);
  });

  it('rejects lists and objects', () => {
    const message = 'The items include lists or objects, which can’t be sorted.';
    expect(() => sortableValues([[1], [2]], '')).toThrow(message);
  });
});
