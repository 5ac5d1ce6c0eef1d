import {describe, expect, it} from 'vitest';
import {countInvisible, cutAtInvisible} from './invisibleCharacters';

describe('cutAtInvisible', () => {
  it('marks invisible characters and keeps the text unchanged', () => {
    const text = '\ufeffa\u00a0b\t\u0001';
    const pieces = cutAtInvisible(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.map((piece) => piece.mark)).toEqual([
      'BOM',
      undefined,
      'NBSP',
      undefined,
      '→',
      'U+0001',
    ]);
  });

  it('leaves spaces, emoji and their joiners alone', () => {
    expect(cutAtInvisible('a b 👩‍💻 é')).toEqual([{text: 'a b 👩‍💻 é'}]);
  });
});

describe('countInvisible', () => {
  it('names each character with its count', () => {
    expect(countInvisible('a\tb\tc\u00a0\r\n')).toEqual([
      '2 × tab (U+0009)',
      '1 × no-break space (U+00A0)',
      '1 × carriage return (U+000D)',
      '1 × line feed (U+000A)',
    ]);
  });
});
