import {checkDelimiter} from './dialect';
import {formulaEscaper, otherSeparator} from './formulas';
import {
  encode,
  writableEncodings,
  type WritableEncoding,
} from '@documentation/base/internal/encodings/encodings';
import {fail} from '@documentation/base/internal/values/errors';
import {plainNumber} from '@documentation/base/internal/values/numbers/plainNumber';
import {nameOfValue} from '@documentation/base/internal/values/namesOfTypes';
import type {Value} from '@documentation/base/internal/values/types';
import type {Parameter} from '../../language/types';

// The next four parameters are shared by both CSV writers.
export const delimiterParameter = {
  type: 'Text',
  default: ',',
  description: 'the character between cells, such as `";"` or `"\\t"`',
} as const satisfies Parameter;

export const bomParameter = {
  type: 'Boolean',
  default: false,
  description:
    'whether to start the file with a byte order mark, which Excel needs to recognise UTF-8',
} as const satisfies Parameter;

export const escapeFormulasParameter = {
  type: 'Boolean',
  default: false,
  description: "whether to put a `'` before text that a spreadsheet program would run as a formula",
} as const satisfies Parameter;

export const encodingParameter = {
  type: 'Text',
  default: 'utf-8',
  values: writableEncodings,
  description: 'the file encoding',
} as const satisfies Parameter;

interface Format {
  readonly delimiter: string;
  readonly lineEnd?: '\r\n' | '\n';
  readonly quoteAll?: boolean;
  readonly bom: boolean;
  readonly escapeFormulas: boolean;
  readonly encoding: WritableEncoding;
}

/** Where the rows come from, for messages. */
interface Origin {
  readonly parameter: string;
  /** Says which value is in a cell. Both positions are counted from 0. */
  readonly nameOfCell: (row: number, column: number) => string;
}

/** Returns the text of a number, a Boolean or null. Returns null for a value that a cell can't contain. */
function plainText(cell: Exclude<Value, string>): string | null {
  return typeof cell === 'number'
    ? plainNumber(cell)
    : typeof cell === 'boolean'
      ? String(cell)
      : cell === null
        ? ''
        : null;
}

/** Converts rows to the bytes of a CSV file. */
export function formatCsv(
  rows: readonly (readonly Value[])[],
  format: Format,
  {parameter, nameOfCell}: Origin,
): Uint8Array {
  const {delimiter, lineEnd = '\r\n', quoteAll = false, bom, escapeFormulas, encoding} = format;
  checkDelimiter(delimiter);
  const escape = escapeFormulas ? formulaEscaper(delimiter) : (text: string) => text;
  const lines = rows.map((row, rowIndex) =>
    row
      .map((cell, index) => {
        const text = typeof cell === 'string' ? escape(cell) : plainText(cell);
        if (text === null) {
          fail(
            'E_TYPE',
            `${nameOfCell(rowIndex, index)} is ${nameOfValue(cell)}. Use text, a number, a Boolean or null.`,
            parameter,
          );
        }
        // Without quotes, a single empty cell would be a blank line, and sep= at the start would name the delimiter.
        const isMisleading =
          (row.length === 1 && text === '') ||
          (rowIndex === 0 && index === 0 && /^sep=/i.test(text));
        const needsQuotes =
          quoteAll ||
          isMisleading ||
          text.includes(delimiter) ||
          /["\r\n]/.test(text) ||
          (escapeFormulas && otherSeparator.test(text));
        return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
      })
      .join(delimiter),
  );
  return encode(lines.map((line) => line + lineEnd).join(''), encoding, {bom});
}
