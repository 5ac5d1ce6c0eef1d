import MiniSearch from 'minisearch';
import {SEARCH_MIN_SCORE, SEARCH_RESULTS_SHOWN} from '../constants';
import {countMatches, excerptOf} from './excerpt';
import {indexOptions, type IndexedDocument} from './indexOptions';
import {rankPages, type RankedPage} from './rankPages';
import type {SearchData} from './searchData';
import {pageKinds, type SearchResult} from './types';
import {createVocabulary} from './vocabulary';

export type Search = (query: string) => readonly SearchResult[];

type PageRow = SearchData['pages'][number];

/** [null, section, section, null, …] → [0, 0, 0, 3, …]: the page that each document belongs to. */
function pagesOfDocuments(sections: SearchData['sections']): number[] {
  let page = 0;
  return sections.map((section, document) => {
    page = section ? page : document;
    return page;
  });
}

export function createSearch(data: SearchData): Search {
  const index = MiniSearch.loadJS<IndexedDocument>(data.index, indexOptions);
  const vocabulary = createVocabulary(data);
  const pageOf = pagesOfDocuments(data.sections);
  const rows = new Map(data.pages.map((row) => [row[0], row]));

  /** The page's own sentence, unless the text of the page or of a section shows more of the query. */
  function pageExcerpt([document, , , , , description, text]: PageRow, terms: ReadonlySet<string>) {
    const texts = [description, text];
    for (let next = document + 1; data.sections[next]; next += 1) {
      texts.push(data.sections[next]![2]);
    }
    const counts = texts.map((candidate) => countMatches(candidate, terms));
    return excerptOf(texts[counts.indexOf(Math.max(...counts))]!, terms);
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

  return (query) => {
    const {pages, terms} = rankPages(index, vocabulary, (document) => pageOf[document]!, query);
    return pages
      .filter(({score}) => score >= SEARCH_MIN_SCORE)
      .slice(0, SEARCH_RESULTS_SHOWN)
      .map((page) => toResult(page, terms));
  };
}
