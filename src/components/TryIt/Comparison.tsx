import React, {type ReactNode} from 'react';
import ErrorCodeLink from '../FunctionPage/ErrorCodeLink';
import {isAsDocumented} from './outcomes';
import type {Props as ResultProps} from './Result';
import ValueView from './ValueView';
import styles from './result.module.css';

export type Props = Pick<
  ResultProps,
  'example' | 'outcome' | 'isChanged' | 'isDocumented' | 'isBehind'
>;

/** Says whether an example comes out as documented; of a changed one, shows what the page documents. */
export default function Comparison({
  example,
  outcome,
  isChanged,
  isDocumented,
  isBehind,
}: Props): ReactNode {
  if (!isChanged && !isBehind && (isDocumented || isAsDocumented(outcome, example))) {
    return (
      <p className={styles.asDocumented}>
        <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
          <path d="M3 8.5 6.5 12 13 4.5" />
        </svg>
        As documented
      </p>
    );
  }
  return (
    <details className={styles.documented}>
      <summary>{isChanged ? 'Documented for the example' : 'Not as documented'}</summary>
      <p className={styles.note}>{example.title}</p>
      {'error' in example ? (
        <p>
          fails with <ErrorCodeLink code={example.error} />
        </p>
      ) : (
        <ValueView value={example.result} view="pretty" />
      )}
    </details>
  );
}
