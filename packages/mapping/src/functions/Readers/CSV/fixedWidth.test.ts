import {expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {readFixedWidth} from './fixedWidth';

function read(text: string, ...columns: Record<string, Value>[]) {
  return readFixedWidth(text, {columns, skipLines: 0, trim: true});
}

it('reads overlapping columns and skips gaps', () => {
  const date = {name: 'date', start: 4, end: 14, type: 'Date'};
  const year = {name: 'year', start: 4, width: 4, type: 'Integer'};
  const rest = {start: 14};
  expect(read('X7  2024-02-29 end', date, year, rest)).toEqual([{date: '2024-02-29', year: 2024}]);
});

it.each<[string, Record<string, Value>[], string]>([
  ['E_TYPE', [], 'has no column with a name'],
  ['E_TYPE', [{width: 3}], 'has no column with a name'],
  ['E_TYPE', [{name: 5, width: 3}], 'Column 1 in `columns` has a name that isn’t text'],
  ['E_TYPE', [{name: 'a', width: '3'}], 'Column 1 in `columns` has an invalid `width`'],
  ['E_TYPE', [{name: 'a', length: 3}], 'Column 1 in `columns` has an unknown field "length"'],
  ['E_TYPE', [{name: 'a'}, {name: 'b'}], 'Column 2 in `columns` comes after a column without'],
  ['E_TYPE', [{name: 'a', type: 'Decimal'}], 'The rule for the column "a" has an unknown type'],
  ['E_RANGE', [{name: 'a', width: 0}], 'has the width 0. Use 1 or more'],
  ['E_RANGE', [{name: 'a', start: -1}], 'has the start -1. Use 0 or more'],
  ['E_RANGE', [{name: 'a', start: 4, end: 4}], 'has the end 4. Use 5 or more'],
])('fails with %s for %j', (code, columns, problem) => {
  expect(() => read('abc', ...columns)).toThrow(problem);
  const failure = expect.objectContaining({code, parameter: 'columns'}) as Error;
  expect(() => read('abc', ...columns)).toThrow(failure);
});

it.each(['\n', '\r\n', '\r'])('starts a row after the line ending %j', (ending) => {
  const rows = [{a: 'abc'}, {a: 'def'}];
  expect(read(`abc${ending}${ending}def${ending}`, {name: 'a', width: 3})).toEqual(rows);
});

it('names the line and the column of a cell that it can’t read', () => {
  const stock = {name: 'stock', width: 3, type: 'Integer'};
  expect(() => read('  7\n\n x7', stock)).toThrow('Line 3, column "stock": "x7" can’t be read');
});

it('ignores spaces after the last column, but not text', () => {
  expect(read('abc   ', {name: 'a', width: 3})).toEqual([{a: 'abc'}]);
  expect(() => read('abc  d', {name: 'a', width: 3})).toThrow('Line 1 has text after position 3');
});

it('has a limit on the number of cells', () => {
  const failure = expect.objectContaining({code: 'E_LIMIT'}) as Error;
  expect(() => read('a\n'.repeat(2_500_000), {name: 'a', width: 1}, {width: 1})).toThrow(failure);
});
