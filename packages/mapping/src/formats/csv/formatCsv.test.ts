import fc from 'fast-check';
import papaparse from 'papaparse';
import {describe, expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {formatCsv} from './formatCsv';
import {parseCsv} from './parseCsv';

const plain = {delimiter: ',', bom: false, escapeFormulas: false, encoding: 'utf-8'} as const;
const origin = {
  parameter: 'rows',
  nameOfCell: (row: number, column: number) => `Cell ${column + 1} of row ${row + 1}`,
};
const textOf = (rows: Value[][], format = {}) =>
  new TextDecoder('utf-8', {ignoreBOM: true}).decode(
    formatCsv(rows, {...plain, ...format}, origin),
  );

describe('formatCsv', () => {
  it('writes what papaparse reads back', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', 'ä', '😀', '='),
    });
    const table = fc.array(fc.array(cell, {minLength: 2, maxLength: 4}), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', ';', '\t'),
        fc.boolean(),
        (rows, delimiter, quoteAll) => {
          const {data, errors} = papaparse.parse(textOf(rows, {delimiter, quoteAll}), {
            delimiter,
            newline: '\r\n',
            skipEmptyLines: true,
          });
          expect(errors).toEqual([]);
          expect(data).toEqual(rows);
        },
      ),
    );
  });

  it('writes numbers without an exponent', () => {
    expect(textOf([[1e21, -1.5e-7, 0.1, true, null]])).toBe(
      '1000000000000000000000,-0.00000015,0.1,true,\r\n',
    );
  });

  it('writes what the parser reads back, including empty cells and sep= at the start', () => {
    const cell = fc.oneof(
      fc.string({unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'ä', '😀', '=')}),
      fc.constantFrom('', 'sep=', 'sep=;', 'Sep=,'),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, {minLength: 1, maxLength: 3}), {minLength: 1, maxLength: 4}),
        fc.constantFrom(',', ';'),
        (rows, delimiter) => {
          const read = parseCsv(textOf(rows, {delimiter}), {delimiter, quote: '"'});
          expect(read.map(({cells}) => cells)).toEqual(rows);
          expect(read.some(({isBlank}) => isBlank)).toBe(false);
        },
      ),
      {numRuns: 1000},
    );
  });

  it('escapes formulas as papaparse does', () => {
    const cells = ['=1+1', '+1', '-1', '@a', '\ta', '\ra', 'a=1', '', 'a b'];
    const {data} = papaparse.parse(textOf([cells], {escapeFormulas: true, quoteAll: true}), {
      newline: '\r\n',
    });
    const expected = papaparse.unparse([cells], {escapeFormulae: true, quotes: true});
    expect(data[0]).toEqual(papaparse.parse(expected, {newline: '\r\n'}).data[0]);
    expect(textOf([[-5]], {escapeFormulas: true})).toBe('-5\r\n');
  });

  it.each([' =1', '\u00a0=1', '\u0085+1', '\u0001=1', '\u200b-1', '\nx', '＝1', '－1', ' ＠a'])(
    'escapes %j, which papaparse doesn’t',
    (cell) => {
      expect(textOf([[cell]], {escapeFormulas: true})).toContain(`'${cell}`);
    },
  );

  it.each([
    ['x;=1+1', `"x;'=1+1"`],
    ['x|"@a', `"x|""'@a"`],
    ['x; \t-1', `"x; \t'-1"`],
    ['a\n+b', `"a\n'+b"`],
    [' \n@a', `"' \n'@a"`],
    ['a, -5', '"a, -5"'],
    ['a -5', 'a -5'],
    ['a; b', '"a; b"'],
  ])('escapes what another separator would make a formula: %j', (cell, text) => {
    expect(textOf([[cell]], {escapeFormulas: true})).toBe(`${text}\r\n`);
  });

  it('writes no formula that a program could find, whatever its separator', () => {
    const separators = [',', ';', '\t', '|'];
    const unit = fc.constantFrom(
      'a',
      '"',
      ',',
      ';',
      '\t',
      '|',
      '\n',
      '\r',
      ' ',
      '=',
      '+',
      '-',
      '@',
    );
    const tables = fc.array(fc.array(fc.string({unit}), {minLength: 1, maxLength: 3}), {
      minLength: 1,
      maxLength: 3,
    });
    /** The cells as a program may read them that has lost count of the quotation marks. */
    const cellsAt = (text: string, separator: string) =>
      text.split(new RegExp(`[\\r\\n${separator}]`)).map((cell) => cell.replace(/^[\s"]+/, ''));
    const isFormula = (cell: string) => /^\s*[=+\-@]/.test(cell);
    fc.assert(
      fc.property(
        tables,
        fc.constantFrom(...separators),
        fc.constantFrom(...separators),
        fc.boolean(),
        (rows, delimiter, other, quoteAll) => {
          const text = textOf(rows, {delimiter, quoteAll, escapeFormulas: true});
          const {data} = papaparse.parse<string[]>(text, {delimiter: other});
          const cells = [...data.flat(), ...(other === delimiter ? [] : cellsAt(text, other))];
          expect(cells.filter(isFormula)).toEqual([]);
        },
      ),
      {numRuns: 2000},
    );
  });

  it('names the cell that can’t be written', () => {
    expect(() => textOf([['a'], ['b', {c: 1}]])).toThrow(
      'Cell 2 of row 2 is an Object. Use text, a number, a Boolean or null.',
    );
  });
});
