import type {SearchData} from './searchData';
import {editDistance} from './editDistance';

/** The words and names of the index. */
export interface Vocabulary {
  has(word: string): boolean;
  hasPrefix(prefix: string): boolean;
  /** The word that was probably meant, or undefined: 'geohsah' → 'geohash' */
  correct(word: string): string | undefined;
}

/** One slip in a word of four letters or more, two in a long one. Numbers are meant as they are. */
function allowedSlips(word: string): number {
  if (word.length < 4 || /\d/.test(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

export function createVocabulary({index}: SearchData): Vocabulary {
  const uses = new Map(
    index.index.map(([word, fields]) => [
      word,
      Object.values(fields).reduce((sum, documents) => sum + Object.keys(documents).length, 0),
    ]),
  );
  const sorted = [...uses.keys()].sort();

  function hasPrefix(prefix: string): boolean {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < prefix) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return sorted[low]?.startsWith(prefix) ?? false;
  }

  function correct(word: string): string | undefined {
    const slips = allowedSlips(word);
    let best: string | undefined;
    let bestRank = 0;
    for (const [candidate, count] of slips > 0 ? uses : []) {
      if (Math.abs(candidate.length - word.length) <= slips) {
        const distance = editDistance(word, candidate);
        // The fewest slips, then a right first letter, then the commonest word.
        const rank =
          1 / distance + (candidate[0] === word[0] ? 0.4 : 0) + count / (count + 50) / 10;
        if (distance <= slips && rank > bestRank) {
          best = candidate;
          bestRank = rank;
        }
      }
    }
    return best;
  }

  return {has: (word) => uses.has(word), hasPrefix, correct};
}
