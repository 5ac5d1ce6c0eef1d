import {decode} from '../../formats/encodings/encodings';
import {fail} from '../../language/errors';

const MAX_TEXT_FILE_BYTES = 20_000_000;
export const textFileLimit = 'A file has at most 20 MB.';

export function checkTextFileSize(file: Uint8Array | string, tooLarge = ''): void {
  if (file.length > MAX_TEXT_FILE_BYTES) {
    fail('E_LIMIT', `The file is larger than 20 MB.${tooLarge}`, 'file');
  }
}

/** The text of a file, or a text that was read already, without a byte order mark. */
export function textOf(file: Uint8Array | string, encoding: string, tooLarge = ''): string {
  checkTextFileSize(file, tooLarge);
  return typeof file === 'string' ? file.replace(/^\ufeff/, '') : decode(file, encoding);
}
