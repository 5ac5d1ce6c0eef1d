import {fail} from '../../language/errors';

/** A delimiter is one character that can't be taken for something else. */
export function checkDelimiter(delimiter: string): void {
  if (delimiter.length !== 1 || /["\r\n\ufeff]/.test(delimiter)) {
    fail('E_FORMAT', 'The delimiter must be one character, such as ";" or "\\t".', 'delimiter');
  }
}
