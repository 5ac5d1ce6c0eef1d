import {describe, expect, it} from 'vitest';
import {decodeLines, decodeTokens, encodeTokens} from './tokens';

describe('tokens', () => {
  it('are encoded as kinds and lengths, with adjacent tokens of one kind combined', () => {
    const encoded = encodeTokens([
      {text: '{', kind: 'plain'},
      {text: '"a"', kind: 'string'},
      {text: ':', kind: 'plain'},
      {text: ' ', kind: 'plain'},
      {text: '1', kind: 'constant'},
      {text: '}', kind: 'plain'},
    ]);
    expect(encoded).toBe('p1s3p2n1p1');
  });

  it('are split into lines, even if one token spans several', () => {
    expect(decodeLines('/* a\nb */ x', 'c9p2')).toEqual([
      [{text: '/* a', kind: 'comment'}],
      [
        {text: 'b */', kind: 'comment'},
        {text: ' x', kind: 'plain'},
      ],
    ]);
  });

  it('keep empty lines', () => {
    expect(decodeLines('a\n\nb', '')).toEqual([
      [{text: 'a', kind: 'plain'}],
      [],
      [{text: 'b', kind: 'plain'}],
    ]);
  });

  it('are plain where the encoding is unknown or shorter than the code', () => {
    expect(decodeTokens('abc', 'z2')).toEqual([
      {text: 'ab', kind: 'plain'},
      {text: 'c', kind: 'plain'},
    ]);
  });
});
