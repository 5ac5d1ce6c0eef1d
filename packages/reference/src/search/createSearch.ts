import MiniSearch from 'minisearch';
import {SEARCH_MIN_SCORE, SEARCH_RESULTS_SHOWN} from './searchNumbers';
import {hasMatch, excerptOf} from './excerpt';
import {indexOptions, type IndexedDocument} from './index/indexOptions';
import {tellingWords} from './queryWords';
import {unpackIndex, type StoredIndex} from './index/packIndex';
import {rankPages, type RankedPage} from './rankPages';
import type {SearchData} from './index/searchData';
import {pageKinds, type SearchResult} from './types';
import {createVocabulary} from './index/vocabulary';
import {partsOf, runsOf} from './words/words';

/** Data has quotes, brackets or digits. */
const plainWords = /^[\p{L}\p{M}\s./-]+$/u;

export interface Search {
  (query: string): readonly SearchResult[];
  /** Whether pages are about each word of a query, so that it isn't an example of data: 'csv json', but not 'Ada ADA' */
  readonly isTopic: (query: string) => boolean;
}

type PageRow = SearchData['pages'][number];

/** Maps each document to its page: [null, section, section, null, …] → [0, 0, 0, 3, …] */
function pagesOfDocuments(sections: SearchData['sections']): number[] {
  let page = 0;
  return sections.map((section, document) => {
    page = section ? page : document;
    return page;
  });
}

/** Creates the search. Reads the index in many short tasks, so the dialog can open and accept input meanwhile. */
export async function createSearch(data: SearchData): Promise<Search> {
  const index = await MiniSearch.loadJSAsync<IndexedDocument>(
    // MiniSearch iterates over the words only once, so an iterable is enough.
    unpackIndex(data.index) as StoredIndex,
    indexOptions,
  );
  await new Promise((goOn) => setTimeout(goOn));
  const vocabulary = createVocabulary(data.index);
  const pageOf = pagesOfDocuments(data.sections);
  const rows = new Map(data.pages.map((row) => [row[0], row]));
  const headingLengths = new Map(
    [...new Set(data.sections.map((section) => section?.[1] ?? ''))].map((heading) => [
      heading,
      tellingWords(heading).length,
    ]),
  );
  const site = {
    pageOf: (document: number) => pageOf[document]!,
    headingLength: (document: number) => headingLengths.get(data.sections[document]?.[1] ?? '')!,
  };

  /** Returns an excerpt of the first matching text: the description, the page's text or a section's text. */
  function pageExcerpt([document, , , , , description, text]: PageRow, terms: ReadonlySet<string>) {
    const texts = [description, text];
    for (let next = document + 1; data.sections[next]; next += 1) {
      texts.push(data.sections[next]![2]);
    }
    const shown = texts.find((candidate) => hasMatch(candidate, terms)) ?? description;
    return excerptOf(shown, terms);
  }

  function toResult({page, section, score}: RankedPage, terms: ReadonlySet<string>): SearchResult {
    const row = rows.get(page)!;
    const [, url, title, kind, breadcrumb] = row;
    const [anchor, heading, text] = (section !== undefined && data.sections[section]) || [];
    return {
      id: String(section ?? page),
      url: anchor ? `${url}#${anchor}` : url,
      meta: {
        title: heading ? `${title} › ${heading}` : title,
        kind: pageKinds[kind]!,
        breadcrumb,
      },
      excerpt: text ? excerptOf(text, terms) : pageExcerpt(row, terms),
      terms,
      score: Math.min(score, 1),
    };
  }

  const find = (query: string): readonly SearchResult[] => {
    const {pages, terms} = rankPages(index, vocabulary, site, query);
    return pages
      .filter(({score}) => score >= SEARCH_MIN_SCORE)
      .slice(0, SEARCH_RESULTS_SHOWN)
      .map((page) => toResult(page, terms));
  };
  return Object.assign(find, {
    isTopic: (query: string) => {
      const words = new Set(runsOf(query).flatMap(partsOf));
      const isTopic = (word: string) => word.length > 2 && vocabulary.topics.has(word);
      return plainWords.test(query) && words.size > 1 && [...words].every(isTopic);
    },
  });
}
