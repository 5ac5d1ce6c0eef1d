import {packIndex, type PackedIndex, type StoredIndex} from './packIndex';
import {pageKinds, type SearchPage, type SearchSection} from '../types';
import type {IndexedDocument} from './indexOptions';
import {squash} from '../words/words';

/** The static index file. Pages and sections are documents, numbered consecutively, each page before its sections. */
export interface SearchData {
  readonly index: PackedIndex;
  /** For each page, its document number, URL, title, kind, breadcrumb, description and text. */
  readonly pages: readonly (readonly [
    document: number,
    url: string,
    title: string,
    kind: number,
    breadcrumb: readonly string[],
    description: string,
    text: string,
  ])[];
  /** For each document, its section, or null if the document is a page. */
  readonly sections: readonly (readonly [anchor: string, heading: string, text: string] | null)[];
}

/** ['CSV to JSON', 'csvtojson'] → 'csvtojson' */
function squashAll(names: readonly string[]): string {
  return [...new Set(names.map(squash))].join(' ');
}

const emptyDocument = {
  names: '',
  otherNames: '',
  title: '',
  aliases: '',
  summary: '',
  heading: '',
  keywords: '',
  text: '',
};

function pageDocument(page: SearchPage): Omit<IndexedDocument, 'id'> {
  return {
    ...emptyDocument,
    names: squashAll([page.title, ...page.names]),
    otherNames: squashAll(page.aliases),
    title: page.title,
    aliases: page.aliases.join(', '),
    summary: page.description,
    keywords: [...page.breadcrumb, ...page.tags, page.kind].join(', '),
    text: page.text,
  };
}

function sectionDocument({heading, text}: SearchSection): Omit<IndexedDocument, 'id'> {
  return {...emptyDocument, names: squash(heading), heading, text};
}

export function indexedDocuments(pages: readonly SearchPage[]): IndexedDocument[] {
  return pages
    .flatMap((page) => [pageDocument(page), ...page.sections.map(sectionDocument)])
    .map((document, id) => ({...document, id}));
}

export function searchData(pages: readonly SearchPage[], index: StoredIndex): SearchData {
  let document = 0;
  return {
    index: packIndex(index),
    pages: pages.map((page) => {
      const start = document;
      document += 1 + page.sections.length;
      const {url, title, kind, breadcrumb, description, text} = page;
      return [start, url, title, pageKinds.indexOf(kind), breadcrumb, description, text];
    }),
    sections: pages.flatMap(({sections}) => [
      null,
      ...sections.map(({anchor, heading, text}) => [anchor, heading, text] as const),
    ]),
  };
}
