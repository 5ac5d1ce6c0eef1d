import {fail} from '../../language/errors';

const MAX_CELLS = 5_000_000;
const maxCells = MAX_CELLS.toLocaleString('en');
export const cellLimit = `A table can have at most ${maxCells} cells (rows times columns).`;

/** Fails if a table would have too many cells. Call it before short rows are filled up with empty cells. */
export function checkTableSize(rows: number, columns: number, parameter: string): void {
  if (rows * columns > MAX_CELLS) {
    const size = `${rows.toLocaleString('en')} × ${columns.toLocaleString('en')}`;
    fail(
      'E_LIMIT',
      `The table has more than ${maxCells} cells (${size}). Split it into smaller tables.`,
      parameter,
    );
  }
}
