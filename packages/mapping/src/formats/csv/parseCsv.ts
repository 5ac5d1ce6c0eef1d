import {checkDelimiter, namedDelimiter} from './dialect';
import {fail} from '@documentation/base/internal/values/errors';
import {
  CSV_ROWS,
  CSV_ROW_CELLS,
  TABLE_CELLS,
} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

/**
 * This parser is hand-written because papaparse 5.7.0 is quadratic for a row of quoted cells (7 s for 1 MB of ""), and
 * csv-parse 7.0.3 either rejects `5" pipe` or accepts `"a"b`. The tests compare this parser with papaparse.
 */

const [rowCells, fileRows, fileCells] = [CSV_ROW_CELLS, CSV_ROWS, TABLE_CELLS].map(grouped);
export const cellLimit = `A file can have at most ${fileCells} cells.`;
export const rowLimit = `A row can have at most ${rowCells} cells, and a file at most ${fileRows} rows and ${fileCells} cells.`;

/**
 * Fails with E_LIMIT if there are too many cells. Callers that build objects count a short row as a full one, because
 * each object gets all keys.
 */
export function checkCells(count: number): void {
  if (count > TABLE_CELLS) {
    fail(
      'E_LIMIT',
      `The file has more than ${fileCells} cells. Split it into smaller files.`,
      'file',
    );
  }
}

export interface CsvRow {
  readonly cells: readonly string[];
  /** The line that the row starts on, counted from 1. */
  readonly line: number;
  /** Whether the line is empty. A line that contains only "" isn't. */
  readonly isBlank: boolean;
}

interface Options {
  /** Ignored if the file's first line names the delimiter, as in 'sep=;'. */
  readonly delimiter: string;
  /** The quote character, or '' if quotes have no special meaning. */
  readonly quote: string;
  /** The number of lines to skip at the start of the file, not counting a line that names the delimiter. */
  readonly skipLines?: number;
  /** The number of rows after which to stop. */
  readonly maxRows?: number;
}

interface Cell {
  readonly value: string;
  /** The position right after the cell: a delimiter, a line ending or the end of the text. */
  readonly end: number;
}

function checkQuote(quote: string, delimiter: string): void {
  if (quote.length > 1 || /[\r\n]/.test(quote) || quote === delimiter) {
    fail(
      'E_FORMAT',
      'The quote character isn’t valid. Use one character other than the delimiter, or "" for none.',
      'quote',
    );
  }
}

const LINE_FEED = 10;

function plainCell(text: string, start: number, delimiter: string): Cell {
  const stop = delimiter.charCodeAt(0);
  let end = start;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code === stop || code === LINE_FEED) {
      break;
    }
    end += 1;
  }
  return {value: text.slice(start, end), end};
}

function quotedCell(
  text: string,
  start: number,
  {delimiter, quote}: Pick<Options, 'delimiter' | 'quote'>,
  line: number,
): Cell {
  let value = '';
  let from = start + 1;
  let closing = text.indexOf(quote, from);
  // Inside a quoted cell, two quotes in a row are an escaped quote.
  while (closing >= 0 && text[closing + 1] === quote) {
    value += text.slice(from, closing + 1);
    from = closing + 2;
    closing = text.indexOf(quote, from);
  }
  if (closing < 0) {
    fail(
      'E_PARSE',
      `Line ${line} opens a quoted cell that is never closed. Add the closing quote.`,
      'file',
    );
  }
  value += text.slice(from, closing);
  let end = closing + 1;
  while (text[end] === ' ' && delimiter !== ' ') {
    end += 1;
  }
  if (end < text.length && text[end] !== delimiter && text[end] !== '\n') {
    const at = `Line ${line + value.split('\n').length - 1}`;
    fail(
      'E_PARSE',
      `${at} has text after a closing quote. Double any quotes inside a cell, or check the delimiter.`,
      'file',
    );
  }
  return {value, end};
}

function withoutLines(text: string, count: number): string {
  return count > 0 ? text.split('\n').slice(count).join('\n') : text;
}

/**
 * Parses a file into rows, each with the line that it starts on. Converts all line endings to \n, including those in
 * quoted cells.
 */
export function parseCsv(file: string, options: Options): CsvRow[] {
  const {quote, skipLines = 0, maxRows = Infinity} = options;
  checkDelimiter(options.delimiter);
  const named = namedDelimiter(file);
  const delimiter = named ?? options.delimiter;
  checkQuote(quote, delimiter);
  const skipped = skipLines + (named === null ? 0 : 1);
  const text = withoutLines(file.replace(/\r\n?/g, '\n'), skipped);
  const rows: CsvRow[] = [];
  let [position, line] = [0, skipped + 1];
  let cellCount = 0;
  while (position < text.length && rows.length < maxRows) {
    const row = {cells: [] as string[], line, isBlank: text[position] === '\n'};
    for (;;) {
      const isQuoted = quote !== '' && text[position] === quote;
      const {value, end} = isQuoted
        ? quotedCell(text, position, {delimiter, quote}, line)
        : plainCell(text, position, delimiter);
      if (row.cells.push(value) > CSV_ROW_CELLS) {
        fail(
          'E_LIMIT',
          `Line ${row.line} has more than ${rowCells} cells. Check the delimiter.`,
          'file',
        );
      }
      line += isQuoted ? value.split('\n').length - 1 : 0;
      position = end + 1;
      if (text[end] !== delimiter) {
        break;
      }
    }
    line += 1;
    cellCount += row.cells.length;
    checkCells(cellCount);
    if (rows.push(row) > CSV_ROWS) {
      fail(
        'E_LIMIT',
        `The file has more than ${fileRows} rows. Split it into smaller files.`,
        'file',
      );
    }
  }
  return rows;
}
