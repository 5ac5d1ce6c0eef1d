/** Bytes as text: hex, base64, base64url. */
import {decodeBase64, encodeBase64} from './base64';

/** What the crypto functions of browsers and Node accept. */
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

/** Base64 for URLs, tokens and cookies: no `+`, no `/`, no `=`. */
export function toBase64Url(bytes: Bytes): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Null when the text isn't base64url. */
export function fromBase64Url(text: string): Bytes | null {
  return /^[\w-]*$/.test(text) && text.length % 4 !== 1
    ? decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
    : null;
}
