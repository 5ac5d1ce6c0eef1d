/** The kinds of pages, as a result names them. A page's URL says which it is. */
export const pageKinds = [
  'Guides',
  'Mapping function',
  'Workflow function',
  'API reference',
  'Platform reference',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** What the index contains of a page, whichever way it was read. Text is plain text. */
export interface SearchPage {
  /** With the base URL: '/docs/guides/mappings/overview' */
  readonly url: string;
  readonly title: string;
  readonly kind: PageKind;
  /** The breadcrumb, without the page itself: ['Mapping functions', 'Text'] */
  readonly breadcrumb: readonly string[];
  readonly description: string;
  readonly tags: readonly string[];
  /** Its names beside the title: 'Upper' for 'Text.Upper' */
  readonly names: readonly string[];
  /** What other products and readers call it: 'toUpperCase', 'capital letters' */
  readonly aliases: readonly string[];
  /** The text before the first heading, without the description. */
  readonly text: string;
  readonly sections: readonly SearchSection[];
}

export interface SearchSection {
  /** The id of its heading. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

/** One of the results that the dialog shows (specification §3). */
export interface SearchResult {
  readonly id: string;
  readonly url: string;
  readonly meta: {
    readonly title: string;
    readonly kind: PageKind;
    readonly breadcrumb: readonly string[];
  };
  /** Plain text; the matches in it are marked by `terms`. */
  readonly excerpt: string;
  /** The words of the index that the query matched. */
  readonly terms: ReadonlySet<string>;
  /** From 0 to 1; see rankPages. */
  readonly score: number;
}
