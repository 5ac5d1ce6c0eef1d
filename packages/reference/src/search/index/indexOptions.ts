// cspell:ignore capitalletters textupper
import type {Options} from 'minisearch';
import {wordsOf} from '../words/words';

/** A page or a section, as MiniSearch indexes it. */
export interface IndexedDocument {
  readonly id: number;
  /** The document's own names, each squashed into one word: 'upper textupper'. A section's name is its heading. */
  readonly names: string;
  /** The names that other products and readers use, squashed in the same way: 'touppercase capitalletters' */
  readonly otherNames: string;
  readonly title: string;
  readonly aliases: string;
  readonly summary: string;
  readonly heading: string;
  readonly keywords: string;
  readonly text: string;
}

export const nameFields = ['names', 'otherNames'] as const;
export const wordFields = ['title', 'aliases', 'summary', 'heading', 'keywords', 'text'] as const;
export type NameField = (typeof nameFields)[number];
export type WordField = (typeof wordFields)[number];

function tokenize(text: string, field = ''): string[] {
  return (nameFields as readonly string[]).includes(field)
    ? text.split(' ').filter(Boolean)
    : wordsOf(text);
}

/** The options with which the build writes the index and the browser reads it. */
export const indexOptions: Options<IndexedDocument> = {
  fields: [...nameFields, ...wordFields],
  tokenize,
  processTerm: (word) => word,
};
