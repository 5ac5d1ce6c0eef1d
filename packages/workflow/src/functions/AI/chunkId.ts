import {utf8} from '@documentation/base/internal/encodings/utf8';

/** Returns a deterministic UUID (RFC 9562, version 8): the same parts always produce the same ID. */
export async function chunkId(parts: readonly (string | number)[]): Promise<string> {
  const bytes = utf8(JSON.stringify(parts));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 16);
  digest[6] = (digest[6]! & 0x0f) | 0x80;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
