import {expect, it} from 'vitest';
import {parseCsv} from '../../../formats/csv/parseCsv';
import {csvObjects} from './csvObjects';

function read(text: string, options = {}) {
  const rows = parseCsv(text, {delimiter: ',', quote: '"'});
  return csvObjects(rows, {headerRow: 1, columns: null, ...options}, (error) => {
    throw error;
  });
}

it('skips blank lines, but not a quoted empty cell', () => {
  expect(read('a\nx\n\n""\ny')).toEqual([{a: 'x'}, {a: ''}, {a: 'y'}]);
  expect(read('a,b\n\n""\n')).toEqual([{a: '', b: null}]);
});

it('includes the line that names the delimiter in line numbers, but not in row numbers', () => {
  expect(read('sep=;\ntitle\na;b\n1;2', {headerRow: 2})).toEqual([{a: '1', b: '2'}]);
  expect(() => read('sep=;\na;b\n1;2;3')).toThrow('Line 3 has 3 cells, but the header has 2.');
});
