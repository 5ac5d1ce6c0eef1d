import {fail} from '../../language/errors';

const MAX_ITEMS = 1_000_000;

/** For `limits` of the functions whose result can be far larger than what they are given. */
export const itemLimitSentence = 'A result has at most 1,000,000 items.';

/** Fails with E_LIMIT before the items are made. */
export function checkItemCount(count: number, parameter: string): void {
  if (count > MAX_ITEMS) {
    fail('E_LIMIT', 'The result would have more than 1,000,000 items.', parameter);
  }
}
