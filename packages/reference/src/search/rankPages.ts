import type MiniSearch from 'minisearch';
import type {IndexedDocument} from './index/indexOptions';
import {findNames, type NameMatch} from './nameMatches';
import {queryWords} from './queryWords';
import type {Vocabulary} from './index/vocabulary';
import {FIELD_WEIGHTS, findWord, type WordMatches} from './wordMatches';

/** The factor for a match in a section instead of in the page itself. */
const SECTION_FACTOR = 0.7;
/**
 * The query means a section if it matches more than this share of the section's heading, and the heading
 * matches more than this share of the query words that the page's names lack.
 */
const MEANT_SHARE = 0.5;

export interface RankedPage {
  /** The page's document number. */
  readonly page: number;
  /** The section's document number, if the query clearly means a section. */
  readonly section?: number;
  readonly score: number;
}

export interface Ranking {
  readonly pages: readonly RankedPage[];
  /** The index words that the query matched, for highlighting. */
  readonly terms: ReadonlySet<string>;
}

/** How index documents relate to pages and headings. */
export interface Site {
  readonly pageOf: (document: number) => number;
  /** How many words a section's heading has, without stop words. */
  readonly headingLength: (document: number) => number;
}

type Matches = ReadonlyMap<string, WordMatches>;

/** Groups the documents with matches by page. */
function groupByPage(
  found: readonly ReadonlyMap<number, unknown>[],
  pageOf: (document: number) => number,
): Map<number, Set<number>> {
  const groups = new Map<number, Set<number>>();
  for (const document of found.flatMap((matches) => [...matches.keys()])) {
    const page = pageOf(document);
    groups.set(page, (groups.get(page) ?? new Set()).add(document));
  }
  return groups;
}

/**
 * Returns the section that the query means, or undefined if it means the page. The query means a section if it
 * contains the heading as a name of several words. It also means a section if the heading mostly consists of
 * query words that the page's names lack, and contains most of those words.
 */
function meantSection(
  page: number,
  documents: ReadonlySet<number>,
  matches: Matches,
  named: ReadonlyMap<number, NameMatch>,
  headingLength: (document: number) => number,
): number | undefined {
  const open = [...matches.values()].filter(
    ({fields}) => !fields.get(page)?.some((field) => ['title', 'aliases'].includes(field)),
  );
  const openWeight = open.reduce((sum, {weight}) => sum + weight, 0);
  function shareOf(document: number): number {
    const answered = open.filter(({fields}) => fields.get(document)?.includes('heading'));
    const share = answered.reduce((sum, {weight}) => sum + weight, 0) / (openWeight || 1);
    const shareOfHeading = answered.length / headingLength(document);
    return Math.min(share, shareOfHeading) + (named.get(document)?.isCompound ? 1 : 0);
  }
  const [best] = [...documents]
    .filter((document) => document !== page)
    .map((document) => ({document, share: shareOf(document)}))
    .sort((a, b) => b.share - a.share || a.document - b.document);
  return best && best.share > MEANT_SHARE ? best.document : undefined;
}

/**
 * Ranks pages by the words and names that they share with the query.
 *
 * Each word adds its strength times its rarity to the score, and a name adds more. The sum is divided by
 * the score of a page that has every query word in its title, then multiplied by the share of the query
 * that was found. So a score of 1 is as good as finding every word in the title. A page reaches
 * SEARCH_MIN_SCORE, 0.1, if about two thirds of the query occur in its text, but nowhere else.
 */
export function rankPages(
  index: MiniSearch<IndexedDocument>,
  vocabulary: Vocabulary,
  site: Site,
  query: string,
): Ranking {
  const {words, names} = queryWords(query, vocabulary);
  const matches: Matches = new Map(words.map((word) => [word, findWord(index, word)]));
  const weightOf = (some: readonly string[]) =>
    some.reduce((sum, word) => sum + (matches.get(word)?.weight ?? 0), 0);
  const totalWeight = weightOf(words);
  const named = findNames(index, vocabulary, names, weightOf, totalWeight);

  function rank([page, documents]: [number, ReadonlySet<number>]): RankedPage {
    const section = meantSection(page, documents, matches, named, site.headingLength);
    const name = [named.get(page), section === undefined ? undefined : named.get(section)]
      .filter((match): match is NameMatch => match !== undefined)
      .sort((a, b) => b.strength - a.strength)[0];
    let sum = name?.strength ?? 0;
    let found = 0;
    for (const [word, {weight, strengths}] of matches) {
      const strength = Math.max(
        ...[...documents].map(
          (document) => (strengths.get(document) ?? 0) * (document === page ? 1 : SECTION_FACTOR),
        ),
      );
      sum += strength * weight;
      found += strength > 0 || name?.words.includes(word) ? weight : 0;
    }
    const ideal = totalWeight * FIELD_WEIGHTS.title;
    return {page, section, score: (sum / ideal) * (found / totalWeight)};
  }

  const groups = groupByPage(
    [...[...matches.values()].map((m) => m.strengths), named],
    site.pageOf,
  );
  return {
    pages: [...groups].map(rank).sort((a, b) => b.score - a.score || a.page - b.page),
    terms: new Set([...matches.values()].flatMap((match) => match.terms)),
  };
}
