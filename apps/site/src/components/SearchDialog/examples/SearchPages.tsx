import React, {type ReactNode} from 'react';
import type {SearchState} from '../useSearch';
import dialogStyles from '../styles.module.css';

export interface Props {
  readonly search: SearchState;
}

/** Offers to search the pages for the words of an example: 'csv -> json' may be meant as words. */
export default function SearchPages({search}: Props): ReactNode {
  const words = search.query.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return (
    words !== '' && (
      <button
        type="button"
        className={dialogStyles.textButton}
        onClick={({currentTarget}) => {
          currentTarget.closest('dialog')?.querySelector('input')?.focus();
          search.changeNow(words);
        }}>
        Search the pages for “{words}”
      </button>
    )
  );
}
