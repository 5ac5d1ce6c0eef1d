import {useEffect, useEffectEvent, useRef, useState, type KeyboardEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {openWorkbench} from '../../workbenchRequests';
import type {Call} from './examples/answerExamples';
import {reportSearch} from './reportSearch';
import {clearRecentPages, readRecentPages, type RecentPage} from '../../recentPages';
import {routePath} from '../../routePath';
import type {SearchResult} from '@documentation/reference/internal/search/types';
import {RECENT_PAGES_KEPT} from '../../universal/constants';
import {addRecentSearch, clearRecentSearches, readRecentSearches} from './recentSearches';
import type {SearchState} from './useSearch';

/** Returns the recent pages that still exist, except the current one. */
function otherPages(pages: readonly RecentPage[], current: string): readonly RecentPage[] {
  return pages
    .filter(([path]) => path !== routePath(current) && path === routePath(path))
    .slice(0, RECENT_PAGES_KEPT);
}

/** Manages the options: the results, calls for an example or, while the query is empty, recent searches and pages. */
export default function useSearchOptions(
  {query, answer, changeNow}: SearchState,
  close: () => void,
) {
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const [changedRecent, setRecent] = useState<readonly string[]>();
  // Read on every render, because the dialog may be rendered long before it is opened.
  const recent = changedRecent ?? readRecentSearches();
  const [changedPages, setPages] = useState<readonly RecentPage[]>();
  const [active, setActive] = useState<{readonly query?: string; readonly key?: string}>();
  const isEmpty = query.trim() === '';
  const results = isEmpty ? [] : (answer?.results ?? []);
  const recentShown = isEmpty ? recent : [];
  const pages = isEmpty
    ? otherPages(changedPages ?? readRecentPages(), history.location.pathname)
    : [];
  const calls = isEmpty ? [] : (answer?.found?.calls ?? []);
  const keys = [
    ...results.map(({id}) => id),
    ...calls.map(({notation}) => notation),
    ...recentShown,
    ...pages.map(([path]) => path),
  ];
  const count = keys.length;
  // Calls are found one after another, so an option keeps its key, but not its index.
  const chosen = active?.query === answer?.query ? keys.indexOf(active?.key ?? '') : -1;
  // Enter opens the first result, but a recent search or page must be selected first.
  const activeIndex = chosen >= 0 ? chosen : results.length + calls.length > 0 ? 0 : -1;

  function open(url: string, inNewTab: boolean): void {
    if (inNewTab) {
      window.open(url, '_blank', 'noopener');
    } else {
      history.push(url);
      close();
    }
  }

  /** Opens a result, and adds its query to the recent searches. */
  function choose(result: SearchResult, inNewTab: boolean): void {
    setRecent(addRecentSearch(answer?.query ?? query));
    reportSearch('search_result', answer?.query ?? query, result.url);
    open(result.url, inNewTab);
  }

  function openInWorkbench({notation, input}: Call): void {
    setRecent(addRecentSearch(answer?.query ?? query));
    close();
    openWorkbench({mapping: notation, text: input});
  }

  /** Opens the page of the call's function. A path has none, so it opens in the workbench. */
  function chooseCall(call: Call, inNewTab: boolean): void {
    if (call.path === undefined) {
      openInWorkbench(call);
    } else {
      setRecent(addRecentSearch(answer?.query ?? query));
      open(withBaseUrl(call.path), inNewTab);
    }
  }

  function choosePage([path]: RecentPage, inNewTab: boolean): void {
    open(path, inNewTab);
  }

  function activate(index: number): void {
    setActive({query: answer?.query, key: keys[index]});
  }

  /** Opens the option at an index, if there is one. */
  function openOption(index: number, inNewTab: boolean): void {
    const result = results[index];
    const call = calls[index - results.length];
    const recentSearch = recentShown[index];
    const page = pages[index - recentShown.length];
    if (result) {
      choose(result, inNewTab);
    } else if (call) {
      chooseCall(call, inNewTab);
    } else if (recentSearch) {
      changeNow(recentSearch);
    } else if (page) {
      choosePage(page, inNewTab);
    }
  }

  const entered = useRef<{readonly query: string; readonly inNewTab: boolean}>(undefined);
  /** Opens the first result of the query that the reader confirmed before its results were there. */
  const openEntered = useEffectEvent(() => {
    const {current: confirmed} = entered;
    if (confirmed && confirmed.query === answer?.query && count > 0) {
      entered.current = undefined;
      openOption(0, confirmed.inNewTab);
    }
  });
  useEffect(() => openEntered(), [answer]);
  useEffect(() => {
    entered.current = undefined;
  }, [query]);

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
      const inNewTab = event.ctrlKey || event.metaKey;
      const wanted = query.trim();
      if (isEmpty || answer?.query === wanted) {
        openOption(activeIndex, inNewTab);
      } else {
        // The results are those of an earlier query.
        entered.current = {query: wanted, inNewTab};
        changeNow(query);
      }
    }
  }

  return {
    results,
    calls,
    recent: recentShown,
    pages,
    activeIndex,
    activate,
    choose,
    chooseCall,
    choosePage,
    openInWorkbench,
    onKeyDown,
    clearRecent: () => setRecent(clearRecentSearches()),
    clearPages: () => setPages(clearRecentPages()),
  };
}

export type SearchOptions = ReturnType<typeof useSearchOptions>;
