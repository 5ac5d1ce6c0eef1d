import {describe, expect, it} from 'vitest';
import {runSteps} from '../../language/steps';
import type {Value} from '@documentation/base/internal/values/types';
import {columnsOfExpression, columnsOfPaths} from './sortKeys';

describe('columnsOfPaths', () => {
  it('accepts a path, or several keys with their order', () => {
    const list: Value[] = [{a: 2, b: {c: 'x'}}, {a: null}, {a: 1, b: null}];
    expect(columnsOfPaths(list, 'a', 'desc')).toEqual([{values: [2, null, 1], isDescending: true}]);
    expect(columnsOfPaths(list, [{by: 'b.c', order: 'desc'}, {by: 'a'}], 'asc')).toEqual([
      {values: ['x', null, null], isDescending: true},
      {values: [2, null, 1], isDescending: false},
    ]);
    expect(columnsOfPaths([3], [{}], 'asc')).toEqual([{values: [3], isDescending: false}]);
  });

  it.each<[{[field: string]: Value}, string]>([
    [{field: 'total'}, 'A sort key has an unknown field "field". Use only "by" and "order".'],
    [{by: 1}, '"by" in a sort key must be Text, but it is a Number.'],
    [{by: 'total', order: 'descending'}, '"order" in a sort key must be "asc" or "desc".'],
    [{by: 'Total'}, 'No item has a value at "Total". Check the name, including its case.'],
  ])('rejects %j', (key, message) => {
    expect(() => columnsOfPaths([{total: 1}], [key], 'asc')).toThrow(message);
  });

  it('rejects two types, whatever the item order', () => {
    const message =
      'The values of "a" must all have the same type, but their types are Number and Text.';
    expect(() => columnsOfPaths([{a: 1}, {a: null}, {a: '1'}], 'a', 'asc')).toThrow(message);
  });

  it('rejects lists and objects', () => {
    const message = 'The items include lists or objects, which can’t be sorted.';
    expect(() => columnsOfPaths([[1], [2]], '', 'asc')).toThrow(message);
  });
});

describe('columnsOfExpression', () => {
  const by = (results: Value[]) =>
    runSteps(columnsOfExpression([...results.keys()], ({index} = {}) => results[index!]!, 'asc'));

  it('accepts one value, several values, or values with their order', () => {
    expect(by([2, null, 1])).toEqual([{values: [2, null, 1], isDescending: false}]);
    expect(
      by([
        [1, 'a'],
        [2, null],
      ]),
    ).toEqual([
      {values: [1, 2], isDescending: false},
      {values: ['a', null], isDescending: false},
    ]);
    expect(by([[{by: 1, order: 'desc'}, 'a']])).toEqual([
      {values: [1], isDescending: true},
      {values: ['a'], isDescending: false},
    ]);
    expect(by([])).toEqual([]);
  });

  it('rejects a different number of keys', () => {
    expect(() => by([[1, 2], 3])).toThrow(
      '`keys` returned 2 sort keys for the first item, but 1 for the item at position 1.',
    );
  });
});
