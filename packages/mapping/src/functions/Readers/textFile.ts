import {decodeTextFile} from '@documentation/base/internal/encodings/encodings';
import {fail} from '@documentation/base/internal/values/errors';
import {FILE_BYTES} from '@documentation/base/internal/limits/values/files';
import {sizeText} from '@documentation/base/internal/limits/format';

const splitAdvice = 'Split it into smaller files.';
/** For the pages of readers that accept both bytes and text. */
export const base64Note =
  'In a workflow, a file from another step is Base64 text. Decode it first: `Types.ToBinary($, encoding: "base64")`.';

export const textFileLimit = `A file can be at most ${sizeText(FILE_BYTES)}.`;

export function checkTextFileSize(file: Uint8Array | string, advice = splitAdvice): void {
  if (file.length > FILE_BYTES) {
    fail('E_LIMIT', `The file is larger than ${sizeText(FILE_BYTES)}. ${advice}`, 'file');
  }
}

/**
 * Decodes a file and removes the byte order mark. Text is already decoded, so only its mark is removed.
 * Readers without an `encoding` parameter pass null, which means UTF-8.
 */
export function textOf(
  file: Uint8Array | string,
  encoding: string | null,
  advice?: string,
): string {
  checkTextFileSize(file, advice);
  if (typeof file === 'string') {
    return file.replace(/^\ufeff/, '');
  }
  return encoding === null ? decodeTextFile(file, 'utf-8', 'file') : decodeTextFile(file, encoding);
}
