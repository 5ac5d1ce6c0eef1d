import {fail} from '../../language/errors';

/** A delimiter is one character with no other meaning in the file. */
export function checkDelimiter(delimiter: string): void {
  if (delimiter.length !== 1 || /["\r\n\ufeff]/.test(delimiter)) {
    fail(
      'E_FORMAT',
      'The delimiter isn’t valid. Use one character, such as ";" or "\\t".',
      'delimiter',
    );
  }
}
