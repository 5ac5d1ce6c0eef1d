import {distance} from 'fastest-levenshtein';

/** One typo in short words, more in longer ones. A distant word wouldn't help. */
const LETTERS_PER_SLIP = 3;

/** The word that is most like a text, if one is like it at all: nearest('strat', ['start', 'end']) → 'start' */
export function nearest(text: string, words: readonly string[]): string | undefined {
  const wanted = text.toLowerCase();
  const best = words
    .map((word) => ({word, slips: distance(wanted, word.toLowerCase())}))
    .sort((a, b) => a.slips - b.slips)[0];
  const allowed = Math.ceil(text.length / LETTERS_PER_SLIP);
  return best && best.slips <= allowed && best.slips < text.length ? best.word : undefined;
}
