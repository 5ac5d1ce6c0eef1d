import {fail} from '@documentation/base/internal/values/errors';
import {RESULT_ITEMS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

/** An entry in `limits` for functions whose result can be far larger than their input. */
export const itemLimitSentence = `The result can have at most ${grouped(RESULT_ITEMS)} items.`;

/** Fails with E_LIMIT if there would be too many items. Call this function before creating the items. */
export function checkItemCount(
  count: number,
  parameter: string,
  advice = 'Use shorter lists.',
): void {
  if (count > RESULT_ITEMS) {
    fail(
      'E_LIMIT',
      `The call exceeds the limit of ${grouped(RESULT_ITEMS)} items. ${advice}`,
      parameter,
    );
  }
}

/** An entry in `limits` for functions that return a table. */
export const cellLimitSentence = `The result can have at most ${grouped(RESULT_ITEMS)} cells.`;

/** Fails with E_LIMIT if a table would have too many cells. Call this function before creating the table. */
export function checkCellCount(count: number, parameter: string): void {
  if (count > RESULT_ITEMS) {
    fail(
      'E_LIMIT',
      `The table would have more than ${grouped(RESULT_ITEMS)} cells. Use fewer rows or columns.`,
      parameter,
    );
  }
}
