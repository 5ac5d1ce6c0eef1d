import React, {type ReactNode} from 'react';
import SearchIcon from '../SearchIcon';
import {CALLS_LIST_ID, LIST_ID, PAGES_LIST_ID, optionId} from './ids';
import type {SearchState} from './useSearch';
import type {SearchOptions} from './useSearchOptions';
import styles from './styles.module.css';

export interface Props {
  readonly search: SearchState;
  readonly options: SearchOptions;
  readonly onClose: () => void;
}

export default function SearchField({search, options, onClose}: Props): ReactNode {
  const {results, calls, recent, pages, activeIndex, onKeyDown} = options;
  const lists = [
    ...(results.length + recent.length > 0 ? [LIST_ID] : []),
    ...(calls.length > 0 ? [CALLS_LIST_ID] : []),
    ...(pages.length > 0 ? [PAGES_LIST_ID] : []),
  ];
  return (
    <div className={styles.field}>
      <SearchIcon />
      <input
        type="text"
        role="combobox"
        aria-label="Search"
        aria-expanded={lists.length > 0}
        aria-controls={lists.join(' ') || LIST_ID}
        aria-autocomplete="list"
        aria-activedescendant={activeIndex >= 0 ? optionId(activeIndex) : undefined}
        placeholder="Type your search query..."
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        className={styles.input}
        value={search.query}
        onChange={(event) => search.change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles.textButton} onClick={onClose}>
        Close
      </button>
    </div>
  );
}
