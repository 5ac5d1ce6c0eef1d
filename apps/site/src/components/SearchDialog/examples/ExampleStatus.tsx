import React, {type ReactNode} from 'react';
import {formatCount} from '@documentation/reference/internal/values/formatSize';
import dialogStyles from '../styles.module.css';
import type {CallsFound} from './answerExamples';

export interface Props {
  readonly found: CallsFound;
  /** How many pages are shown beside the calls. */
  readonly pageCount: number;
}

/** Says how many pages and calls were found once the search is over, or what was tried. */
export default function ExampleStatus({found, pageCount}: Props): ReactNode {
  const {calls, isDone, tried, isComplete, hasFailed} = found;
  const count = pageCount + calls.length;
  if (count > 0) {
    return (
      isDone && (
        <span className="visually-hidden">{count === 1 ? '1 result' : `${count} results`}</span>
      )
    );
  }
  if (!isDone) {
    return null;
  }
  if (hasFailed) {
    return (
      <p className={dialogStyles.message}>
        The functions couldn’t be loaded. Check your connection, then try again.
      </p>
    );
  }
  return (
    <>
      <p className={dialogStyles.message}>No results found</p>
      <p className={dialogStyles.message}>
        Nothing found with up to two calls. {formatCount(tried)} calls were tried
        {isComplete ? '.' : ' before time ran out.'}
      </p>
    </>
  );
}
