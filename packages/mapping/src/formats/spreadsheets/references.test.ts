import {expect, it} from 'vitest';
import {columnLetters, columnNumber, parseReference, parseReferenceWithinSheet} from './references';
import {SHEET_COLUMNS} from '@documentation/base/internal/limits/values/documents';

it('converts between column letters and numbers', () => {
  for (const [letters, number] of [
    ['A', 1],
    ['Z', 26],
    ['AA', 27],
    ['AZ', 52],
    ['ZZ', 702],
    ['AAA', 703],
    ['XFD', 16_384],
  ] as const) {
    expect(columnNumber(letters)).toBe(number);
    expect(columnLetters(number)).toBe(letters);
  }
});

it('turns every column into a number and back', () => {
  for (let number = 1; number <= SHEET_COLUMNS; number++) {
    expect(columnNumber(columnLetters(number))).toBe(number);
  }
});

it.each([
  ['B2', [2, 2, 2, 2]],
  ['$b$2', [2, 2, 2, 2]],
  ['B2:D10', [2, 2, 10, 4]],
  ['$b$2:$D10', [2, 2, 10, 4]],
  ['D2:B10', [2, 2, 10, 4]],
  ['D10:B2', [2, 2, 10, 4]],
  ['B:D', [1, 2, null, 4]],
  ['D:B', [1, 2, null, 4]],
  ['2:10', [2, 1, 10, null]],
  ['B2:D', [2, 2, null, 4]],
  ['B2:10', [2, 2, 10, null]],
  ['XFD1048576', [1048576, 16384, 1048576, 16384]],
])('reads %s', (text, corners) => {
  const {firstRow, firstColumn, lastRow, lastColumn} = parseReference(text, 'reference');
  expect([firstRow, firstColumn, lastRow, lastColumn]).toEqual(corners);
});

it.each([
  ['Sheet1!A1', 'Sheet1'],
  ["'It''s 5!'!A1", "It's 5!"],
  ['Größe_2!A1', 'Größe_2'],
])('reads the sheet of %s', (text, sheet) => {
  expect(parseReference(text, 'reference').sheet).toBe(sheet);
  expect(() => parseReferenceWithinSheet(text, 'range')).toThrow(
    expect.objectContaining({code: 'E_PARSE', parameter: 'range'}) as Error,
  );
});

it.each([
  '',
  ':',
  'B',
  '2',
  'B0',
  'B02',
  ' B2',
  'XFE1',
  'XFE1:A1',
  'A1048577',
  'A1048577:A1',
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
])('rejects %.30s', (text) => {
  expect(() => parseReference(text, 'reference')).toThrow(
    expect.objectContaining({code: 'E_PARSE'}) as Error,
  );
});
