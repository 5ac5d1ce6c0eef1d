import {fail} from '../../../language/errors';
import type {Sheet, Workbook} from '../../../formats/spreadsheets/workbook';
import type {Parameter} from '../../../language/types';

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

export const limits = [
  'A workbook can be at most 20 MB, and 50 MB unpacked. Above 1 MB, the unpacked size can be at most 200 times the file size.',
  'A sheet can have at most 1,048,576 rows, 16,384 columns and 5,000,000 cells, counted from A1 to its last row and column.',
];

/** Finds a sheet by its exact name or its number in tab order. */
export function findSheet({sheets}: Workbook, wanted: string | number): Sheet {
  const sheet =
    typeof wanted === 'number' ? sheets[wanted - 1] : sheets.find(({name}) => name === wanted);
  if (!sheet) {
    const names = sheets.map(({name}) => `"${name}"`).join(', ');
    const described = typeof wanted === 'number' ? String(wanted) : `"${wanted}"`;
    return fail('E_RANGE', `There is no sheet ${described}. Use one of these: ${names}.`, 'sheet');
  }
  return sheet;
}
