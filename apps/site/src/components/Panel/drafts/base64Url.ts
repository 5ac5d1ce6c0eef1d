import {decodeBase64, encodeBase64} from '@documentation/base/internal/encodings/base64';

/** Converts bytes to and from base64url, which needs no escaping in a URL. */

export function toBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
}
