import {
  byteOrderMark,
  decode,
  utf16WithoutMark,
} from '@documentation/base/internal/encodings/encodings';
import {fail, MappingError} from '@documentation/base/internal/values/errors';
import {namedDelimiter} from '../../../formats/csv/dialect';
import {parseCsv} from '../../../formats/csv/parseCsv';
import {EXAMINED_CHARACTERS} from '@documentation/base/internal/limits/values/documents';

export interface CsvFormat {
  readonly delimiter: string;
  readonly quote: string;
  /** Null for text, which is already decoded. */
  readonly encoding: string | null;
  readonly header: boolean;
  /** Null if the decimal separator can't be detected. For example, 1.249 may be a whole number. */
  readonly decimal: '.' | ',' | null;
  readonly confidence: number;
}

/** The delimiters in order of preference. The comma comes last, because it may be part of a number. */
const delimiters = ['\t', ';', '|', ','];

function detectEncoding(bytes: Uint8Array): string {
  const utf16 = byteOrderMark(bytes) ?? utf16WithoutMark(bytes);
  if (utf16) {
    return utf16;
  }
  try {
    decode(bytes, 'utf-8');
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function detectQuote(text: string): string {
  const count = (quote: string) =>
    text.split(new RegExp(`(?:^|[\\t;|,\\n])${quote}|${quote}(?:[\\t;|,\\r\\n]|$)`)).length;
  return count("'") > count('"') ? "'" : '"';
}

interface Candidate {
  readonly delimiter: string;
  readonly rows: readonly (readonly string[])[];
  /** The most common number of cells in a row. */
  readonly width: number;
  /** The share of rows with this width, from 0 to 1. */
  readonly share: number;
}

function tryDelimiter(
  text: string,
  delimiter: string,
  quote: string,
  maxRows: number,
): Candidate | null {
  try {
    const rows = parseCsv(text, {delimiter, quote, maxRows})
      .map(({cells}) => cells)
      .filter((cells) => cells.length > 1 || cells[0] !== '');
    const counts = new Map<number, number>();
    for (const {length} of rows) {
      counts.set(length, (counts.get(length) ?? 0) + 1);
    }
    const [width = 0, count = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return width > 1 ? {delimiter, rows, width, share: count / rows.length} : null;
  } catch (error) {
    if (error instanceof MappingError) {
      return null;
    }
    throw error;
  }
}

const isNumberLike = (cell: string) => /^[+-]?[\d.,'\s]*\d\s*%?$/.test(cell);
const isDateLike = (cell: string) => /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/.test(cell);

function detectHeader([first = []]: Candidate['rows']): boolean {
  const names = first.map((cell) => cell.trim());
  return (
    names.length > 0 &&
    new Set(names).size === names.length &&
    names.every((name) => name !== '' && !isNumberLike(name) && !isDateLike(name))
  );
}

function detectDecimal(rows: Candidate['rows']): CsvFormat['decimal'] {
  const cells = rows.flat().map((cell) => cell.trim());
  // Skips numbers such as 1.249, because three digits after a single mark may be a thousands group.
  const count = (mark: string, group: string) =>
    cells.filter((cell) =>
      new RegExp(
        `^[+-]?(?:\\d+${mark}(?:\\d{1,2}|\\d{4,})|\\d{1,3}(?:${group}\\d{3})+${mark}\\d+)$`,
      ).test(cell),
    ).length;
  const [commas, points] = [count(',', '\\.'), count('\\.', ',')];
  return commas === 0 && points === 0 ? null : commas > points ? ',' : '.';
}

/** Detects the format of a CSV file from its first rows. */
export function guessFormat(file: Uint8Array | string, sampleRows: number): CsvFormat {
  const encoding = typeof file === 'string' ? null : detectEncoding(file);
  const whole =
    typeof file === 'string' ? file.replace(/^\ufeff/, '') : decode(file, encoding!, 'file');
  const text = whole.slice(0, EXAMINED_CHARACTERS);
  if (text.trim() === '') {
    fail('E_PARSE', 'The file is empty. Use a file with at least one row.', 'file');
  }
  // oxlint-disable-next-line no-control-regex
  if (/[\0-\b\x0e-\x1f]/.test(text)) {
    fail(
      'E_PARSE',
      'The file contains control characters, so it isn’t text. Use a CSV file.',
      'file',
    );
  }
  const quote = detectQuote(text);
  const named = namedDelimiter(text);
  const [best, second] = (named === null ? delimiters : [named])
    .map((delimiter) => tryDelimiter(text, delimiter, quote, sampleRows))
    .filter((candidate) => candidate !== null)
    .sort((a, b) => b.share - a.share);
  const lines = text.split(/\r\n?|\n/).slice(named === null ? 0 : 1);
  const rows = best?.rows ?? lines.map((line) => [line]);
  const share = best?.share ?? 0;
  const isTie = second?.share === share;
  return {
    delimiter: named ?? best?.delimiter ?? ',',
    quote,
    encoding,
    header: detectHeader(rows),
    decimal: best ? detectDecimal(rows) : null,
    confidence: named === null ? Math.round((isTie ? share / 2 : share) * 100) / 100 : 1,
  };
}
