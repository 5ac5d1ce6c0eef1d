import {readFileSync} from 'node:fs';

export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  /** The paths of the right pages, without the base URL. */
  readonly paths: readonly string[];
  /** Whether the query is held out from tuning. */
  readonly isKeptAside: boolean;
}

/** 'Text/Upper' → '/platformRef/mappingFunctions/Text/Upper' */
function pathOf(page: string): string {
  if (page.startsWith('w:')) {
    return `/platformRef/workflowFunctions/${page.slice(2)}`;
  }
  return /^(?:guides|apiRef|platformRef)\//.test(page)
    ? `/${page}`
    : `/platformRef/mappingFunctions/${page}`;
}

/** The page that readers look for with a query, or pages that are equally good. */
type Queries = Readonly<Record<string, string | readonly string[]>>;

/** Reads queries from a file, in which 'Text/Upper' is a mapping function, and 'w:' marks a workflow function. */
function judged(file: string, isKeptAside: boolean): JudgedQuery[] {
  const text = readFileSync(`tooling/bench/search/queries/${file}.json`, 'utf8');
  return Object.entries(JSON.parse(text) as Readonly<Record<string, Queries>>).flatMap(
    ([kind, ofKind]) =>
      Object.entries(ofKind).map(([query, page]) => ({
        kind,
        query,
        paths: [page].flat().map(pathOf),
        isKeptAside,
      })),
  );
}

export const judgedQueries: readonly JudgedQuery[] = [
  // Written before the ranking was tuned.
  ...judged('tunedOn', false),
  // Written by someone who saw only the titles and descriptions of pages. No one looks at them while tuning.
  ...judged('keptAside', true),
];
