/**
 * Parses and verifies JSON Web Tokens (RFC 7519), with signatures as in RFC 7515 and keys as in RFC 7517. We don't use
 * jose 6.2.17: where Uint8Array.fromBase64 is missing, it accepts a space, a line break, = or + in a signature, which
 * RFC 7515 forbids. It also fails if two keys in a set match a token without a key ID, and if a set contains a private
 * key. Compressed, jose is 6 KB and this file is 1 KB. The test verifies tokens that jose signed.
 */
import {textOfUtf8, utf8} from '@documentation/base/internal/encodings/utf8';
import {isObject} from '@documentation/base/internal/values/isObject';
import {failStep} from '../../language/stepErrors';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import {fromBase64Url, type Bytes} from '@documentation/base/internal/encodings/bytes';

/** The supported algorithms. "none" is left out, so no configuration can allow it. */
export const jwtAlgorithms = {
  HS256: {name: 'HMAC', hash: 'SHA-256'},
  HS512: {name: 'HMAC', hash: 'SHA-512'},
  RS256: {name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', kty: 'RSA'},
  RS512: {name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512', kty: 'RSA'},
  PS256: {name: 'RSA-PSS', hash: 'SHA-256', saltLength: 32, kty: 'RSA'},
  ES256: {name: 'ECDSA', hash: 'SHA-256', namedCurve: 'P-256', kty: 'EC'},
  ES384: {name: 'ECDSA', hash: 'SHA-384', namedCurve: 'P-384', kty: 'EC'},
} as const;

export type JwtAlgorithm = keyof typeof jwtAlgorithms;

export function isShared(algorithm: JwtAlgorithm): boolean {
  return jwtAlgorithms[algorithm].name === 'HMAC';
}

export interface JsonWebToken {
  readonly header: JsonObject;
  readonly claims: JsonObject;
  /** The bytes that the signature covers. */
  readonly signed: Bytes;
  readonly signature: Bytes;
}

function jsonPart(text: string | undefined): JsonObject {
  try {
    const value = JSON.parse(textOfUtf8(fromBase64Url(text ?? '')!)!) as Json;
    if (isObject(value)) {
      return value;
    }
  } catch {
    // The caller doesn't need to know whether the base64url, the UTF-8 or the JSON is invalid.
  }
  return failStep(
    'E_UNAUTHORIZED',
    'The token isn’t a JSON Web Token. Request a new one from the issuer.',
  );
}

export function parseToken(token: string): JsonWebToken {
  const [header, claims, signature, ...rest] = token.split('.');
  const bytes = fromBase64Url(signature ?? '');
  if (bytes === null || bytes.length === 0 || rest.length > 0) {
    failStep(
      'E_UNAUTHORIZED',
      'The token isn’t a signed JSON Web Token. Request a signed one from the issuer.',
    );
  }
  const parsed = {
    header: jsonPart(header),
    claims: jsonPart(claims),
    signed: utf8(`${header}.${claims}`),
    signature: bytes,
  };
  // `crit` lists extensions that must be understood (RFC 7515, 4.1.11). We support none.
  if (parsed.header.crit !== undefined) {
    failStep(
      'E_UNAUTHORIZED',
      'The token has critical extensions (`crit`) that the platform doesn’t support. Request a token without them from the issuer.',
    );
  }
  return parsed;
}

async function verify(
  format: 'raw' | 'jwk',
  key: Bytes | JsonWebKey,
  algorithm: JwtAlgorithm,
  {signature, signed}: JsonWebToken,
): Promise<boolean> {
  const settings = jwtAlgorithms[algorithm];
  try {
    const imported = await crypto.subtle.importKey(format as 'raw', key as Bytes, settings, false, [
      'verify',
    ]);
    return await crypto.subtle.verify(settings, imported, signature, signed);
  } catch {
    // A key that can't be imported can't verify the token.
    return false;
  }
}

export function verifyBySecret(
  token: JsonWebToken,
  algorithm: JwtAlgorithm,
  secret: string,
): Promise<boolean> {
  return verify('raw', utf8(secret), algorithm, token);
}

/** Returns the keys that might verify the token: those that fit its algorithm and, if present, its `kid`. */
export function matchingKeys(
  keys: readonly JsonObject[],
  {header: {kid}}: JsonWebToken,
  algorithm: JwtAlgorithm,
): readonly JsonObject[] {
  const settings = jwtAlgorithms[algorithm];
  return keys.filter(
    (key) =>
      (kid === undefined || key.kid === kid) &&
      'kty' in settings &&
      key.kty === settings.kty &&
      (!('namedCurve' in settings) || key.crv === settings.namedCurve) &&
      (key.use === undefined || key.use === 'sig') &&
      (key.alg === undefined || key.alg === algorithm),
  );
}

/** Verifies a token with a key from a set. Uses only the public parts of the key, so a private key works too. */
export function verifyByKey(
  token: JsonWebToken,
  algorithm: JwtAlgorithm,
  {kty, n, e, crv, x, y}: JsonObject,
): Promise<boolean> {
  return verify('jwk', {kty, n, e, crv, x, y} as JsonWebKey, algorithm, token);
}

interface Expectations {
  readonly issuer: string;
  readonly audience: string;
  /** Unix time in seconds. */
  readonly now: number;
  readonly clockSkewSeconds: number;
}

/** Fails with E_UNAUTHORIZED if the issuer or audience is wrong, or the token has expired or isn't valid yet. */
export function checkClaims(
  {iss, aud, exp, nbf}: JsonObject,
  {issuer, audience, now, clockSkewSeconds}: Expectations,
): void {
  if (iss !== issuer) {
    failStep(
      'E_UNAUTHORIZED',
      'The token comes from another issuer. Its `iss` claim must equal `issuer`.',
    );
  }
  if (!(Array.isArray(aud) ? (aud as Json[]) : [aud]).includes(audience)) {
    failStep(
      'E_UNAUTHORIZED',
      'The token is meant for another audience. Its `aud` claim must contain `audience`.',
    );
  }
  if (typeof exp !== 'number' || now >= exp + clockSkewSeconds) {
    failStep(
      'E_UNAUTHORIZED',
      'The token has expired, or doesn’t say when it expires. Request a new one from the issuer.',
    );
  }
  if (nbf !== undefined && (typeof nbf !== 'number' || now < nbf - clockSkewSeconds)) {
    failStep(
      'E_UNAUTHORIZED',
      'The token isn’t valid yet. Check the issuer’s clock, or try again later.',
    );
  }
}
