/** Joins byte arrays, encodes them as hex, and converts them to and from base64url text. */
import {decodeBase64, encodeBase64} from './base64';

/** The byte array type that the Web Crypto API accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function joinBytes(parts: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let position = 0;
  for (const part of parts) {
    joined.set(part, position);
    position += part.length;
  }
  return joined;
}

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Encodes bytes as base64url, which contains no `+`, `/` or `=`, so it is safe in URLs, tokens and cookies. */
export function toBase64Url(bytes: Bytes): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes base64url text. Returns null if the text isn't valid. */
export function fromBase64Url(text: string): Bytes | null {
  return /^[\w-]*$/.test(text) && text.length % 4 !== 1
    ? decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
    : null;
}
