import {fail} from '../../../errors';
import {repack} from '../../../zip';
import type {SheetCells} from './sheetCells';

export interface NamedSheet {
  readonly name: string;
  readonly cells: SheetCells;
  readonly freezeRows?: number;
}

export const limits = [
  'A sheet has at most 1,048,576 rows and 16,384 columns, as in Excel.',
  'A cell has at most 32,767 characters, as in Excel.',
];

/** Refuses a name that Excel wouldn't take. */
export function checkSheetName(name: string, parameter: string): void {
  const problem =
    name.trim() === ''
      ? 'must not be blank'
      : name.length > 31
        ? 'has more than 31 characters'
        : /[[\]:*?/\\]/.test(name)
          ? 'must not contain any of []:*?/\\'
          : /^'|'$/.test(name)
            ? 'must not start or end with an apostrophe'
            : null;
  if (problem) {
    fail('E_RANGE', `The sheet name "${name}" ${problem}.`, parameter);
  }
}

/** The bytes of an .xlsx file, the same for the same sheets. */
export async function buildWorkbook(sheets: readonly NamedSheet[]): Promise<Uint8Array> {
  const {default: writeXlsxFile} = await import('write-excel-file/universal');
  const blob = await writeXlsxFile(
    sheets.map(({name, cells, freezeRows}) => ({
      sheet: name,
      data: cells.data,
      columns: cells.columns,
      stickyRowsCount: freezeRows,
    })),
  ).toBlob();
  return repack(new Uint8Array(await blob.arrayBuffer()));
}
