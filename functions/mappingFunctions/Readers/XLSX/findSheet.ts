import {fail} from '../../../language/errors';
import type {Sheet, Workbook} from '../../../formats/spreadsheets/workbook';
import type {Parameter} from '../../../language/types';

export const fileParameter = {
  type: 'Binary',
  data: true,
  description: 'the workbook, an .xlsx file',
} as const satisfies Parameter;

export const sheetParameter = {
  type: ['Text', 'Integer'],
  default: 1,
  description: 'the sheet, by its name or by its number from 1',
} as const satisfies Parameter;

export const limits = [
  'A workbook has at most 20 MB, and 50 MB unpacked.',
  'A sheet has at most 1,048,576 rows, and 5 million cells, counted from A1 to its last row and column.',
];

/** The sheet by its name, as it is written, or by its number in tab order. */
export function findSheet({sheets}: Workbook, wanted: string | number): Sheet {
  const sheet =
    typeof wanted === 'number' ? sheets[wanted - 1] : sheets.find(({name}) => name === wanted);
  if (!sheet) {
    const names = sheets.map(({name}) => `"${name}"`).join(', ');
    const described = typeof wanted === 'number' ? String(wanted) : `"${wanted}"`;
    return fail('E_RANGE', `There is no sheet ${described}. The sheets are: ${names}.`, 'sheet');
  }
  return sheet;
}
