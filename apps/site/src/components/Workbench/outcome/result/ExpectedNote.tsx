import React, {useMemo, type ReactNode} from 'react';
import type {WorkbenchOutcome} from '../../../../engine/workbenchMessages';
import {notationTokens} from '@documentation/reference/internal/colouring/notationTokens';
import {formatCount} from '@documentation/reference/internal/values/formatSize';
import {ResultCode} from '../../../Panel/results';
import ChangeList from '../changes/ChangeList';
import {compareWithExpected, type Expected} from './expected';
import panelStyles from '../../../Panel/result.module.css';
import styles from './result.module.css';

export interface Props {
  readonly outcome: WorkbenchOutcome;
  readonly expected: Expected;
}

/** Says whether the outcome is what the page shows. */
export default function ExpectedNote({outcome, expected}: Props): ReactNode {
  const {kind, text} = expected;
  const {isSame, differences} = useMemo(
    () => compareWithExpected(outcome, {kind, text}),
    [outcome, kind, text],
  );
  if (isSame) {
    return (
      <p className={panelStyles.asDocumented}>
        <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
          <path d="M3 8.5 6.5 12 13 4.5" />
        </svg>
        Matches the page
      </p>
    );
  }
  return (
    <details className={styles.expected}>
      <summary>Differs from the page</summary>
      {differences && differences.count > 0 && (
        <>
          <p>
            Compared with the page, this {kind} has {formatCount(differences.count)}{' '}
            {differences.count === 1 ? 'difference' : 'differences'}
            {differences.count > differences.first.length
              ? `. The first ${differences.first.length}:`
              : ':'}
          </p>
          <ChangeList changes={differences.first} />
        </>
      )}
      <p>The {kind} on the page:</p>
      <ResultCode code={text} tokens={notationTokens(text)} />
    </details>
  );
}
