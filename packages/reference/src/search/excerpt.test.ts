// cspell:ignore eparse
import {describe, expect, it} from 'vitest';
import {excerptOf, markMatches} from './excerpt';

const marked = (text: string, ...terms: string[]) =>
  markMatches(text, new Set(terms))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('markMatches', () => {
  it('marks words in every form that the index treats as the same', () => {
    expect(marked('Turns text into UPPER case.', 'turn', 'upper')).toBe(
      '[Turns] text into [UPPER] case.',
    );
  });

  it('marks a name by one of its parts', () => {
    expect(marked('See ValuesFromPath (XML).', 'path')).toBe('See [ValuesFromPath] (XML).');
  });

  it('loses none of the text', () => {
    const text = '  <b onclick="x">a</b> && “quotes” – E_PARSE!  ';
    expect(
      markMatches(text, new Set(['a', 'eparse']))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('marks nothing if nothing matches', () => {
    expect(markMatches('plain', new Set())).toEqual([{text: 'plain', isMatch: false}]);
    expect(markMatches('', new Set(['a']))).toEqual([]);
  });
});

describe('excerptOf', () => {
  const long = `${'filler '.repeat(60)}needle ${'more '.repeat(60)}`.trim();

  it('returns short text in full', () => {
    expect(excerptOf('A short text.', new Set(['short']))).toBe('A short text.');
  });

  it('shows the first match in long text, cut at a word', () => {
    const excerpt = excerptOf(long, new Set(['needle']));
    expect(excerpt).toMatch(/^… filler .*needle more .*more …$/);
    expect(excerpt.length).toBeLessThan(170);
  });

  it('starts at the beginning if the match is near it or there is none', () => {
    expect(excerptOf(long, new Set(['filler']))).toMatch(/^filler filler .* …$/);
    expect(excerptOf(long, new Set(['absent']))).toMatch(/^filler filler .* …$/);
  });

  it('cuts text without spaces too', () => {
    expect(excerptOf('x'.repeat(5000), new Set(['y'])).length).toBeLessThan(170);
  });
});
