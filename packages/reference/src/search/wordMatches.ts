import type MiniSearch from 'minisearch';
import {baseForms} from './words/baseForms';
import {wordFields, type IndexedDocument, type WordField} from './index/indexOptions';
import {synonymsOf} from './words/synonyms';

/** The weight of a word by where it occurs. */
export const FIELD_WEIGHTS: Readonly<Record<WordField, number>> = {
  title: 5,
  aliases: 4,
  summary: 4,
  heading: 3,
  keywords: 1.5,
  text: 1,
};

/** The factor for a longer word that starts with the typed one. */
const PREFIX_CLOSENESS = 0.6;
/** The factor for a synonym or a base form. */
const SYNONYM_CLOSENESS = 0.7;
/** The factor for each additional field in which a word occurs. */
const FURTHER_FIELD = 0.3;
/** The weight of word frequency, which breaks ties between documents that are otherwise equal. */
const FREQUENCY = 0.1;

/** The places where a query word occurs. */
export interface WordMatches {
  /** The rarer the word, the higher its weight. */
  readonly weight: number;
  /** The strength of the match in each document. A match in the title has the strength FIELD_WEIGHTS.title. */
  readonly strengths: ReadonlyMap<number, number>;
  readonly fields: ReadonlyMap<number, readonly string[]>;
  /** The index words that the query word matched. */
  readonly terms: readonly string[];
}

/** Returns the BM25 inverse document frequency of a word that occurs in `count` of `total` documents. */
export function rarity(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5));
}

/** Returns 1 for the word itself, and less for a longer word that starts with it. */
export function closeness(word: string, term: string): number {
  return term === word ? 1 : PREFIX_CLOSENESS * Math.sqrt(word.length / term.length);
}

function strengthOf(word: string, match: Readonly<Record<string, readonly string[]>>): number {
  const byField = new Map<string, number>();
  for (const [term, fields] of Object.entries(match)) {
    for (const field of fields) {
      const strength = closeness(word, term) * FIELD_WEIGHTS[field as WordField];
      byField.set(field, Math.max(byField.get(field) ?? 0, strength));
    }
  }
  const [best = 0, ...others] = [...byField.values()].sort((a, b) => b - a);
  return best + FURTHER_FIELD * others.reduce((sum, strength) => sum + strength, 0);
}

/** Adds a synonym's matches where they are stronger than the word's own. */
function addSynonym(own: WordMatches, synonym: WordMatches): WordMatches {
  const strengths = new Map(own.strengths);
  for (const [document, strength] of synonym.strengths) {
    strengths.set(document, Math.max(strengths.get(document) ?? 0, SYNONYM_CLOSENESS * strength));
  }
  return {...own, strengths, terms: [...own.terms, ...synonym.terms]};
}

function findExactly(
  index: MiniSearch<IndexedDocument>,
  word: string,
  prefix: boolean,
): WordMatches {
  const found = index.search(word, {
    fields: [...wordFields],
    tokenize: (text) => [text],
    prefix,
  });
  const exact = found.filter(({terms}) => terms.includes(word)).length;
  const highest = found[0]?.score ?? 1;
  return {
    weight: rarity(exact || found.length, index.documentCount),
    strengths: new Map(
      found.map(({id, match, score}) => [
        id as number,
        strengthOf(word, match) + (FREQUENCY * score) / highest,
      ]),
    ),
    fields: new Map(found.map(({id, match}) => [id as number, Object.values(match).flat()])),
    terms: [...new Set(found.flatMap(({terms}) => terms))],
  };
}

/** Finds a word, longer words that start with it, its synonyms and its base forms. */
export function findWord(index: MiniSearch<IndexedDocument>, word: string): WordMatches {
  return [...synonymsOf(word), ...baseForms(word)]
    .map((synonym) => findExactly(index, synonym, false))
    .reduce(addSynonym, findExactly(index, word, word.length > 1));
}
