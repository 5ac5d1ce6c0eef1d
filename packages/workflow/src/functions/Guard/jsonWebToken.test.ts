import {exportJWK, generateKeyPair, SignJWT} from 'jose';
import {describe, expect, it} from 'vitest';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {StepError} from '../../language/stepErrors';
import {
  checkClaims,
  isShared,
  jwtAlgorithms,
  matchingKeys,
  parseToken,
  verifyByKey,
  verifyBySecret,
  type JwtAlgorithm,
} from './jsonWebToken';
import type {JsonObject} from '@documentation/base/internal/values/json';
import {toBase64Url} from '@documentation/base/internal/encodings/bytes';

/** The examples in appendices A.2 and A.3 of RFC 7515. */
const claimsOfRfc =
  'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ';
const rs256Token = `eyJhbGciOiJSUzI1NiJ9.${claimsOfRfc}.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw`;
const rs256Key = {
  kty: 'RSA',
  n: 'ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ',
  e: 'AQAB',
};
const es256Token = `eyJhbGciOiJFUzI1NiJ9.${claimsOfRfc}.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q`;
const es256Key = {
  kty: 'EC',
  crv: 'P-256',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
};

describe.each([
  ['RS256', rs256Token, rs256Key],
  ['ES256', es256Token, es256Key],
] as const)('the %s example in RFC 7515', (algorithm, text, key) => {
  it('is verified, unless one character of the claims changes', async () => {
    await expect(verifyByKey(parseToken(text), algorithm, key)).resolves.toBe(true);
    const changed = parseToken(text.replace('Jqb2Ui', 'Jqb2Ei'));
    await expect(verifyByKey(changed, algorithm, key)).resolves.toBe(false);
  });
});

it('verifies a token with a shared secret', async () => {
  // The example on jwt.io
  const text =
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';
  await expect(verifyBySecret(parseToken(text), 'HS256', 'your-256-bit-secret')).resolves.toBe(
    true,
  );
  await expect(verifyBySecret(parseToken(text), 'HS256', 'another')).resolves.toBe(false);
});

it('verifies nothing with a key that can’t be read', async () => {
  await expect(verifyByKey(parseToken(es256Token), 'ES256', {kty: 'EC'})).resolves.toBe(false);
});

it.each([
  '',
  'a.b',
  'eyJhbGciOiJub25lIn0.e30.',
  'eyJhbGciOiJub25lIn0.e30',
  '%.%.%',
  'W10.W10.c2ln',
  `${toBase64Url(utf8('{"alg":"HS256","crit":["exp"]}'))}.e30.c2ln`,
])('rejects the token %j', (text) => {
  expect(() => parseToken(text)).toThrow(StepError);
});

it('chooses keys by kid, type, curve and use', () => {
  const keys = [
    {kid: '1', ...es256Key},
    {kid: '2', ...es256Key, use: 'enc'},
    {kid: '3', ...rs256Key, alg: 'RS512'},
    {kid: '4', ...rs256Key},
    {kid: '5', ...es256Key, crv: 'P-384'},
  ];
  const token = parseToken(es256Token);
  const kids = (algorithm: JwtAlgorithm, kid?: string) =>
    matchingKeys(keys, {...token, header: kid === undefined ? {} : {kid}}, algorithm).map(
      (key) => key.kid,
    );
  expect(kids('ES256')).toEqual(['1']);
  expect(kids('RS256')).toEqual(['4']);
  expect(kids('RS256', '1')).toEqual([]);
  expect(kids('HS256', '1')).toEqual([]);
});

describe('claims', () => {
  const good = {iss: 'https://id.example.com/', aud: ['orders', 'stock'], exp: 1000, nbf: 500};
  const check = (claims: object, now = 700) =>
    checkClaims(
      {...good, ...claims},
      {
        issuer: 'https://id.example.com/',
        audience: 'orders',
        now,
        clockSkewSeconds: 60,
      },
    );

  it('are accepted within the clock skew, before and after', () => {
    expect(() => check({})).not.toThrow();
    expect(() => check({aud: 'orders'})).not.toThrow();
    expect(() => check({}, 1059)).not.toThrow();
    expect(() => check({}, 440)).not.toThrow();
  });

  it.each([
    [{iss: 'https://id.example.com'}],
    [{iss: undefined}],
    [{aud: 'stock'}],
    [{aud: undefined}],
    [{exp: undefined}],
    [{exp: '1000'}],
    [{nbf: '500'}],
  ])('%j is rejected', (claims) => {
    expect(() => check(claims)).toThrow(StepError);
  });

  it('are rejected if the token has expired or isn’t valid yet', () => {
    expect(() => check({}, 1060)).toThrow('expired');
    expect(() => check({}, 439)).toThrow('yet');
  });
});

describe('tokens that jose signed', () => {
  const all = Object.keys(jwtAlgorithms) as JwtAlgorithm[];
  const sign = async (alg: JwtAlgorithm, key: Parameters<SignJWT['sign']>[0]) =>
    parseToken(await new SignJWT({sub: 'Zoë'}).setProtectedHeader({alg}).sign(key));

  it.each(all.filter(isShared))('are verified with the secret: %s', async (algorithm) => {
    const secret = 'as many bytes as the longest digest has, and some more on top';
    const token = await sign(algorithm, utf8(secret));
    expect(token.claims).toEqual({sub: 'Zoë'});
    expect(await verifyBySecret(token, algorithm, secret)).toBe(true);
    const other = await sign(algorithm, utf8(`${secret}!`));
    expect(await verifyBySecret(other, algorithm, secret)).toBe(false);
  });

  it.each(all.filter((name) => !isShared(name)))(
    'are verified with the key: %s',
    async (algorithm) => {
      const own = await generateKeyPair(algorithm, {extractable: true});
      const foreign = await generateKeyPair(algorithm);
      const key = {...(await exportJWK(own.publicKey))} as JsonObject;
      const token = await sign(algorithm, own.privateKey);
      expect(token.claims).toEqual({sub: 'Zoë'});
      expect(await verifyByKey(token, algorithm, key)).toBe(true);
      const other = await sign(algorithm, foreign.privateKey);
      expect(await verifyByKey(other, algorithm, key)).toBe(false);
    },
  );
});

it.each([' ', '\n', '=', '+'])('rejects a signature that contains %j', (stray) => {
  expect(() => parseToken(`${es256Token}${stray}`)).toThrow(StepError);
});
