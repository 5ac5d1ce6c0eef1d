import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {toHex, type Bytes} from '@documentation/base/internal/encodings/bytes';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {checkWholeCharacters} from '@documentation/base/internal/values/text/wholeCharacters';

/** The parameters that Text.Hash and Text.Hmac share. */

export const algorithmParameter = {
  type: 'Text',
  default: 'sha256',
  values: {
    sha256: 'SHA-256, the usual choice',
    sha384: 'SHA-384',
    sha512: 'SHA-512',
    sha1: 'SHA-1, only for systems that require it',
  },
  description: 'the hash function to use',
} as const;

export const encodingParameter = {
  type: 'Text',
  default: 'hex',
  values: {
    hex: 'two hexadecimal digits per byte, in lowercase',
    base64: 'Base64 with `+`, `/` and `=`',
  },
  description: 'how to write the result',
} as const;

export const halfCharacterError = {
  code: 'E_ENCODING',
  when: 'the text contains a lone surrogate (half a character)',
} as const;

/** Returns bytes as they are, and text as UTF-8. */
export function bytesOf(data: string | Uint8Array, parameter: string): Bytes {
  if (typeof data === 'string') {
    checkWholeCharacters(data, parameter);
    return utf8(data);
  }
  return new Uint8Array(data);
}

export function encodeDigest(
  bytes: Bytes,
  encoding: keyof typeof encodingParameter.values,
): string {
  return encoding === 'hex' ? toHex(bytes) : encodeBase64(bytes);
}
