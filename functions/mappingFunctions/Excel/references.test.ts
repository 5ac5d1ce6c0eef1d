import {expect, it} from 'vitest';
import {columnOfIndex, indexOfColumn, LAST_COLUMN, parseReference} from './references';

it('turns every column into a number and back', () => {
  for (let index = 1; index <= LAST_COLUMN; index++) {
    expect(indexOfColumn(columnOfIndex(index))).toBe(index);
  }
  expect(columnOfIndex(LAST_COLUMN)).toBe('XFD');
});

it.each([
  ['B2', [2, 2, 2, 2]],
  ['$b$2', [2, 2, 2, 2]],
  ['B2:D10', [2, 2, 10, 4]],
  ['D2:B10', [2, 2, 10, 4]],
  ['B:D', [1, 2, null, 4]],
  ['D:B', [1, 2, null, 4]],
  ['2:10', [2, 1, 10, null]],
  ['B2:D', [2, 2, null, 4]],
  ['B2:10', [2, 2, 10, null]],
  ['XFD1048576', [1048576, 16384, 1048576, 16384]],
])('reads %s', (text, corners) => {
  const {startRow, startColumn, endRow, endColumn} = parseReference(text);
  expect([startRow, startColumn, endRow, endColumn]).toEqual(corners);
});

it.each([
  ['Sheet1!A1', 'Sheet1'],
  ["'It''s 5!'!A1", "It's 5!"],
  ['Größe_2!A1', 'Größe_2'],
])('reads the sheet of %s', (text, sheet) => {
  expect(parseReference(text).sheet).toBe(sheet);
});

it.each([
  '',
  'B',
  '2',
  'B0',
  'B02',
  ' B2',
  'XFE1',
  'A1048577',
  'AAAA1',
  'A:3',
  'A:C5',
  '2:C',
  'A1:B2:C3',
  'A1:',
  ':A1',
  'R1C1',
  'My Sheet!A1',
  "''!A1",
  '!A1',
  'A1,B2',
  '[Book.xlsx]Sheet1!A1',
  "'".repeat(1_000_000),
])('refuses %.30s', (text) => {
  expect(() => parseReference(text)).toThrow(expect.objectContaining({code: 'E_PARSE'}) as Error);
});
