import {fail} from '../errors';
import {COMBINING_MARKS} from '../../limits/values/values';

export const marksLimit = `Text can have up to ${COMBINING_MARKS} combining marks in a row.`;
/** Matches only from the first mark of a run, because starting at every mark would be quadratic. */
const tooManyMarks = new RegExp(`(?<!\\p{M})\\p{M}{${COMBINING_MARKS + 1}}`, 'u');

/**
 * Converts text to a Unicode normalization form. Limits consecutive combining marks, because engines sort them in
 * quadratic time.
 */
export function inForm(
  text: string,
  form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD',
  parameter: string,
): string {
  if (tooManyMarks.test(text)) {
    fail(
      'E_LIMIT',
      `The text has more than ${COMBINING_MARKS} combining marks in a row. Remove some of them.`,
      parameter,
    );
  }
  return text.normalize(form);
}
