import type {SearchData} from '@documentation/reference/internal/search/index/searchData';

export interface DocumentationPage {
  /** 'https://docs.example.com/guides/mappings/overview' */
  readonly url: string;
  readonly title: string;
  /** Missing for a mapping function, if the catalogue describes it. */
  readonly markdown?: string;
}

/** The pages of the documentation, and its search index. */
export interface Documentation {
  readonly pages: readonly DocumentationPage[];
  readonly search: SearchData;
}
