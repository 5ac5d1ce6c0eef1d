import {useEffect, useEffectEvent, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {afterPaint} from '../../afterPaint';
import {SEARCH_DEBOUNCE_MS} from '../../universal/constants';
import {loadExampleSearch, warmUp} from './examples/loadExampleSearch';
import {findAnswers, hasArrow, type Answer} from './findAnswers';
import {loadSearch} from './loadSearch';
import {reportSearch} from './reportSearch';

/** Loads what a search needs after the search field has been painted, and reports a missed query at the end. */
function useSearchSession(isOpen: boolean, baseUrl: string, missed: string): void {
  const report = useEffectEvent(() => {
    if (missed) {
      reportSearch('search_no_results', missed);
    }
  });
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const callOff = afterPaint(() => {
      // Its code arrives before the first query. If it doesn't, the first query with an arrow tries again.
      void loadExampleSearch().catch(() => {});
      void loadSearch(baseUrl);
    });
    return () => {
      callOff();
      report();
    };
  }, [baseUrl, isOpen]);
}

/** Manages the query and its answer. Old results stay until new ones arrive, to prevent layout shifts. */
export default function useSearch(isOpen: boolean, typed: string) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [query, setQuery] = useState(typed);
  const [wanted, setWanted] = useState({text: typed.trim(), delay: SEARCH_DEBOUNCE_MS});
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const hasMissed = answer?.query === wanted.text && !answer.found && answer.results.length === 0;
  useSearchSession(isOpen, baseUrl, hasMissed ? wanted.text : '');

  useEffect(() => {
    if (wanted.text === '') {
      return undefined;
    }
    let stop = () => {};
    const timer = window.setTimeout(() => {
      setIsWaiting(true);
      stop = findAnswers(
        wanted.text,
        () => loadSearch(baseUrl),
        (found) => {
          setIsWaiting(false);
          setAnswer(found);
        },
      );
    }, wanted.delay);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [baseUrl, wanted]);

  /** Changes the query. An empty query clears the results immediately. Any other query is debounced. */
  function change(next: string, delay = SEARCH_DEBOUNCE_MS): void {
    const text = next.trim();
    setQuery(next);
    // A space changes nothing: the search for these words waits for its turn, runs, or is done.
    if (text === wanted.text && delay > 0) {
      return;
    }
    setWanted({text, delay});
    if (hasArrow(text)) {
      warmUp();
    }
    if (text === '') {
      setIsWaiting(false);
      setAnswer(null);
    }
  }

  return {
    query,
    answer,
    isWaiting,
    /** Whether the query has an arrow. */
    isExample: hasArrow(query),
    change,
    /** Searches without a delay, for queries from the recent searches. */
    changeNow: (text: string) => change(text, 0),
  };
}

export type SearchState = ReturnType<typeof useSearch>;
