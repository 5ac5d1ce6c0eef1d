import {distance} from 'fastest-levenshtein';

/** One typo is allowed for every three letters. A word that differs more probably isn't what was meant. */
const LETTERS_PER_SLIP = 3;

/** Longer text isn’t a mistyped word, and takes long to compare. */
const MAX_LENGTH = 100;

const lettersOf = (word: string) => [...word].sort().join('');

/** Counts typos. Letters in the wrong order count as less than a typo: '=>' is nearer to '>=' than to '>'. */
function slipsBetween(wanted: string, word: string): number {
  return wanted !== word && lettersOf(wanted) === lettersOf(word) ? 0.5 : distance(wanted, word);
}

/** Returns the word closest to the text, if one is close enough: nearest('strat', ['start', 'end']) → 'start' */
export function nearest(text: string, words: readonly string[]): string | undefined {
  if (text.length > MAX_LENGTH) {
    return undefined;
  }
  const wanted = text.toLowerCase();
  const best = words
    .map((word) => ({word, slips: slipsBetween(wanted, word.toLowerCase())}))
    .sort((a, b) => a.slips - b.slips)[0];
  const allowed = Math.ceil(text.length / LETTERS_PER_SLIP);
  return best && best.slips <= allowed && best.slips < text.length ? best.word : undefined;
}
