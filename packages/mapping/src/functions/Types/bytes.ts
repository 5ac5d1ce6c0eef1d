import {utf8} from '@documentation/base/internal/encodings/utf8';
import {fail} from '@documentation/base/internal/values/errors';
import {quote} from '@documentation/base/internal/values/quote';
import {withoutWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';
import {checkWholeCharacters} from '@documentation/base/internal/values/text/wholeCharacters';

type Encoding = 'utf-8' | 'base64' | 'hex' | 'latin1';

function bytesBy(length: number, byteAt: (index: number) => number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) {
    bytes[index] = byteAt(index);
  }
  return bytes;
}

function fromUtf8(text: string): Uint8Array {
  // For a lone surrogate, the encoder would silently write a replacement character.
  checkWholeCharacters(text, 'text');
  return utf8(text);
}

function fromLatin1(text: string): Uint8Array {
  const outside = Array.from(text).find((character) => character.codePointAt(0)! > 0xff);
  if (outside !== undefined) {
    fail(
      'E_ENCODING',
      `${quote(outside)} doesn’t exist in Latin-1. Use the "utf-8" encoding.`,
      'text',
    );
  }
  return bytesBy(text.length, (index) => text.charCodeAt(index));
}

/** Decodes Base64 in the standard or URL-safe alphabet, with or without padding. */
function fromBase64(text: string): Uint8Array {
  const compact = withoutWhiteSpace(text).replace(/-/g, '+').replace(/_/g, '/');
  const [digits, padding] = [compact.replace(/={1,2}$/, ''), /={0,2}$/.exec(compact)![0]];
  const isWhole = padding === '' ? digits.length % 4 !== 1 : compact.length % 4 === 0;
  if (!isWhole || !/^[A-Za-z0-9+/]*$/.test(digits)) {
    fail(
      'E_PARSE',
      `${quote(text)} isn’t valid Base64. Check whether it was cut off, or change \`encoding\`.`,
      'text',
    );
  }
  const decoded = atob(digits);
  return bytesBy(decoded.length, (index) => decoded.charCodeAt(index));
}

function fromHex(text: string): Uint8Array {
  const digits = withoutWhiteSpace(text);
  if (digits.length % 2 !== 0 || !/^[0-9A-Fa-f]*$/.test(digits)) {
    fail(
      'E_PARSE',
      `${quote(text)} isn’t valid hex. Use pairs of hexadecimal digits, such as "4A6F".`,
      'text',
    );
  }
  return bytesBy(digits.length / 2, (index) =>
    parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );
}

export function toBytes(text: string, encoding: Encoding): Uint8Array {
  const convert = {
    'utf-8': fromUtf8,
    base64: fromBase64,
    hex: fromHex,
    latin1: fromLatin1,
  }[encoding];
  return convert(text);
}
