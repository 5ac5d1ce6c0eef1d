import {createHmac} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {hmacSha256, sameBytes} from './hmac';

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (value: Uint8Array) => Array.from(value, (byte) => byte.toString(16).padStart(2, '0'));

describe('hmacSha256', () => {
  it('gives the second test case of RFC 4231', async () => {
    const signature = await hmacSha256(bytes('Jefe'), bytes('what do ya want for nothing?'));
    expect(hex(signature).join('')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('signs what is outside ASCII as Node does', async () => {
    const expected = createHmac('sha256', 'clé').update('Müller 📦').digest();
    expect(await hmacSha256(bytes('clé'), bytes('Müller 📦'))).toEqual(new Uint8Array(expected));
  });
});

describe('sameBytes', () => {
  it.each([
    ['equal', 'abc', 'abc', true],
    ['different', 'abc', 'abd', false],
    ['shorter', 'abc', 'ab', false],
    ['longer', 'ab', 'abc', false],
    ['empty', '', '', true],
  ])('%s', (_what, a, b, expected) => {
    expect(sameBytes(bytes(a), bytes(b))).toBe(expected);
  });
});
