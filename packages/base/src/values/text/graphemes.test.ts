// cspell:ignore क्त्वा नमस्ते स्ते
import {describe, expect, it} from 'vitest';
import {graphemesOf} from './graphemes';

/** A character or two of every class in Unicode Annex #29. */
const characters = [
  ...['a', ' ', '\r', '\n', '\u0001', '\u200b', '©'],
  ...['\u0308', '\u0301', '\ufe0f', '\u200c', '\u200d', '\u{1f3fd}', '\u{e0067}'],
  ...['\u0903', '\u0e33', '\u102b', '\u0600', '\u0d4e'],
  ...['👩', '❤', '🇩', '🇪'],
  ...['\u1100', '\u1161', '\u11a8', '가', '각'],
  ...['क', 'त', '\u094d', '\u09cd', 'ক', 'अ'],
];

/** Intl.Segmenter has the same rules. Readers' browsers may lack it, but Node has it. */
const segmenter = new Intl.Segmenter('en', {granularity: 'grapheme'});

function expected(text: string): string[] {
  return Array.from(segmenter.segment(text), ({segment}) => segment);
}

describe('graphemesOf', () => {
  it('agrees with Intl.Segmenter for all sequences of three characters', () => {
    const texts = characters.flatMap((first) =>
      characters.flatMap((second) => characters.map((third) => first + second + third)),
    );
    expect(texts).toHaveLength(34 ** 3);
    const different = texts.filter(
      (text) => Array.from(graphemesOf(text)).join('|') !== expected(text).join('|'),
    );
    expect(different).toEqual([]);
  });

  it.each([
    ['', []],
    ['e\u0301te\u0301', ['e\u0301', 't', 'e\u0301']],
    ['👨‍👩‍👧👍🏽', ['👨‍👩‍👧', '👍🏽']],
    ['🇩🇪🇫🇷🇮', ['🇩🇪', '🇫🇷', '🇮']],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿1️⃣', ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣']],
    ['क्त्वा नमस्ते', ['क्त्वा', ' ', 'न', 'म', 'स्ते']],
    ['한국\u1112\u1161\u11ab', ['한', '국', '\u1112\u1161\u11ab']],
    ['a\r\nb', ['a', '\r\n', 'b']],
    ['\ud83d!', ['\ud83d', '!']],
  ])('splits %j', (text, graphemes) => {
    expect(Array.from(graphemesOf(text))).toEqual(graphemes);
  });

  it('takes linear time for one long cluster', () => {
    expect(Array.from(graphemesOf(`a${'\u0301'.repeat(1_000_000)}b`))).toHaveLength(2);
  });
});
