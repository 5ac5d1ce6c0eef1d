import {fail} from '../../language/errors';

/** Checks that the delimiter is one character that has no other meaning in CSV. */
export function checkDelimiter(delimiter: string): void {
  if (delimiter.length !== 1 || /["\r\n\ufeff]/.test(delimiter)) {
    fail(
      'E_FORMAT',
      'The delimiter isn’t valid. Use one character such as ";" or "\\t". It can’t be a quote or a line break.',
      'delimiter',
    );
  }
}
