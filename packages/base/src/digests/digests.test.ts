import {createHmac} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {utf8} from '../encodings/utf8';
import {toHex} from '../encodings/bytes';
import {hmac, isSameSecret, sha256} from './digests';

it('matches the digests in FIPS 180-2', async () => {
  expect(toHex(await sha256(utf8('')))).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
  expect(toHex(await sha256(utf8('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

describe('hmac', () => {
  it('matches the second test case of RFC 4231', async () => {
    const [secret, message] = [utf8('Jefe'), utf8('what do ya want for nothing?')];
    expect(toHex(await hmac(secret, message))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
    expect(toHex(await hmac(secret, message, 'sha512'))).toBe(
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    );
  });

  it('signs non-ASCII text as Node does', async () => {
    const expected = createHmac('sha256', 'clé').update('Müller 📦').digest();
    expect(await hmac(utf8('clé'), utf8('Müller 📦'))).toEqual(new Uint8Array(expected));
  });
});

describe('isSameSecret', () => {
  it.each([
    ['equal', 'abc', 'abc', true],
    ['different', 'abc', 'abd', false],
    ['shorter', 'abc', 'ab', false],
    ['longer', 'ab', 'abc', false],
    ['empty', '', '', true],
  ])('%s', async (_what, a, b, expected) => {
    expect(await isSameSecret(a, b)).toBe(expected);
  });
});
