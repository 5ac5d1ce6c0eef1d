import React, {type MouseEvent, type ReactNode} from 'react';
import {PAGES_LIST_ID, optionId} from '../ids';
import type {SearchOptions} from '../useSearchOptions';
import RecentHeading from './RecentHeading';
import styles from '../options.module.css';

/** Checks for a modifier key, with which the browser opens a link in its own way, such as in a new tab. */
function isModified({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** The pages that the reader visited last. They're ordinary links that are also options. */
export default function RecentPages({options}: {readonly options: SearchOptions}): ReactNode {
  const {recent, pages, activeIndex, activate, choosePage, clearPages} = options;
  return (
    <>
      <RecentHeading
        id="recent-pages"
        label="Recent pages"
        clearLabel="Clear pages"
        onClear={clearPages}
      />
      <div role="listbox" id={PAGES_LIST_ID} aria-labelledby="recent-pages">
        {pages.map((page, place) => {
          const index = recent.length + place;
          const [path, title] = page;
          return (
            <a
              key={path}
              id={optionId(index)}
              role="option"
              aria-selected={index === activeIndex}
              tabIndex={-1}
              href={path}
              className={styles.option}
              onClick={(event) => {
                if (!isModified(event)) {
                  event.preventDefault();
                  choosePage(page, false);
                }
              }}
              onMouseMove={() => activate(index)}>
              {title}
            </a>
          );
        })}
      </div>
    </>
  );
}
