/** The kinds of pages, as search results show them. A page's URL determines its kind. */
export const pageKinds = [
  'Guides',
  'Mapping function',
  'Workflow function',
  'API reference',
  'Platform reference',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** A page as it goes into the index. All text is plain text. */
export interface SearchPage {
  /** The path, including the base URL: '/docs/guides/mappings/overview' */
  readonly url: string;
  readonly title: string;
  readonly kind: PageKind;
  /** The breadcrumb, without the page itself: ['Mapping functions', 'Text'] */
  readonly breadcrumb: readonly string[];
  readonly description: string;
  readonly tags: readonly string[];
  /** The page's names other than the title: 'Upper' for 'Text.Upper' */
  readonly names: readonly string[];
  /** The names that other products and readers use: 'toUpperCase', 'capital letters' */
  readonly aliases: readonly string[];
  /** The text before the first heading, without the description. */
  readonly text: string;
  readonly sections: readonly SearchSection[];
}

export interface SearchSection {
  /** The ID of the section's heading. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

/** A search result, as the dialog shows it (specification §3). */
export interface SearchResult {
  readonly id: string;
  readonly url: string;
  readonly meta: {
    readonly title: string;
    readonly kind: PageKind;
    readonly breadcrumb: readonly string[];
  };
  /** Plain text. The dialog highlights the `terms` in it. */
  readonly excerpt: string;
  /** The index words that the query matched. */
  readonly terms: ReadonlySet<string>;
  /** From 0 to 1; see rankPages. */
  readonly score: number;
}
