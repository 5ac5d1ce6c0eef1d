// cspell:ignore geohsah
import {editDistance} from '../words/editDistance';
import {nameFields, wordFields} from './indexOptions';
import {countPlaces, type PackedIndex} from './packIndex';
import {createWordList, type WordList} from '../words/wordList';

/** The words and names in the index. Each name is squashed into one word. */
export interface Vocabulary {
  readonly words: WordList;
  readonly names: WordList;
  /** The words of titles, of other names and of tags: what pages are about. */
  readonly topics: ReadonlySet<string>;
  /** Returns the word that was probably meant, or undefined: 'geohsah' → 'geohash' */
  correct(word: string): string | undefined;
}

/** How many typos to correct: none below four letters, one below eight, otherwise two. None in words with digits. */
function allowedSlips(word: string): number {
  if (word.length < 4 || /\d/.test(word)) {
    return 0;
  }
  return word.length < 8 ? 1 : 2;
}

/** Counts the documents that contain each word. A document counts once for each given field that contains the word. */
function countUses({fieldIds, index}: PackedIndex, fields: readonly string[]): Map<string, number> {
  const ids = fields.map((field) => fieldIds[field]!);
  const uses = new Map<string, number>();
  for (const [word, places] of index) {
    const count = ids.reduce((sum, id) => sum + countPlaces(places[id] ?? []), 0);
    if (count > 0) {
      uses.set(word, count);
    }
  }
  return uses;
}

export function createVocabulary(index: PackedIndex): Vocabulary {
  const uses = countUses(index, wordFields);
  const names = createWordList([...countUses(index, nameFields).keys()]);

  function correct(word: string): string | undefined {
    const slips = allowedSlips(word);
    let best: string | undefined;
    let bestRank = 0;
    for (const [candidate, count] of uses) {
      if (Math.abs(candidate.length - word.length) <= slips) {
        const distance = editDistance(word, candidate);
        // Ranks candidates mainly by the number of typos, then by the first letter, by whether the word is a
        // name, and by how common it is.
        const rank =
          1 / distance +
          (candidate[0] === word[0] ? 0.4 : 0) +
          (names.has(candidate) ? 0.2 : 0) +
          (0.1 * count) / (count + 50);
        if (distance <= slips && rank > bestRank) {
          best = candidate;
          bestRank = rank;
        }
      }
    }
    return slips > 0 ? best : undefined;
  }

  return {
    words: createWordList([...uses.keys()]),
    names,
    topics: new Set(countUses(index, ['title', 'aliases', 'keywords']).keys()),
    correct,
  };
}
