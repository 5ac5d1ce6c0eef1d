import fc from 'fast-check';
import papaparse from 'papaparse';
import {describe, expect, it} from 'vitest';
import {MappingError} from '@documentation/base/internal/values/errors';
import {parseCsv} from './parseCsv';

const comma = {delimiter: ',', quote: '"'};
const cellsOf = (text: string, options = comma) => parseCsv(text, options).map(({cells}) => cells);

/** Returns the cells or the error code. Any other error fails the test. */
function cellsOrCode(text: string): ReturnType<typeof cellsOf> | string {
  try {
    return cellsOf(text);
  } catch (error) {
    if (error instanceof MappingError) {
      return error.code;
    }
    throw error;
  }
}

describe('parseCsv', () => {
  it.each([
    ['', []],
    ['a', [['a']]],
    ['a\n', [['a']]],
    ['a\n\n', [['a'], ['']]],
    ['\n', [['']]],
    [',\n', [['', '']]],
    ['a,', [['a', '']]],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb\nc\r\nd', [['a'], ['b'], ['c'], ['d']]],
    ['"a\r\nb",c\n', [['a\nb', 'c']]],
    ['"say ""hi""",', [['say "hi"', '']]],
    ['"a" ,b', [['a', 'b']]],
    ['5" pipe,x', [['5" pipe', 'x']]],
    [' a , "b"', [[' a ', ' "b"']]],
    ['""', [['']]],
    ['""""', [['"']]],
  ])('reads %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('reports the line that each row starts on', () => {
    const rows = parseCsv('title\n"a\nb",c\r\nd,"e\n\nf"\ng', {...comma, skipLines: 1});
    expect(rows.map(({line}) => line)).toEqual([2, 4, 7]);
  });

  it.each([
    [
      'sep=;\na;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['SEP=\t\r\na\tb', [['a', 'b']]],
    ['sep=;', []],
    ['sep=,\n\n', [['']]],
    ['sep=;;\na', [['sep=;;'], ['a']]],
    ['"sep=;"\na,b', [['sep=;'], ['a', 'b']]],
    ['sep="\na,b', [['sep="'], ['a', 'b']]],
    ['a,b\nsep=;\nc;d', [['a', 'b'], ['sep=;'], ['c;d']]],
  ])('reads the line that names the delimiter: %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('counts the line that names the delimiter, but doesn’t skip it twice', () => {
    const rows = parseCsv('sep=;\ntitle\na;b', {...comma, skipLines: 1});
    expect(rows).toEqual([{cells: ['a', 'b'], line: 3, isBlank: false}]);
  });

  it('distinguishes a blank line from an empty quoted cell', () => {
    const rows = parseCsv('a\n\n""\n"" \n,', comma);
    expect(rows.map(({isBlank}) => isBlank)).toEqual([false, true, false, false, false]);
  });

  it('names the line with a quoting error', () => {
    expect(() => cellsOf('a\n"b\nc')).toThrow(/^Line 2 opens a quoted cell/);
    expect(() => cellsOf('a\n"x\ny","b"c,d')).toThrow(/^Line 3 has text after a closing quote/);
  });

  it('uses the given quote character, or none', () => {
    expect(cellsOf('"a,b"\n"', {delimiter: ',', quote: ''})).toEqual([['"a', 'b"'], ['"']]);
    expect(cellsOf("'a,b'", {delimiter: ',', quote: "'"})).toEqual([['a,b']]);
  });

  it('rejects invalid delimiters and quotes', () => {
    for (const delimiter of ['', '"', '\n', '||', '\ufeff']) {
      expect(() => cellsOf('a', {delimiter, quote: '"'})).toThrow('one character');
    }
    expect(() => cellsOf('a', {delimiter: ',', quote: ','})).toThrow('one character');
  });

  it('reads the same cells as papaparse', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '"', '""', ',', ',"', '",', '\n', '"\n'),
    });
    fc.assert(
      fc.property(text, (csv) => {
        const {data, errors} = papaparse.parse<string[]>(csv, {delimiter: ',', newline: '\n'});
        const rows = csv.endsWith('\n') ? data.slice(0, -1) : data;
        expect(cellsOrCode(csv)).toEqual(errors.length > 0 ? 'E_PARSE' : rows);
      }),
      {numRuns: 2000},
    );
  });

  it.each([
    ['1001,"Müller, Söhne",01067\r\n', 35_714],
    ['"a"', 1],
    ['a', 1],
    ['\n', 1_000_000],
    ['""', 1],
  ])('reads a large file of %j in one pass', (part, rows) => {
    // A parser that backtracks would take minutes.
    expect(cellsOf(part.repeat(1_000_000 / part.length))).toHaveLength(rows);
  });

  it.each(['",', '"",'])('rejects a line with too many cells of %j', (part) => {
    expect(cellsOrCode(part.repeat(1_000_000 / part.length))).toBe('E_LIMIT');
  });
});
