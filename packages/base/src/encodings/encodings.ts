import {fail} from '../values/errors';
import {nameOfCharacter} from '../values/text/nameOfCharacter';
import {utf8} from './utf8';
import {windows1252} from './windows1252';
import {quote} from '../values/quote';

const byteOfCharacter = new Map(
  Array.from(windows1252, (character, index) => [character, 0x80 + index] as const),
);

/** The encodings that writers support, each with a description. */
export const writableEncodings = {
  'utf-8': 'all characters, as most systems expect',
  'utf-16le': 'all characters, in two or four bytes each (“Unicode” in older Windows programs)',
  'windows-1252': 'Western European letters, the euro sign and curly quotes, in one byte each',
  'iso-8859-1': 'Western European letters without the euro sign, in one byte each',
} as const;

export type WritableEncoding = keyof typeof writableEncodings;

/** Detects the encoding from the byte order mark: FF FE → 'utf-16le'. Returns null if there is no mark. */
export function byteOrderMark(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) {
    return 'utf-8';
  }
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le';
  }
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** How many bytes at the start of a file to examine. */
const EXAMINED_BYTES = 4096;

/**
 * Returns the UTF-16 encoding that a file without a byte order mark seems to have, or null. Text files don't contain
 * zeros, except in UTF-16: every ASCII character has one, as its second byte in utf-16le and as its first in utf-16be.
 */
export function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, EXAMINED_BYTES).entries()) {
    zeros[index % 2]! += byte === 0 ? 1 : 0;
  }
  const [first, second] = zeros as [number, number];
  // Some other characters, such as 一 (U+4E00), have their zero on the other side.
  if (second > 4 * first) {
    return 'utf-16le';
  }
  return first > 4 * second ? 'utf-16be' : null;
}

function decodeWindows1252(bytes: Uint8Array): string {
  const utf16 = new Uint8Array(bytes.length * 2);
  for (const [index, byte] of bytes.entries()) {
    const code = byte >= 0x80 && byte < 0xa0 ? windows1252.charCodeAt(byte - 0x80) : byte;
    utf16[index * 2] = code & 0xff;
    utf16[index * 2 + 1] = code >> 8;
  }
  return new TextDecoder('utf-16le', {ignoreBOM: true}).decode(utf16);
}

function findDecoder(encoding: string, parameter: string): TextDecoder {
  try {
    return new TextDecoder(encoding, {fatal: true});
  } catch {
    return fail(
      'E_ENCODING',
      `${quote(encoding)} isn’t a known encoding. Use one such as "utf-8" or "windows-1252".`,
      parameter,
    );
  }
}

/**
 * Decodes bytes and removes the byte order mark. Encoding names have the same meaning as in browsers, where
 * "iso-8859-1" means windows-1252. Pass 'file' as `parameter` if the user can't choose the encoding.
 */
export function decode(bytes: Uint8Array, encoding: string, parameter = 'encoding'): string {
  const decoder = findDecoder(encoding, parameter);
  const canChoose = parameter === 'encoding';
  const mark = byteOrderMark(bytes);
  if (mark && mark !== decoder.encoding) {
    const advice = canChoose ? 'Use that encoding.' : 'Convert the file to UTF-8.';
    fail(
      'E_ENCODING',
      `The file starts with the byte order mark for "${mark}". ${advice}`,
      parameter,
    );
  }
  if (decoder.encoding === 'windows-1252') {
    return decodeWindows1252(bytes);
  }
  try {
    return decoder.decode(bytes);
  } catch {
    const before = new TextDecoder(encoding).decode(bytes).split('\ufffd', 1)[0]!;
    const line = before.split('\n').length;
    const advice = canChoose ? 'Try another encoding.' : 'Convert the file to UTF-8.';
    return fail(
      'E_ENCODING',
      `Line ${line} has bytes that aren’t valid in ${quote(encoding)}. ${advice}`,
      parameter,
    );
  }
}

/** Decodes a text file. Unlike decode(), rejects U+0000, which means that the file has another encoding or isn't text. */
export function decodeTextFile(bytes: Uint8Array, encoding: string, parameter?: string): string {
  const text = decode(bytes, encoding, parameter);
  const zero = text.indexOf('\0');
  if (zero >= 0) {
    const canChoose = parameter === undefined || parameter === 'encoding';
    const actual = utf16WithoutMark(bytes);
    const line = text.slice(0, zero).split('\n').length;
    const problem = actual
      ? 'The file is in UTF-16'
      : `Line ${line} contains the character U+0000, so the file isn’t text or has another encoding`;
    const advice = !canChoose
      ? 'Convert the file to UTF-8.'
      : actual
        ? `Set \`encoding\` to "${actual}".`
        : 'Check the file, or try another encoding.';
    fail('E_ENCODING', `${problem}. ${advice}`, parameter ?? 'encoding');
  }
  return text;
}

/** Returns the byte for a character in a single-byte encoding, or undefined if there is none. */
function byteOf(character: string, encoding: WritableEncoding): number | undefined {
  const code = character.codePointAt(0)!;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) {
    return code;
  }
  return encoding === 'windows-1252'
    ? byteOfCharacter.get(character)
    : code <= 0xff
      ? code
      : undefined;
}

function encodeUtf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), true);
  }
  return bytes;
}

interface EncodeOptions {
  /** Whether to start the file with a byte order mark. Applies only to UTF-8 and UTF-16. */
  readonly bom?: boolean;
  /** Returns the text to write in place of a character that the encoding lacks. */
  readonly escape?: (character: string) => string;
}

/**
 * Encodes text as bytes. Without `escape`, fails with E_ENCODING if the encoding lacks a character. Never replaces a
 * character with a question mark.
 */
export function encode(
  text: string,
  encoding: WritableEncoding,
  {bom = false, escape}: EncodeOptions = {},
): Uint8Array {
  if (encoding === 'utf-8' || encoding === 'utf-16le') {
    const half = /\p{Surrogate}/u.exec(text)?.[0];
    if (half) {
      const character = nameOfCharacter(half);
      fail(
        'E_ENCODING',
        `The text contains ${character}, which is only half of a character. Remove it.`,
      );
    }
    const marked = bom ? `\ufeff${text}` : text;
    return encoding === 'utf-8' ? utf8(marked) : encodeUtf16(marked);
  }
  const bytes: number[] = [];
  for (const character of text) {
    const byte = byteOf(character, encoding);
    if (byte !== undefined) {
      bytes.push(byte);
    } else if (escape) {
      bytes.push(...utf8(escape(character)));
    } else {
      fail(
        'E_ENCODING',
        `"${character}" can’t be written in ${quote(encoding)}. Use "utf-8", or replace the character.`,
        'encoding',
      );
    }
  }
  return Uint8Array.from(bytes);
}
