import {distance} from 'fastest-levenshtein';

/** Allows one typo for every three letters, because a word that differs more wouldn't help. */
const LETTERS_PER_SLIP = 3;

/** The word closest to the text, if any is close enough: nearest('strat', ['start', 'end']) → 'start' */
export function nearest(text: string, words: readonly string[]): string | undefined {
  const wanted = text.toLowerCase();
  const best = words
    .map((word) => ({word, slips: distance(wanted, word.toLowerCase())}))
    .sort((a, b) => a.slips - b.slips)[0];
  const allowed = Math.ceil(text.length / LETTERS_PER_SLIP);
  return best && best.slips <= allowed && best.slips < text.length ? best.word : undefined;
}
