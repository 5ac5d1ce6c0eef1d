import {fail} from '@documentation/base/internal/values/errors';

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

/** Excel's optional first line, which names the delimiter: 'sep=;' */
const separatorLine = /^sep=([^"\r\n])(?=[\r\n]|$)/i;

export const separatorNote =
  'If the file starts with a line such as `sep=;`, which Excel understands, that delimiter is used instead of `delimiter`. The line isn’t counted as a row.';

/** Returns the delimiter that the first line of a file names, or null if the file has no such line. */
export function namedDelimiter(file: string): string | null {
  return separatorLine.exec(file)?.[1] ?? null;
}
