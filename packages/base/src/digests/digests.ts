/** Digests, HMAC and constant-time comparison. */
import {utf8} from '../encodings/utf8';
import {type Bytes} from '../encodings/bytes';

const names = {sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512'} as const;

export type DigestAlgorithm = keyof typeof names;

export async function digest(bytes: Bytes, algorithm: DigestAlgorithm): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(names[algorithm], bytes));
}

export function sha256(bytes: Bytes): Promise<Bytes> {
  return digest(bytes, 'sha256');
}

export async function hmac(
  secret: Bytes,
  message: Bytes,
  algorithm: DigestAlgorithm = 'sha256',
): Promise<Bytes> {
  const settings = {name: 'HMAC', hash: names[algorithm]};
  const key = await crypto.subtle.importKey('raw', secret, settings, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
}

/** Compares every byte, so the time taken doesn't reveal where the values differ. */
function isSameInConstantTime(a: Bytes, b: Bytes): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a[index]! ^ (b[index] ?? 0);
  }
  return difference === 0;
}

/** Compares two secrets by their digests, which always have the same length. */
export async function isSameSecret(a: string, b: string): Promise<boolean> {
  return isSameInConstantTime(await sha256(utf8(a)), await sha256(utf8(b)));
}
