import {queriesByKind} from './queries';

export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  /** The paths that answer it, without the base URL. */
  readonly paths: readonly string[];
  /** Not looked at while tuning: every third query. */
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

export const judgedQueries: readonly JudgedQuery[] = Object.entries(queriesByKind)
  .flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, page]) => ({kind, query, page})),
  )
  .map(({kind, query, page}, index) => ({
    kind,
    query,
    paths: [page].flat().map(pathOf),
    isKeptAside: index % 3 === 2,
  }));
