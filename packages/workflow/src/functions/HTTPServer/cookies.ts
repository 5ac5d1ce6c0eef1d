/** Reads, signs and verifies cookies (RFC 6265). */
import {parseCookie} from 'cookie';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {toBase64Url} from '@documentation/base/internal/encodings/bytes';
import {hmac, isSameSecret} from '@documentation/base/internal/digests/digests';

export const COOKIE_NAME_PATTERN = "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$";

/**
 * 'a=1; b=2' → {a: '1', b: '2'}. If a name occurs twice, the first value wins, because browsers send cookies with
 * longer paths first.
 */
export function parseCookies(header: string): Record<string, string> {
  const cookies = Object.entries(parseCookie(header) as Record<string, string>);
  return Object.fromEntries(cookies.filter(([name]) => name !== ''));
}

/** Signs the name together with the value, so the value can't be moved to another cookie. */
async function signature(name: string, value: string, secret: string): Promise<string> {
  return toBase64Url(await hmac(utf8(secret), utf8(`${name}=${value}`)));
}

export async function signedValue(name: string, value: string, secret: string): Promise<string> {
  return `${value}.${await signature(name, value, secret)}`;
}

/** Returns the value without its signature, or null if the signature doesn't match any of the secrets. */
export async function verifiedValue(
  name: string,
  signed: string,
  secrets: readonly string[],
): Promise<string | null> {
  const dot = signed.lastIndexOf('.');
  const value = signed.slice(0, Math.max(dot, 0));
  const matches = await Promise.all(
    secrets.map(async (secret) =>
      isSameSecret(signed.slice(dot + 1), await signature(name, value, secret)),
    ),
  );
  return dot >= 0 && matches.includes(true) ? value : null;
}
