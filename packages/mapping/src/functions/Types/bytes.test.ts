import {describe, expect, it} from 'vitest';
import {toBytes} from './bytes';

const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('toBytes', () => {
  it('reads Base64 in all its forms', () => {
    for (const text of ['QWRhIQ==', 'QWRhIQ', ' QWRh\r\nIQ== ', 'QWRhIQ=\n=']) {
      expect(read(toBytes(text, 'base64')), text).toBe('Ada!');
    }
    expect([...toBytes('-_-_', 'base64')]).toEqual([...toBytes('+/+/', 'base64')]);
    expect(toBytes('', 'base64')).toHaveLength(0);
  });

  it.each(['A', 'QWRhI', 'QWRhIQ=', 'QWRh=', '====', 'QW=hIQ==', 'QWRhIQ===', 'Zoë='])(
    'rejects %j as Base64',
    (text) => {
      expect(() => toBytes(text, 'base64')).toThrow('isn’t valid Base64');
    },
  );

  it('reads uppercase and lowercase hex', () => {
    expect([...toBytes('00fFa5', 'hex')]).toEqual([0, 255, 165]);
    expect(() => toBytes('0x41', 'hex')).toThrow('hexadecimal');
  });

  it('accepts every Latin-1 character and no others', () => {
    expect([...toBytes('\u0000\u007f\u0080ÿ', 'latin1')]).toEqual([0, 127, 128, 255]);
    expect(() => toBytes('😀', 'latin1')).toThrow('"😀" doesn’t exist in Latin-1');
  });

  it('encodes surrogate pairs and rejects lone surrogates', () => {
    expect([...toBytes('😀', 'utf-8')]).toEqual([0xf0, 0x9f, 0x98, 0x80]);
    expect(() => toBytes('\ud83d', 'utf-8')).toThrow('half of a character');
  });

  // With this much text, a quadratic algorithm would exceed the test's timeout.
  it('decodes megabytes', () => {
    expect(toBytes('QUJD'.repeat(500_000), 'base64')).toHaveLength(1_500_000);
    expect(toBytes('4142'.repeat(500_000), 'hex')).toHaveLength(1_000_000);
  });
});
