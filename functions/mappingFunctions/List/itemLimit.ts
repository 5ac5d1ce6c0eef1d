import {fail} from '../../language/errors';

const MAX_ITEMS = 1_000_000;

/** An entry in `limits` for functions whose result can be far larger than their input. */
export const itemLimitSentence = 'The result can have at most 1,000,000 items.';

/** Fails with E_LIMIT if there would be too many items. Call this function before creating the items. */
export function checkItemCount(
  count: number,
  parameter: string,
  advice = 'Use shorter lists.',
): void {
  if (count > MAX_ITEMS) {
    fail('E_LIMIT', `The call exceeds the limit of 1,000,000 items. ${advice}`, parameter);
  }
}

/** An entry in `limits` for functions that return a table. */
export const cellLimitSentence = 'The result can have at most 1,000,000 cells.';

/** Fails with E_LIMIT if a table would have too many cells. Call this function before creating the table. */
export function checkCellCount(count: number, parameter: string): void {
  if (count > MAX_ITEMS) {
    fail(
      'E_LIMIT',
      'The table would have more than 1,000,000 cells. Use fewer rows or columns.',
      parameter,
    );
  }
}
