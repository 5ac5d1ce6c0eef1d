import MiniSearch from 'minisearch';
import {indexOptions, type IndexedDocument} from '../../src/search/indexOptions';
import {indexedDocuments, searchData, type SearchData} from '../../src/search/searchData';
import type {SearchPage} from '../../src/search/types';

export function buildSearchData(pages: readonly SearchPage[]): SearchData {
  const index = new MiniSearch<IndexedDocument>(indexOptions);
  index.addAll(indexedDocuments(pages));
  return searchData(pages, index.toJSON());
}
