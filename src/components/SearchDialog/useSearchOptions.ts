import {useState, type KeyboardEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {reportSearch} from './reportSearch';
import type {SearchResult} from '../../search/types';
import {addRecentSearch, clearRecentSearches, readRecentSearches} from './recentSearches';
import type {SearchState} from './useSearch';

/** Manages the options: the results or, while the query is empty, the recent searches. */
export default function useSearchOptions(
  {query, answer, changeNow}: SearchState,
  close: () => void,
) {
  const history = useHistory();
  const [changedRecent, setRecent] = useState<readonly string[]>();
  // Read on every render, because the dialog may be rendered long before it is opened.
  const recent = changedRecent ?? readRecentSearches();
  const [active, setActive] = useState<{readonly of: unknown; readonly index: number}>();
  const isEmpty = query.trim() === '';
  const results = isEmpty ? [] : (answer?.results ?? []);
  const recentShown = isEmpty ? recent : [];
  const count = results.length + recentShown.length;
  // Enter opens the first result, but a recent search must be selected first.
  const first = results.length > 0 ? 0 : -1;
  const activeIndex = active && active.of === answer && active.index < count ? active.index : first;

  /** Opens a result, and adds its query to the recent searches. */
  function choose(result: SearchResult, inNewTab: boolean): void {
    setRecent(addRecentSearch(answer?.query ?? query));
    reportSearch('search_result', answer?.query ?? query, result.url);
    if (inNewTab) {
      window.open(result.url, '_blank', 'noopener');
    } else {
      history.push(result.url);
      close();
    }
  }

  function activate(index: number): void {
    setActive({of: answer, index});
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) {
      return;
    }
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      const from = activeIndex === -1 && step === -1 ? 0 : activeIndex;
      activate((from + step + count) % count);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const result = results[activeIndex];
      const recentSearch = recentShown[activeIndex];
      if (result) {
        choose(result, event.ctrlKey || event.metaKey);
      } else if (recentSearch) {
        changeNow(recentSearch);
      }
    }
  }

  return {
    results,
    recent: recentShown,
    activeIndex,
    activate,
    choose,
    onKeyDown,
    clearRecent: () => setRecent(clearRecentSearches()),
  };
}

export type SearchOptions = ReturnType<typeof useSearchOptions>;
