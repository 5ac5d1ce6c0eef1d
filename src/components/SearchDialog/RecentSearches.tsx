import React, {type ReactNode} from 'react';
import {LIST_ID, optionId} from './ids';
import type {Props} from './Options';
import styles from './styles.module.css';

export default function RecentSearches({search, options}: Props): ReactNode {
  const {recent, activeIndex, activate, clearRecent} = options;
  return (
    <>
      <div className={styles.heading}>
        <span id="recent-searches">Recent searches</span>
        <button type="button" className={styles.clear} onClick={clearRecent}>
          Clear
        </button>
      </div>
      <div role="listbox" id={LIST_ID} aria-labelledby="recent-searches" className={styles.list}>
        {recent.map((query, index) => (
          <button
            key={query}
            type="button"
            id={optionId(index)}
            role="option"
            aria-selected={index === activeIndex}
            tabIndex={-1}
            className={styles.option}
            onClick={() => search.changeNow(query)}
            onMouseMove={() => activate(index)}>
            {query}
          </button>
        ))}
      </div>
    </>
  );
}
