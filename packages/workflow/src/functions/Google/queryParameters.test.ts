import {describe, expect, it} from 'vitest';
import {queryParameters} from './queryParameters';

describe('queryParameters', () => {
  it.each([
    ['text', 'a', {type: 'STRING'}, {value: 'a'}],
    ['an integer', 7, {type: 'INT64'}, {value: '7'}],
    ['a fraction', 1.5, {type: 'FLOAT64'}, {value: '1.5'}],
    ['a Boolean', false, {type: 'BOOL'}, {value: 'false'}],
    ['a date', {type: 'DATE', value: '2024-05-01'}, {type: 'DATE'}, {value: '2024-05-01'}],
    ['null with its type', {type: 'INT64', value: null}, {type: 'INT64'}, {value: null}],
    ['a JSON list', {type: 'JSON', value: [1]}, {type: 'JSON'}, {value: '[1]'}],
    [
      'a list',
      ['a', 'b'],
      {type: 'ARRAY', arrayType: {type: 'STRING'}},
      {arrayValues: [{value: 'a'}, {value: 'b'}]},
    ],
    [
      'an empty list with the type of its items',
      {type: 'DATE', value: []},
      {type: 'ARRAY', arrayType: {type: 'DATE'}},
      {arrayValues: []},
    ],
  ])('%s', (_what, value, parameterType, parameterValue) => {
    expect(queryParameters({p: value})).toEqual([{name: 'p', parameterType, parameterValue}]);
  });

  it.each([
    ['null without a type', null],
    ['an empty list', []],
    ['a list of different types', ['a', 1]],
    ['an object', {a: 1}],
    ['an integer that is too large to be exact', 2 ** 53],
    ['a type from another database', {type: 'VARCHAR', value: 'a'}],
  ])('rejects %s', (_what, value) => {
    expect(() => queryParameters({p: value})).toThrow(
      expect.objectContaining({code: 'E_INPUT', message: expect.stringContaining('p') as string}),
    );
  });
});
