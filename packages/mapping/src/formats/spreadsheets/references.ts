import {fail} from '@documentation/base/internal/values/errors';
import {quote} from '@documentation/base/internal/values/quote';
import {SHEET_COLUMNS, SHEET_ROWS} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

/** Converts column names and parses cell references. As in Excel, rows and columns are numbered from 1. */

const MAX_REFERENCE_LENGTH = 255;

/** 'AA' → 27 */
export function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) {
    number = number * 26 + letter.charCodeAt(0) - 64;
  }
  return number;
}

/** 27 → 'AA' */
export function columnLetters(number: number): string {
  const letters = String.fromCharCode(65 + ((number - 1) % 26));
  return number > 26 ? columnLetters(Math.floor((number - 1) / 26)) + letters : letters;
}

/** A cell or a range. Both ends are inclusive, and an open end is null, such as the last row of 'A:C'. */
export interface Reference {
  readonly sheet: string | null;
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly lastRow: number | null;
  readonly lastColumn: number | null;
  readonly isRange: boolean;
}

interface Corner {
  readonly row: number | null;
  readonly column: number | null;
}

type Refuse = (why: string) => never;

/** '$B$2' → row 2, column 2; 'B' → column 2; '2' → row 2 */
function cornerOf(text: string, refuse: Refuse): Corner {
  const match = /^(?:\$?([A-Za-z]{1,3}))?(?:\$?([1-9]\d{0,6}))?$/.exec(text);
  if (!match || text === '') {
    const isR1C1 = /^R(?:\[?-?\d+\]?)?C(?:\[?-?\d+\]?)?$/i.test(text);
    return refuse(
      isR1C1
        ? 'Use a reference such as B2 instead of R1C1 notation'
        : 'Use a reference such as B2, B2:D10, B:D or 2:10',
    );
  }
  const [column, row] = [
    match[1] ? columnNumber(match[1]) : null,
    match[2] ? Number(match[2]) : null,
  ];
  if ((column ?? 0) > SHEET_COLUMNS) {
    refuse('Use a column up to XFD');
  }
  if ((row ?? 0) > SHEET_ROWS) {
    refuse(`Use a row up to ${grouped(SHEET_ROWS)}`);
  }
  return {row, column};
}

/** "'My Sheet'!A1" → 'My Sheet' and 'A1' */
function splitSheet(reference: string, refuse: Refuse): {sheet: string | null; cells: string} {
  const quoted = /^'((?:[^']|'')+)'!(.*)$/s.exec(reference);
  if (quoted) {
    return {sheet: quoted[1]!.replaceAll("''", "'"), cells: quoted[2]!};
  }
  const plain = /^([^!]*)!(.*)$/s.exec(reference);
  if (!plain) {
    return {sheet: null, cells: reference};
  }
  if (!/^[\p{L}_][\p{L}\p{N}_.]*$/u.test(plain[1]!)) {
    refuse('Put the sheet name in single quotes');
  }
  return {sheet: plain[1]!, cells: plain[2]!};
}

const sorted = (a: number, b: number): [number, number] => (a <= b ? [a, b] : [b, a]);

/**
 * Parses 'B2', 'B2:D10', 'B:D', '2:10' and 'B2:D', with or without a sheet name or $ signs. Fails with E_PARSE for any
 * other text.
 */
export function parseReference(reference: string, parameter: string): Reference {
  const refuse: Refuse = (why) =>
    fail('E_PARSE', `${quote(reference)} isn’t a reference in A1 notation. ${why}.`, parameter);
  if (reference.length > MAX_REFERENCE_LENGTH) {
    refuse(`Use at most ${MAX_REFERENCE_LENGTH} characters`);
  }
  const {sheet, cells} = splitSheet(reference, refuse);
  const [first = '', second, ...others] = cells.split(':', 3);
  const start = cornerOf(first, refuse);
  if (others.length > 0) {
    return refuse('Use only one colon');
  }
  if (second === undefined) {
    const {row, column} = start;
    return row === null || column === null
      ? refuse(row === null ? 'Add a row number' : 'Add a column letter')
      : {
          sheet,
          firstRow: row,
          firstColumn: column,
          lastRow: row,
          lastColumn: column,
          isRange: false,
        };
  }
  const end = cornerOf(second, refuse);
  // The end of a range can omit a row or column, but can't add one: A2:C is valid, A:C2 and 2:C aren't.
  const fit = (from: number | null, to: number | null) => from !== null || to === null;
  const isNothing = end.row === null && end.column === null;
  if (isNothing || !fit(start.row, end.row) || !fit(start.column, end.column)) {
    return refuse('Use a range such as B2:D10, B:D or 2:10');
  }
  const [firstRow, lastRow] =
    end.row === null ? [start.row ?? 1, null] : sorted(start.row!, end.row);
  const [firstColumn, lastColumn] =
    end.column === null ? [start.column ?? 1, null] : sorted(start.column!, end.column);
  return {sheet, firstRow, firstColumn, lastRow, lastColumn, isRange: true};
}

/** Reads a reference for a function that works on one sheet, so the reference can't name a sheet. */
export function parseReferenceWithinSheet(text: string, parameter: string): Reference {
  const reference = parseReference(text, parameter);
  if (reference.sheet !== null) {
    fail(
      'E_PARSE',
      `${quote(text)} names a sheet, but only cells are allowed here. Use ${quote(text.replace(/^.*!/s, ''))}.`,
      parameter,
    );
  }
  return reference;
}
