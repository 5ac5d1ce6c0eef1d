import {keptAsideByKind} from './keptAsideQueries';
import {queriesByKind, type QueriesByKind} from './queries';

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

function judged(queries: QueriesByKind, isKeptAside: boolean): JudgedQuery[] {
  return Object.entries(queries).flatMap(([kind, ofKind]) =>
    Object.entries(ofKind).map(([query, page]) => ({
      kind,
      query,
      paths: [page].flat().map(pathOf),
      isKeptAside,
    })),
  );
}

export const judgedQueries: readonly JudgedQuery[] = [
  ...judged(queriesByKind, false),
  ...judged(keptAsideByKind, true),
];
