import {useEffect, useEffectEvent, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {afterPaint} from '../../afterPaint';
import {SEARCH_DEBOUNCE_MS} from '../../universal/constants';
import {createSearch, type Search} from '@documentation/reference/internal/search/createSearch';
import {loadSearchData} from '@documentation/reference/internal/search/index/loadSearchData';
import type {CallsFound} from './examples/answerExamples';
import {loadExampleSearch, warmUp} from './examples/loadExampleSearch';
import {together} from './examples/together';
import {reportSearch} from './reportSearch';
import type {SearchResult} from '@documentation/reference/internal/search/types';

export interface Answer {
  readonly query: string;
  readonly results: readonly SearchResult[];
  /** The calls for a query that is an example. */
  readonly found?: CallsFound;
}

const arrow = /->|→|=>/;
const arrows = /->|→|=>/g;

const nothingYet: CallsFound = {calls: [], isDone: false, tried: 0, isComplete: false};

let created: Promise<Search | undefined> | undefined;

/** Creates the search engine once. After a failure, the next call tries again. */
async function loadSearch(baseUrl: string): Promise<Search | undefined> {
  created ??= loadSearchData(baseUrl).then((data) => data && createSearch(data));
  const search = await created.catch((error: unknown) => {
    console.error('The search index could not be read.', error);
    return undefined;
  });
  if (!search) {
    created = undefined;
  }
  return search;
}

/** Manages the query and its results. Old results stay until new ones arrive, to prevent layout shifts. */
export default function useSearch(isOpen: boolean, typed: string) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [query, setQuery] = useState(typed);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  /** The latest attempt to load the index. Opening the dialog starts a new one. */
  const loading = useRef<Promise<Search | undefined>>(undefined);
  const latestQuery = useRef('');
  const timer = useRef<number>(undefined);
  /** The last query without results, which is reported when the dialog closes. */
  const missed = useRef('');
  const stopExamples = useRef(() => {});

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    // Loads the index after the search field has been painted.
    loading.current = new Promise<void>(afterPaint).then(() => {
      // Its code arrives before the first query. If it doesn't, the first query with an arrow tries again.
      void loadExampleSearch().catch(() => {});
      return loadSearch(baseUrl);
    });
    return () => {
      window.clearTimeout(timer.current);
      stopExamples.current();
      if (missed.current) {
        reportSearch('search_no_results', missed.current);
      }
    };
  }, [baseUrl, isOpen]);

  /** Returns the search engine. If the index couldn't be loaded, tries again. */
  async function engine(): Promise<Search | undefined> {
    loading.current = loading.current?.then((search) => search ?? loadSearch(baseUrl));
    return loading.current;
  }

  /**
   * Searches by example and, if the words of the query are what pages are about, the pages. Returns whether the query
   * is an example, or is no longer the latest one.
   */
  async function findExamples(text: string): Promise<boolean> {
    const code = await loadExampleSearch().catch(() => undefined);
    if (latestQuery.current !== text) {
      return true;
    }
    const examples = code?.parseExamples(text);
    if (code && !examples) {
      return false;
    }
    let pages: readonly SearchResult[] = [];
    let found: CallsFound = examples ? nothingYet : {...nothingYet, isDone: true, hasFailed: true};
    const show = () => {
      const isWorthShowing = pages.length > 0 || found.isDone || found.calls.length > 0;
      if (latestQuery.current === text && isWorthShowing) {
        setIsWaiting(false);
        setAnswer({query: text, ...together(pages, found)});
      }
    };
    if (code && examples) {
      stopExamples.current = code.answerExamples(examples, (latest) => {
        found = latest;
        show();
      });
    }
    void engine().then((search) => {
      const words = text.replaceAll(arrows, ' ');
      pages = search?.isTopic(words) ? search(words) : [];
      show();
    });
    return true;
  }

  async function run(text: string): Promise<void> {
    setIsWaiting(true);
    if (arrow.test(text) && (await findExamples(text))) {
      return;
    }
    const search = await engine();
    // The query may have changed or been cleared in the meantime.
    if (latestQuery.current === text) {
      setIsWaiting(false);
      const results = search?.(text);
      missed.current = results?.length === 0 ? text : '';
      setAnswer(results ? {query: text, results} : null);
    }
  }

  function runAfter(text: string, delay: number): void {
    latestQuery.current = text;
    timer.current = window.setTimeout(() => void run(text), delay);
  }

  /** Changes the query. An empty query clears the results immediately. Any other query is debounced. */
  function change(text: string, delay = SEARCH_DEBOUNCE_MS): void {
    const trimmed = text.trim();
    setQuery(text);
    // A space changes nothing: the search for these words waits for its turn, runs, or is done.
    if (trimmed === latestQuery.current && delay > 0) {
      return;
    }
    window.clearTimeout(timer.current);
    missed.current = '';
    stopExamples.current();
    if (arrow.test(trimmed)) {
      warmUp();
    }
    if (trimmed === '') {
      latestQuery.current = '';
      setIsWaiting(false);
      setAnswer(null);
    } else {
      runAfter(trimmed, delay);
    }
  }

  const start = useEffectEvent(() => {
    if (typed.trim() !== '') {
      runAfter(typed.trim(), SEARCH_DEBOUNCE_MS);
    }
  });
  useEffect(() => start(), []);

  return {
    query,
    answer,
    isWaiting,
    /** Whether the query has an arrow. */
    isExample: arrow.test(query),
    change,
    /** Searches without a delay, for queries from the recent searches. */
    changeNow: (text: string) => change(text, 0),
  };
}

export type SearchState = ReturnType<typeof useSearch>;
