import {fail} from '@documentation/base/internal/values/errors';
import {TABLE_CELLS} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

const maxCells = grouped(TABLE_CELLS);
export const cellLimit = `A table can have at most ${maxCells} cells (rows times columns).`;

/** Fails if a table would have too many cells. Call it before short rows are padded with empty cells. */
export function checkTableSize(rows: number, columns: number, parameter: string): void {
  if (rows * columns > TABLE_CELLS) {
    const size = `${rows.toLocaleString('en')} × ${columns.toLocaleString('en')}`;
    fail(
      'E_LIMIT',
      `The table has more than ${maxCells} cells (${size}). Split it into smaller tables.`,
      parameter,
    );
  }
}
