import {decodeHTMLStrict} from 'entities';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {decode, encode, schemes} from './encodings';
import {htmlEntities} from './htmlEntities';

const all = Object.keys(schemes) as (keyof typeof schemes)[];
/** Text with only the characters that XML allows. */
const texts = fc
  .string({unit: 'binary'})
  .map((text) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));

describe.each(all)('%s', (scheme) => {
  it('decodes what it encodes', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(decode(encode(text, scheme), scheme)).toBe(text);
      }),
    );
  });

  it('keeps a byte order mark', () => {
    expect(decode(encode('\ufeffa', scheme), scheme)).toBe('\ufeffa');
  });

  it('rejects a lone surrogate', () => {
    expect(() => encode('a\ud83d', scheme)).toThrow('U+D83D');
  });
});

describe('encode', () => {
  it('agrees with Node', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const bytes = Buffer.from(text);
        expect(encode(text, 'base64')).toBe(bytes.toString('base64'));
        expect(encode(text, 'base64url')).toBe(bytes.toString('base64url'));
        expect(encode(text, 'hex')).toBe(bytes.toString('hex'));
      }),
    );
  });

  it('percent-encodes everything that can be special in a URL', () => {
    expect(encode("aZ9-._~ !'()*+/?&=", 'url')).toBe('aZ9-._~%20%21%27%28%29%2A%2B%2F%3F%26%3D');
  });
});

describe('decode', () => {
  it.each([
    ['QWRh\r\nIEw=', 'base64', 'Ada L'],
    ['QWRhIEw', 'base64', 'Ada L'],
    ['41 64 61', 'hex', 'Ada'],
    ['C3A9', 'hex', 'é'],
    ['a+b%20c', 'url', 'a+b c'],
    ['AT&T &Eacute;&eacute; &euro;&#8364;&#x20ac;&#128; &nbsp;', 'html', 'AT&T Éé €€€€ \u00a0'],
    ['&thetasym;&lang;&diams;&apos;', 'html', "ϑ⟨♦'"],
    ['&amp;lt;', 'xml', '&lt;'],
    ['&#x1F4E6;', 'xml', '📦'],
  ] as const)('reads %s as %s', (text, scheme, result) => {
    expect(decode(text, scheme)).toBe(result);
  });

  it.each([
    ['QWR*', 'base64', 'E_PARSE'],
    ['QWRhI', 'base64', 'E_PARSE'],
    ['QQ=', 'base64', 'E_PARSE'],
    ['QQ=A', 'base64', 'E_PARSE'],
    ['a-_b', 'base64', 'E_PARSE'],
    ['a+/b', 'base64url', 'E_PARSE'],
    ['/w==', 'base64', 'E_ENCODING'],
    ['abc', 'hex', 'E_PARSE'],
    ['0x41', 'hex', 'E_PARSE'],
    ['ff', 'hex', 'E_ENCODING'],
    ['100%', 'url', 'E_PARSE'],
    ['%zz', 'url', 'E_PARSE'],
    ['%E9', 'url', 'E_ENCODING'],
    ['&unknown;', 'html', 'E_PARSE'],
    ['&#0;', 'html', 'E_PARSE'],
    ['&#xD800;', 'html', 'E_PARSE'],
    ['&#99999999999999999999;', 'html', 'E_PARSE'],
    ['AT&T', 'xml', 'E_PARSE'],
    ['&eacute;', 'xml', 'E_PARSE'],
    ['&#1;', 'xml', 'E_PARSE'],
  ] as const)('rejects %s as %s with %s', (text, scheme, code) => {
    expect(() => decode(text, scheme)).toThrow(expect.objectContaining({code}) as Error);
  });
});

describe('agrees with the entities library', () => {
  it('on every name', () => {
    expect(htmlEntities.size).toBe(253);
    for (const name of htmlEntities.keys()) {
      expect(decode(`&${name};`, 'html')).toBe(decodeHTMLStrict(`&${name};`));
    }
  });

  it('on every numeric reference', () => {
    const scalar = fc.integer({min: 1, max: 0x10ffff}).filter((code) => code >> 11 !== 27);
    fc.assert(
      fc.property(fc.oneof(scalar, fc.integer({min: 1, max: 300})), (code) => {
        const reference = `&#${code};&#x${code.toString(16)};`;
        expect(decode(reference, 'html')).toBe(decodeHTMLStrict(reference));
      }),
    );
  });
});
