import type MiniSearch from 'minisearch';
import {nameFields, type IndexedDocument, type NameField} from './index/indexOptions';
import type {QueryName} from './queryWords';
import type {Vocabulary} from './index/vocabulary';
import {closeness, rarity} from './wordMatches';

/** The weight of a whole name, on the scale of FIELD_WEIGHTS. */
const NAME_WEIGHTS: Readonly<Record<NameField, number>> = {names: 8, otherNames: 6};
/** The same for half a name: our own are meant before what others call things. */
const HALF_NAME_WEIGHTS: typeof NAME_WEIGHTS = {names: 8, otherNames: 2};
/** All that was typed is a name: nothing else can be meant. */
const WHOLE_QUERY = 1.5;
/** A name among other words counts less, the more other words there are. */
const PARTIAL_POWER = 1.5;

/** A document that has a name which the query contains. */
export interface NameMatch {
  readonly strength: number;
  /** The words of the query that the name takes up. */
  readonly words: readonly string[];
  readonly isCompound: boolean;
}

/** The best name of each document, its strength weighted as the words that it takes up. */
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
    // Words that are common elsewhere, as in 'case when', can be a rare name.
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
