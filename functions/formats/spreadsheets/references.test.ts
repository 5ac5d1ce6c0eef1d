import {describe, expect, it} from 'vitest';
import {columnLetters, columnNumber, parseRange} from './references';

it('counts columns as Excel names them', () => {
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

describe('parseRange', () => {
  const range = (firstRow: number, firstColumn: number, lastRow: unknown, lastColumn: unknown) => ({
    firstRow,
    firstColumn,
    lastRow,
    lastColumn,
  });

  it.each([
    ['B2:D10', range(2, 2, 10, 4)],
    ['$b$2:$D10', range(2, 2, 10, 4)],
    ['D10:B2', range(2, 2, 10, 4)],
    ['B2', range(2, 2, 2, 2)],
    ['A:C', range(1, 1, null, 3)],
    ['2:5', range(2, 1, 5, null)],
  ])('reads %s', (text, expected) => {
    expect(parseRange(text)).toEqual(expected);
  });

  it.each([
    '',
    ':',
    'B',
    '7',
    'B2:',
    'A:3',
    'B2:C3:D4',
    'A0',
    'XFE1',
    'A1048577',
    'Sheet1!A1',
    'R1C1',
  ])('refuses "%s"', (text) => {
    expect(parseRange(text)).toBe(null);
  });
});
