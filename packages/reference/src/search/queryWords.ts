// cspell:ignore vlokup
import {baseForms} from './words/baseForms';
import {synonymsOf} from './words/synonyms';
import type {Vocabulary} from './index/vocabulary';
import {partsOf, runsOf, squash} from './words/words';

/** Stop words. They count only if the query has no other words. */
const FILLERS = new Set(
  (
    'a an and are as at be by can do does every for from get have how i if in into is it its make me my ' +
    'of on only or out so some something that the them this to use using want was what when where ' +
    'which with you your'
  ).split(' '),
);

/** Longer queries are cut, because each word costs time and no one types that many. */
const MAX_RUNS = 16;
const MAX_NAME_RUNS = 5;

/** A name that the query may contain: adjacent runs, joined without spaces. */
export interface QueryName {
  readonly name: string;
  readonly words: readonly string[];
  /** Whether the name is the whole query. */
  readonly isWhole: boolean;
  /** Whether the name has several parts: 'case when', 'E_PARSE' or 'GroupBy', but not 'case' */
  readonly isCompound: boolean;
}

export interface QueryWords {
  /** The words to search for, without duplicates. */
  readonly words: readonly string[];
  readonly names: readonly QueryName[];
}

/** Corrects a word if nothing in the index starts with it: 'vlokup' → 'vlookup', 'renaming' → 'rename' */
function corrected(word: string, vocabulary: Vocabulary): string {
  const isKnown =
    vocabulary.words.hasPrefix(word) ||
    vocabulary.names.hasPrefix(word) ||
    synonymsOf(word).length > 0;
  if (isKnown) {
    return word;
  }
  const base = baseForms(word).find((form) => vocabulary.words.has(form));
  return base ?? vocabulary.correct(word) ?? word;
}

interface Run {
  readonly name: string;
  readonly words: readonly string[];
  readonly isCompound: boolean;
}

/** Reads a compound as one word if the index contains that word, otherwise as its parts. */
function readRun(run: string, vocabulary: Vocabulary): Run {
  const name = squash(run);
  const parts = partsOf(run);
  const isCompound = parts.length > 1;
  if (isCompound && vocabulary.words.has(name)) {
    return {name, words: [name], isCompound};
  }
  const words = parts.map((part) => corrected(part, vocabulary));
  const isSame = words.every((word, index) => word === parts[index]);
  return {name: isSame ? name : words.join(''), words, isCompound};
}

/** Returns the words of a text without stop words: 'Null, missing and empty' → ['null', 'missing', 'empty'] */
export function tellingWords(text: string): string[] {
  return runsOf(text)
    .map((run) => partsOf(run).join(''))
    .filter((word) => !FILLERS.has(word));
}

export function queryWords(query: string, vocabulary: Vocabulary): QueryWords {
  const runs = runsOf(query)
    .slice(0, MAX_RUNS)
    .map((run) => readRun(run, vocabulary));
  const all = [...new Set(runs.flatMap(({words}) => words))];
  const telling = all.filter((word) => !FILLERS.has(word));
  const words = telling.length > 0 ? telling : all;
  const names = runs.flatMap((_, start) =>
    runs.slice(start, start + MAX_NAME_RUNS).map((_run, index) => {
      const neighbours = runs.slice(start, start + index + 1);
      return {
        name: neighbours.map(({name}) => name).join(''),
        words: neighbours.flatMap((run) => run.words).filter((word) => words.includes(word)),
        isWhole: neighbours.length === runs.length,
        isCompound: neighbours.length > 1 || neighbours[0]!.isCompound,
      };
    }),
  );
  return {words, names};
}
