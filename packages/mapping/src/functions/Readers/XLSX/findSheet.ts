import {fail} from '@documentation/base/internal/values/errors';
import type {Sheet, Workbook} from '../../../formats/spreadsheets/workbook';
import type {Parameter} from '../../../language/types';
import {
  SHEET_COLUMNS,
  SHEET_ROWS,
  TABLE_CELLS,
  UNPACKED_BYTES,
  UNPACKED_TIMES,
  UNPACKED_TIMES_FROM_BYTES,
} from '@documentation/base/internal/limits/values/documents';
import {FILE_BYTES} from '@documentation/base/internal/limits/values/files';
import {grouped, sizeText} from '@documentation/base/internal/limits/format';
import {quote} from '@documentation/base/internal/values/quote';

export const fileParameter = {
  type: 'Binary',
  data: true,
  description: 'the .xlsx workbook',
} as const satisfies Parameter;

export const sheetParameter = {
  type: ['Text', 'Integer'],
  default: 1,
  description: 'the sheet name, or the sheet number counted from 1',
} as const satisfies Parameter;

export const workbookLimit = `A workbook can be at most ${sizeText(FILE_BYTES)}, and ${sizeText(UNPACKED_BYTES)} unpacked. If it unpacks to more than ${sizeText(UNPACKED_TIMES_FROM_BYTES)}, the unpacked size can be at most ${UNPACKED_TIMES} times the file size.`;

export const limits = [
  workbookLimit,
  `A sheet can have at most ${grouped(SHEET_ROWS)} rows, ${grouped(SHEET_COLUMNS)} columns and ${grouped(TABLE_CELLS)} cells, counted from A1 to its last row and column.`,
];

/** How many sheets a message lists. */
const MAX_LISTED_SHEETS = 20;

/** Finds a sheet by its exact name or its number in tab order. */
export function findSheet({sheets}: Workbook, wanted: string | number): Sheet {
  const sheet =
    typeof wanted === 'number' ? sheets[wanted - 1] : sheets.find(({name}) => name === wanted);
  if (!sheet) {
    const names = sheets
      .slice(0, MAX_LISTED_SHEETS)
      .map(({name}) => quote(name))
      .join(', ');
    const described = typeof wanted === 'number' ? String(wanted) : quote(wanted);
    return fail('E_RANGE', `There is no sheet ${described}. Use one of these: ${names}.`, 'sheet');
  }
  return sheet;
}
