import React, {type ReactNode} from 'react';
import {formatCount} from '../../../values/formatSize';
import dialogStyles from '../styles.module.css';
import type {CallsFound} from './answerExamples';

export interface Props {
  readonly found: CallsFound;
}

/** Says how many calls were found once the search is over, or what was tried. */
export default function ExampleStatus({found}: Props): ReactNode {
  const {calls, isDone, tried, isComplete, hasFailed} = found;
  if (calls.length > 0) {
    const count = calls.length === 1 ? '1 result' : `${calls.length} results`;
    return isDone && <span className="visually-hidden">{count}</span>;
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
