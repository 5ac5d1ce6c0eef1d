import {fail} from '../../language/errors';
import {quote} from '../../values/quote';

/** Names of columns and references to cells, as in Excel: rows and columns count from 1. */

export const LAST_COLUMN = 16_384;
const LAST_ROW = 1_048_576;

const MAX_REFERENCE_LENGTH = 255;
const CODE_BEFORE_A = 64;

/** 'AA' → 27. For one to three letters. */
export function indexOfColumn(letters: string): number {
  return Array.from(letters.toUpperCase()).reduce(
    (index, letter) => index * 26 + letter.charCodeAt(0) - CODE_BEFORE_A,
    0,
  );
}

/** 27 → 'AA' */
export function columnOfIndex(index: number): string {
  let letters = '';
  for (let rest = index; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(CODE_BEFORE_A + 1 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

export interface Reference {
  readonly sheet: string | null;
  readonly startRow: number;
  readonly startColumn: number;
  /** Null when the rows go on to the end of the sheet. */
  readonly endRow: number | null;
  /** Null when the columns go on to the end of the sheet. */
  readonly endColumn: number | null;
}

interface Corner {
  readonly row: number | null;
  readonly column: number | null;
}

function failToRead(reference: string, why: string): never {
  return fail(
    'E_PARSE',
    `${quote(reference)} isn't a reference in the style A1: ${why}.`,
    'reference',
  );
}

/** '$B$2' → row 2, column 2; 'B' → column 2; '2' → row 2 */
function cornerOf(text: string, reference: string): Corner {
  const match = /^(?:\$?([A-Za-z]{1,3}))?(?:\$?([1-9]\d{0,6}))?$/.exec(text);
  if (!match || text === '') {
    const isR1C1 = /^R(?:\[?-?\d+\]?)?C(?:\[?-?\d+\]?)?$/i.test(text);
    return failToRead(reference, isR1C1 ? 'R1C1 is another style' : 'use B2, B2:D10, B:D or 2:10');
  }
  const [column, row] = [
    match[1] ? indexOfColumn(match[1]) : null,
    match[2] ? Number(match[2]) : null,
  ];
  if ((column ?? 0) > LAST_COLUMN) {
    failToRead(reference, 'the last column is XFD');
  }
  if ((row ?? 0) > LAST_ROW) {
    failToRead(reference, `the last row is ${LAST_ROW}`);
  }
  return {row, column};
}

/** "'My Sheet'!A1" → 'My Sheet' and 'A1' */
function splitSheet(reference: string): {sheet: string | null; cells: string} {
  const quoted = /^'((?:[^']|'')+)'!(.*)$/s.exec(reference);
  if (quoted) {
    return {sheet: quoted[1]!.replaceAll("''", "'"), cells: quoted[2]!};
  }
  const plain = /^([^!]*)!(.*)$/s.exec(reference);
  if (!plain) {
    return {sheet: null, cells: reference};
  }
  if (!/^[\p{L}_][\p{L}\p{N}_.]*$/u.test(plain[1]!)) {
    failToRead(reference, 'put the name of the sheet in single quotes');
  }
  return {sheet: plain[1]!, cells: plain[2]!};
}

const sorted = (a: number, b: number): [number, number] => (a <= b ? [a, b] : [b, a]);

export function parseReference(reference: string): Reference & {readonly isRange: boolean} {
  if (reference.length > MAX_REFERENCE_LENGTH) {
    failToRead(reference, 'it is too long');
  }
  const {sheet, cells} = splitSheet(reference);
  const [first = '', second, ...others] = cells.split(':', 3);
  const start = cornerOf(first, reference);
  if (others.length > 0) {
    return failToRead(reference, 'it has two colons');
  }
  if (second === undefined) {
    return start.row === null || start.column === null
      ? failToRead(reference, start.row === null ? 'the row is missing' : 'the column is missing')
      : {
          sheet,
          startRow: start.row,
          startColumn: start.column,
          endRow: start.row,
          endColumn: start.column,
          isRange: false,
        };
  }
  const end = cornerOf(second, reference);
  // A2:C is open at its end; A:C2 and 2:C are nothing.
  const fit = (from: number | null, to: number | null) => from !== null || to === null;
  const isNothing = end.row === null && end.column === null;
  if (isNothing || !fit(start.row, end.row) || !fit(start.column, end.column)) {
    return failToRead(reference, "its two ends don't fit together");
  }
  const [startRow, endRow] =
    end.row === null ? [start.row ?? 1, null] : sorted(start.row!, end.row);
  const [startColumn, endColumn] =
    end.column === null ? [start.column ?? 1, null] : sorted(start.column!, end.column);
  return {sheet, startRow, startColumn, endRow, endColumn, isRange: true};
}

/** For functions on one grid: what a reference without a sheet points at. */
export function referenceWithinSheet(text: string): ReturnType<typeof parseReference> {
  const reference = parseReference(text);
  if (reference.sheet !== null) {
    fail(
      'E_PARSE',
      `${quote(text)} names a sheet, and the grid is one sheet already.`,
      'reference',
    );
  }
  return reference;
}
