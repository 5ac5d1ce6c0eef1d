import type MiniSearch from 'minisearch';
import {nameFields, type IndexedDocument, type NameField} from './index/indexOptions';
import type {QueryName} from './queryWords';
import type {Vocabulary} from './index/vocabulary';
import {closeness, rarity} from './wordMatches';

/** The weight of a complete name, on the scale of FIELD_WEIGHTS. */
const NAME_WEIGHTS: Readonly<Record<NameField, number>> = {names: 8, otherNames: 6};
/** The weight of the beginning of a name. Our own names rank above other products' names. */
const HALF_NAME_WEIGHTS: typeof NAME_WEIGHTS = {names: 8, otherNames: 2};
/** The factor for a query that is a name and nothing else. */
const WHOLE_QUERY = 1.5;
/** The exponent for a name's share of the query: the more other words the query contains, the less the name counts. */
const PARTIAL_POWER = 1.5;

/** A match between the query and one of a document's names. */
export interface NameMatch {
  readonly strength: number;
  /** The query words that make up the name. */
  readonly words: readonly string[];
  readonly isCompound: boolean;
}

/** Finds the best matching name of each document, weighted like the words that make it up. */
export function findNames(
  index: MiniSearch<IndexedDocument>,
  vocabulary: Vocabulary,
  names: readonly QueryName[],
  weightOf: (words: readonly string[]) => number,
  totalWeight: number,
): ReadonlyMap<number, NameMatch> {
  const matches = new Map<number, NameMatch>();
  for (const {name, words, isWhole, isCompound} of names) {
    if (!(isWhole ? vocabulary.names.hasPrefix(name) : vocabulary.names.has(name))) {
      continue;
    }
    const found = index.search(name, {
      fields: [...nameFields],
      tokenize: (text) => [text],
      prefix: isWhole && name.length > 2,
    });
    const exact = found.filter(({terms}) => terms.includes(name)).length;
    // Common words can make up a rare name, such as 'case when'.
    const ownWeight = isCompound && exact > 0 ? rarity(exact, index.documentCount) : 0;
    const weight = Math.max(weightOf(words), Math.min(ownWeight, totalWeight));
    const share = isWhole ? WHOLE_QUERY : (weight / totalWeight) ** PARTIAL_POWER;
    for (const {id, match} of found) {
      for (const [term, fields] of Object.entries(match)) {
        const weights = term === name ? NAME_WEIGHTS : HALF_NAME_WEIGHTS;
        const best = Math.max(...fields.map((field) => weights[field as NameField]));
        const strength = weight * share * best * closeness(name, term);
        if (strength > (matches.get(id as number)?.strength ?? 0)) {
          matches.set(id as number, {strength, words, isCompound: isCompound && term === name});
        }
      }
    }
  }
  return matches;
}
