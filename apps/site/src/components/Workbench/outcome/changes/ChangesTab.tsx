import React, {type ReactNode} from 'react';
import type {WorkbenchOutcome} from '../../../../engine/workbenchMessages';
import {formatCount} from '@documentation/reference/internal/values/formatSize';
import ScrollArea from '../ScrollArea';
import ChangeList from './ChangeList';
import {countSentence} from './changeLabels';
import outcomeStyles from '../outcome.module.css';

export interface Props {
  readonly outcome: WorkbenchOutcome | undefined;
}

/** Says why there are no changes to list, or how many there are. */
function sentenceFor(outcome: WorkbenchOutcome | undefined): string {
  if (!outcome) {
    return 'Run the mapping twice to see what changes.';
  }
  if ('failure' in outcome) {
    return 'The run failed, so there is no result to compare.';
  }
  return outcome.changes ? countSentence(outcome.changes.count) : 'This is the first result.';
}

/** The differences between the result and the one before. */
export default function ChangesTab({outcome}: Props): ReactNode {
  const {count = 0, first = []} = (outcome && 'value' in outcome && outcome.changes) || {};
  return (
    <ScrollArea label="All changes">
      <p className={outcomeStyles.lead}>{sentenceFor(outcome)}</p>
      {first.length > 0 && <ChangeList changes={first} />}
      {count > first.length && (
        <p className={outcomeStyles.note}>Shows the first {formatCount(first.length)}.</p>
      )}
    </ScrollArea>
  );
}
