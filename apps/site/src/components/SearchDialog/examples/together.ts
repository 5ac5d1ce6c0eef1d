import type {SearchResult} from '@documentation/reference/internal/search/types';
import {SEARCH_RESULTS_SHOWN} from '@documentation/reference/internal/search/searchNumbers';
import type {CallsFound} from './answerExamples';

/** Places that pages keep while calls are being found, and beside them. */
const PAGES_BESIDE_CALLS = 2;

interface Shown {
  readonly results: readonly SearchResult[];
  readonly found: CallsFound;
}

/** Shares the five places between pages and calls. What is shown stays in place while more calls are found. */
export function together(pages: readonly SearchResult[], found: CallsFound): Shown {
  const hasNoCalls = found.isDone && found.calls.length === 0;
  const results = pages.slice(0, hasNoCalls ? SEARCH_RESULTS_SHOWN : PAGES_BESIDE_CALLS);
  return {
    results,
    found: {...found, calls: found.calls.slice(0, SEARCH_RESULTS_SHOWN - results.length)},
  };
}
