import {brotliCompressSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import type {SearchPage} from '@documentation/reference/internal/search/types';
import type {Contender} from './contender';

/** Uses MiniSearch as VitePress configures it: fuzzy and prefix search in section titles, parent titles and text. */
export function plainMiniSearch(pages: readonly SearchPage[]): Contender {
  const index = new MiniSearch<{id: string; title: string; titles: string; text: string}>({
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
  });
  for (const {url, title, description, text, sections} of pages) {
    index.add({id: `${url}#`, title, titles: '', text: `${description} ${text}`});
    for (const section of sections) {
      const id = `${url}#${section.anchor}`;
      index.add({id, title: section.heading, titles: title, text: section.text});
    }
  }
  const content = Buffer.from(JSON.stringify(index));
  return {
    name: 'MiniSearch as in VitePress',
    indexBytes: {raw: content.length, brotli: brotliCompressSync(content).length},
    search: (query) =>
      index
        .search(query)
        .slice(0, 5)
        .map(({id}) => String(id)),
  };
}
