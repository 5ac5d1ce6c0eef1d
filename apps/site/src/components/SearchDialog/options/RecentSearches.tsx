import React, {type ReactNode} from 'react';
import {LIST_ID, optionId} from '../ids';
import type {Props} from './Options';
import RecentHeading, {focusField} from './RecentHeading';
import styles from '../options.module.css';

export default function RecentSearches({search, options}: Props): ReactNode {
  const {recent, activeIndex, activate, clearRecent} = options;
  return (
    <>
      <RecentHeading
        id="recent-searches"
        label="Recent searches"
        clearLabel="Clear searches"
        onClear={clearRecent}
      />
      <div role="listbox" id={LIST_ID} aria-labelledby="recent-searches">
        {recent.map((query, index) => (
          <button
            key={query}
            type="button"
            id={optionId(index)}
            role="option"
            aria-selected={index === activeIndex}
            tabIndex={-1}
            className={styles.option}
            onClick={({currentTarget}) => {
              focusField(currentTarget);
              search.changeNow(query);
            }}
            onMouseMove={() => activate(index)}>
            {query}
          </button>
        ))}
      </div>
    </>
  );
}
