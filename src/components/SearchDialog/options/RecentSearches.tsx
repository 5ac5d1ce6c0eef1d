import React, {type MouseEvent, type ReactNode} from 'react';
import {LIST_ID, optionId} from '../ids';
import type {Props} from './Options';
import styles from '../options.module.css';
import dialogStyles from '../styles.module.css';

/** Moves the focus to the field, because the pressed button disappears. */
function focusField({currentTarget}: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.querySelector('input')?.focus();
}

export default function RecentSearches({search, options}: Props): ReactNode {
  const {recent, activeIndex, activate, clearRecent} = options;
  return (
    <>
      <div className={styles.heading}>
        <span id="recent-searches">Recent searches</span>
        <button
          type="button"
          className={dialogStyles.textButton}
          onClick={(event) => {
            focusField(event);
            clearRecent();
          }}>
          Clear
        </button>
      </div>
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
            onClick={(event) => {
              focusField(event);
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
