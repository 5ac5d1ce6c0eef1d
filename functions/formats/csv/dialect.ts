import {fail} from '../../language/errors';

/** Checks that the delimiter is one character that has no other meaning in CSV. */
export function checkDelimiter(delimiter: string): void {
  if (delimiter.length !== 1 || /["\r\n\ufeff]/.test(delimiter)) {
    fail(
      'E_FORMAT',
      'The delimiter isn’t valid. Use one character other than a quote or a line break, such as ";" or "\\t".',
      'delimiter',
    );
  }
}
