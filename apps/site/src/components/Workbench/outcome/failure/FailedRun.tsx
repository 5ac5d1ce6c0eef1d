import React, {type ReactNode} from 'react';
import {placeOf} from '@documentation/mapping/internal/language/notation/placeOf';
import type {Node} from '@documentation/mapping/internal/language/notation/tree';
import type {Range} from '@documentation/base/internal/values/range';
import type {WorkbenchOutcome} from '../../../../engine/workbenchMessages';
import {FailureMessage} from '../../../Panel/results';
import FailedItemList from './FailedItemList';
import {continueWithNull, suggestedReplacement, type Replacement} from './fixes';
import InputHint from './InputHint';
import styles from './failure.module.css';

export interface Props {
  readonly outcome: Extract<WorkbenchOutcome, {readonly failure: unknown}>;
  /** The tree of the mapping, if it is still the one that failed. */
  readonly tree: Node | undefined;
  /** Whether the mapping is still the one that failed, so it can be marked and fixed. */
  readonly isCurrent: boolean;
  readonly onSelect: (range: Range) => void;
  readonly onReplace: (range: Range, text: string) => void;
  readonly onRunWithoutLimit: () => void;
}

/** Why the run failed, where, for which items, and what the reader can do about it. */
export default function FailedRun(props: Props): ReactNode {
  const {outcome, tree, isCurrent, onSelect, onReplace, onRunWithoutLimit} = props;
  const {failure, failedItems, mapping, isTimeLimit = false} = outcome;
  const {range, suggestion} = failure;
  const suggested =
    isCurrent && suggestion
      ? suggestedReplacement({text: mapping, tree}, range, suggestion)
      : undefined;
  // If a call fails once, not for some items, null would only hide the mistake.
  const fallback = isCurrent && failedItems ? continueWithNull(mapping, failure) : undefined;
  const apply = ({range: place, text}: Replacement) => onReplace(place, text);
  return (
    <div className={styles.failed}>
      <FailureMessage failure={failure} onReplace={suggested && (() => apply(suggested))} />
      <InputHint outcome={outcome} />
      {(isTimeLimit || (isCurrent && range)) && (
        <div className={styles.actions}>
          {isTimeLimit && (
            <button type="button" className={styles.action} onClick={onRunWithoutLimit}>
              Run without the limit
            </button>
          )}
          {isCurrent && range && (
            <button type="button" className={styles.action} onClick={() => onSelect(range)}>
              Go to {placeOf(mapping, range.from)}
            </button>
          )}
          {fallback && (
            <button
              type="button"
              className={styles.action}
              title={fallback.text}
              onClick={() => apply(fallback)}>
              Continue with null if this fails
            </button>
          )}
        </div>
      )}
      {failedItems && failedItems.count > 0 && (
        <FailedItemList
          key={failedItems.first[0]?.label}
          failedItems={failedItems}
          message={failure.message}
        />
      )}
    </div>
  );
}
