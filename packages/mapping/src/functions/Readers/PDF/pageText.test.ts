import {describe, expect, it} from 'vitest';
import {lineText, linesOf, tableOf, type Piece} from './pageText';

/** Creates a piece of text with letters that are 10 points high and 5 points wide. */
const piece = (x: number, y: number, text: string): Piece => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
});

describe('lines', () => {
  it('run from top to bottom and from left to right', () => {
    const pieces = [
      piece(100, 10, 'd'),
      piece(10, 50, 'a'),
      piece(10, 12, 'c'),
      piece(60, 50, 'b'),
    ];
    expect(linesOf(pieces).map(lineText)).toEqual(['a b', 'c d']);
  });

  it('have a space where there is a gap', () => {
    expect(lineText([piece(0, 0, 'In'), piece(10, 0, 'voice'), piece(38, 0, '117')])).toBe(
      'Invoice 117',
    );
  });
});

describe('tables', () => {
  const stock = [
    piece(10, 90, 'March stock'),
    piece(10, 70, 'Article'),
    piece(100, 70, 'Stock'),
    piece(200, 70, 'Note'),
    piece(10, 50, 'Oak'),
    piece(28, 50, 'table'),
    piece(115, 50, '12'),
    piece(10, 40, '(large)'),
    piece(10, 30, 'Chair'),
    piece(120, 30, '7'),
    piece(200, 30, 'last ones'),
    piece(10, 10, 'See you'),
  ];

  it('are detected by alignment', () => {
    expect(tableOf(stock, null)).toEqual([
      ['Article', 'Stock', 'Note'],
      ['Oak table', '12', ''],
      ['(large)', '', ''],
      ['Chair', '7', 'last ones'],
    ]);
  });

  it('follow given columns', () => {
    expect(tableOf(stock, [0, 118])).toEqual([
      ['Article Stock', 'Note'],
      ['Oak table 12', ''],
      ['(large)', ''],
      ['Chair', '7 last ones'],
    ]);
  });

  it('are empty on a page without a table', () => {
    expect(tableOf([], null)).toEqual([]);
    expect(tableOf([piece(0, 0, 'a'), piece(0, 50, 'b')], null)).toEqual([]);
    expect(tableOf(stock, [0])).toEqual([]);
  });
});
