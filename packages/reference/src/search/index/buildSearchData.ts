import MiniSearch from 'minisearch';
import {indexOptions, type IndexedDocument} from './indexOptions';
import {indexedDocuments, searchData, type SearchData} from './searchData';
import type {SearchPage} from '../types';

export function buildSearchData(pages: readonly SearchPage[]): SearchData {
  const index = new MiniSearch<IndexedDocument>(indexOptions);
  index.addAll(indexedDocuments(pages));
  return searchData(pages, index.toJSON());
}
