import fc from 'fast-check';
import papaparse from 'papaparse';
import {describe, expect, it} from 'vitest';
import type {Value} from '../../../language/types';
import {formatCsv} from '../../../formats/csv/formatCsv';

const plain = {delimiter: ',', bom: false, escapeFormulas: false, encoding: 'utf-8'} as const;
const textOf = (rows: Value[][], format = {}) =>
  new TextDecoder('utf-8', {ignoreBOM: true}).decode(formatCsv(rows, {...plain, ...format}));

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

  it('escapes formulas as papaparse does', () => {
    const cells = ['=1+1', '+1', '-1', '@a', '\ta', '\ra', 'a=1', ''];
    const {data} = papaparse.parse(textOf([cells], {escapeFormulas: true, quoteAll: true}), {
      newline: '\r\n',
    });
    expect(data[0]).toEqual(["'=1+1", "'+1", "'-1", "'@a", "'\ta", "'\ra", 'a=1', '']);
    expect(textOf([[-5]], {escapeFormulas: true})).toBe('-5\r\n');
  });
});
