import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {defaultSeparators, textPieces, type Splitting} from './textPieces';

const base: Splitting = {size: 20, overlap: 0, unit: 'characters', separators: defaultSeparators};

function chunks(text: string, splitting: Partial<Splitting> = {}): string[] {
  return textPieces(text, {...base, ...splitting}).map(({start, end}) => text.slice(start, end));
}

describe('textPieces', () => {
  it('leaves short text whole, without the whitespace around it', () => {
    expect(chunks('  A short text.\n')).toEqual(['A short text.']);
  });

  it('returns no chunks for empty or blank text', () => {
    expect(chunks('')).toEqual([]);
    expect(chunks(' \n ')).toEqual([]);
  });

  it('prefers to split after a paragraph, then a line, a sentence and a word', () => {
    expect(chunks('one two three\n\nfour five six')).toEqual(['one two three', 'four five six']);
    expect(chunks('one two three\nfour five six')).toEqual(['one two three', 'four five six']);
    expect(chunks('One two three. Four five.')).toEqual(['One two three.', 'Four five.']);
    expect(chunks('one two three four five')).toEqual(['one two three four', 'five']);
  });

  it('keeps the last word when it just fits', () => {
    expect(chunks('one two three four aa five')).toEqual(['one two three four', 'aa five']);
    expect(chunks('one two three four a five')).toEqual(['one two three four a', 'five']);
  });

  it('splits a word that is longer than a chunk', () => {
    expect(chunks('x'.repeat(45))).toEqual(['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(5)]);
  });

  it('never makes a chunk smaller than half the size to end at a paragraph', () => {
    expect(chunks('one\n\ntwo three four five six')).toEqual(['one\n\ntwo three four', 'five six']);
  });

  it('repeats the end of a chunk at the start of the next, beginning with a whole word', () => {
    expect(chunks('one two three four five six seven', {overlap: 8})).toEqual([
      'one two three four',
      'four five six seven',
    ]);
  });

  it('terminates with the largest overlap, whatever the text', () => {
    for (const text of [
      'x'.repeat(200),
      'a b '.repeat(60),
      '\n\n'.repeat(90) + 'x',
      '漢字'.repeat(80),
    ]) {
      for (const unit of ['characters', 'tokens'] as const) {
        const pieces = textPieces(text, {...base, overlap: 10, unit});
        expect(pieces.at(-1)!.end).toBe(text.trimEnd().length);
        expect(pieces.length).toBeLessThan(60);
      }
    }
  });

  it('keeps every word, and never exceeds the size', () => {
    const words = Array.from(
      {length: 400},
      (_word, index) => `word${index}${'.'.repeat(index % 3)}`,
    );
    const text = words.join(' ');
    const pieces = chunks(text, {size: 60, overlap: 15});
    expect(pieces.every(({length}) => length <= 60)).toBe(true);
    expect(
      words.filter((word) => !pieces.some((piece) => piece.split(' ').includes(word))),
    ).toEqual([]);
  });

  it('keeps all text, in chunks of at most the given size', () => {
    const words = fc.array(
      fc.constantFrom('a', 'bc.', 'def,', '\n\n', '\n', '. ', '📦', '漢字', ' '),
    );
    fc.assert(
      fc.property(words, fc.integer({min: 1, max: 12}), (parts, size) => {
        const text = parts.join(' ');
        const pieces = chunks(text, {size});
        expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        expect(Math.max(0, ...pieces.map((piece) => Array.from(piece).length))).toBeLessThanOrEqual(
          size,
        );
      }),
    );
  });

  it('never splits a surrogate pair', () => {
    expect(chunks('📦'.repeat(30))).toEqual(['📦'.repeat(20), '📦'.repeat(10)]);
  });

  it('counts words, punctuation marks and, in scripts without spaces, characters as tokens', () => {
    expect(chunks('one, two, three', {unit: 'tokens', size: 2, separators: []})).toEqual([
      'one,',
      'two,',
      'three',
    ]);
    expect(chunks('東京は晴れ', {unit: 'tokens', size: 2, separators: []})).toEqual([
      '東京',
      'は晴',
      'れ',
    ]);
  });
});
