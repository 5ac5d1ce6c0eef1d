import {byteOrderMark, decodeTextFile} from '@documentation/base/internal/encodings/encodings';
import {fail} from '@documentation/base/internal/values/errors';
import type {Parameter} from '../../../language/types';
import {checkTextFileSize} from '../textFile';
import {quote} from '@documentation/base/internal/values/quote';

export const fileParameter = {
  type: ['Binary', 'Text'],
  data: true,
  description: 'the file or its text',
} as const satisfies Parameter;

export const encodingParameter = {
  type: 'Text',
  default: null,
  description: 'the file encoding, or null to detect it from the file; ignored if `file` is text',
} as const satisfies Parameter;

/** Returns the encoding of a file that starts with < in UTF-16, without a byte order mark. */
function utf16OfFirstCharacter([first, second]: Uint8Array): string | null {
  if (first === 0x3c && second === 0) {
    return 'utf-16le';
  }
  return first === 0 && second === 0x3c ? 'utf-16be' : null;
}

/** Returns the encoding in the XML declaration, or null if there is none. */
function declaredEncoding(file: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(file.subarray(0, 200));
  const declared = /^<\?xml\s[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? null;
  // The declaration is readable as single bytes, so the file can't be in UTF-16.
  if (declared && /^utf-?16/i.test(declared)) {
    fail(
      'E_ENCODING',
      `The XML declaration says ${quote(declared)}, but the file isn’t in UTF-16. Correct the declaration.`,
      'file',
    );
  }
  return declared;
}

/** Decodes an XML file. Without an encoding, uses the first bytes, then the declaration, then UTF-8. */
export function textOfFile(file: Uint8Array | string, encoding: string | null): string {
  checkTextFileSize(file);
  if (typeof file === 'string') {
    return file;
  }
  if (encoding !== null) {
    return decodeTextFile(file, encoding);
  }
  const detected = byteOrderMark(file) ?? utf16OfFirstCharacter(file) ?? declaredEncoding(file);
  return decodeTextFile(file, detected ?? 'utf-8', 'file');
}
