import {checkDelimiter} from './dialect';
import {encode, writableEncodings, type WritableEncoding} from '../encodings/encodings';
import {fail} from '../../language/errors';
import {plainNumber} from '../../values/numbers/plainNumber';
import {nameOfValue} from '../../language/typeChecks';
import type {Parameter, Value} from '../../language/types';

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

function cellText(cell: Value, escapeFormulas: boolean, place: string): string {
  switch (typeof cell) {
    case 'string':
      return escapeFormulas && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    case 'number':
      return plainNumber(cell);
    case 'boolean':
      return String(cell);
    default:
      return cell === null
        ? ''
        : fail(
            'E_TYPE',
            `${place} is ${nameOfValue(cell)}. Use text, a number, a Boolean or null.`,
            'rows',
          );
  }
}

/** Converts rows to the bytes of a CSV file. */
export function formatCsv(rows: readonly (readonly Value[])[], format: Format): Uint8Array {
  const {delimiter, lineEnd = '\r\n', quoteAll = false, bom, escapeFormulas, encoding} = format;
  checkDelimiter(delimiter);
  const lines = rows.map((row, rowIndex) =>
    row
      .map((cell, index) => {
        const place = `Cell ${index + 1} of row ${rowIndex + 1}`;
        const text = cellText(cell, escapeFormulas, place);
        const needsQuotes = quoteAll || text.includes(delimiter) || /["\r\n]/.test(text);
        return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
      })
      .join(delimiter),
  );
  return encode(lines.map((line) => line + lineEnd).join(''), encoding, {bom});
}
