import type {Search} from '@documentation/reference/internal/search/createSearch';
import type {SearchResult} from '@documentation/reference/internal/search/types';
import type {CallsFound} from './examples/answerExamples';
import {loadExampleSearch} from './examples/loadExampleSearch';
import {together} from './examples/together';

export interface Answer {
  readonly query: string;
  readonly results: readonly SearchResult[];
  /** The calls for a query that is an example. */
  readonly found?: CallsFound;
}

const arrows = /->|→|=>/g;

/** Whether a query may be an example of an input and its output. */
export function hasArrow(query: string): boolean {
  return query.search(arrows) >= 0;
}

const nothingYet: CallsFound = {calls: [], isDone: false, tried: 0, isComplete: false};

/**
 * Searches the pages, or finds calls for a query that is an example. Reports each answer, or null if the index can't be
 * loaded. Returns a function that ends the search.
 */
export function findAnswers(
  query: string,
  loadSearch: () => Promise<Search | undefined>,
  onAnswer: (answer: Answer | null) => void,
): () => void {
  let isStopped = false;
  let stopExamples = () => {};

  function report(answer: Answer | null): void {
    if (!isStopped) {
      onAnswer(answer);
    }
  }

  async function findPages(): Promise<void> {
    const results = (await loadSearch())?.(query);
    report(results ? {query, results} : null);
  }

  /** Searches by example and, if the words of the query are what pages are about, the pages. */
  async function findExamples(): Promise<void> {
    const code = await loadExampleSearch().catch(() => undefined);
    const examples = code?.parseExamples(query);
    if (isStopped || (code && !examples)) {
      return findPages();
    }
    let pages: readonly SearchResult[] = [];
    let found: CallsFound = examples ? nothingYet : {...nothingYet, isDone: true, hasFailed: true};
    const show = () => {
      if (pages.length > 0 || found.isDone || found.calls.length > 0) {
        report({query, ...together(pages, found)});
      }
    };
    if (code && examples) {
      stopExamples = code.answerExamples(examples, (latest) => {
        found = latest;
        show();
      });
    }
    const search = await loadSearch();
    const words = query.replaceAll(arrows, ' ');
    pages = search?.isTopic(words) ? search(words) : [];
    show();
  }

  void (hasArrow(query) ? findExamples() : findPages());
  return () => {
    isStopped = true;
    stopExamples();
  };
}
