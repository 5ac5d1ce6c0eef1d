import {fail} from '../../language/errors';

const MAX_MARKS = 100;
export const marksLimit = `A text has at most ${MAX_MARKS} combining marks in a row.`;
/** It starts where the marks do: from each of them, it would take the square of the time. */
const tooManyMarks = new RegExp(`(?<!\\p{M})\\p{M}{${MAX_MARKS + 1}}`, 'u');

/** The text in a normal form of Unicode. Engines sort marks by comparing all with all, so their number is limited. */
export function inForm(
  text: string,
  form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD',
  parameter: string,
): string {
  if (tooManyMarks.test(text)) {
    fail('E_LIMIT', `The text has more than ${MAX_MARKS} combining marks in a row.`, parameter);
  }
  return text.normalize(form);
}
