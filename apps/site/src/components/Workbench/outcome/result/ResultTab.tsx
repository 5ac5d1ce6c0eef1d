import React, {type ReactNode} from 'react';
import type {Props as OutcomeProps} from '..';
import useExpected from './useExpected';
import {useStore} from '../../state/store';
import type {WorkbenchOutcome} from '../../../../engine/workbenchMessages';
import FailedRun from '../failure/FailedRun';
import NextStep from '../nextStep';
import ScrollArea from '../ScrollArea';
import CursorStrip from './CursorStrip';
import ExpectedNote from './ExpectedNote';
import {formatTime, sizeAndTime} from './resultLabels';
import ReturnedValue from './ReturnedValue';
import outcomeStyles from '../outcome.module.css';
import styles from './result.module.css';

export interface Props extends OutcomeProps {
  /** Whether the mapping is still the one that was run. */
  readonly isCurrent: boolean;
}

/** Whether a step can follow: the value is data, and all of it is here. */
function isWhole(outcome: Extract<WorkbenchOutcome, {readonly value: unknown}>): boolean {
  return !outcome.whole && !(outcome.value instanceof Uint8Array);
}

/** The result or the failure, its size and time, and the value at the cursor. */
export default function ResultTab(props: Props): ReactNode {
  const {workbench, isCurrent} = props;
  const outcome = useStore(workbench, (state) => state.outcome);
  const isRunning = useStore(workbench, (state) => state.isRunning);
  const areFilesLost = useStore(workbench, ({draft}) => draft.lost !== undefined);
  const expected = useExpected(
    outcome,
    useStore(workbench, (state) => state.expected),
  );
  if (!outcome) {
    return (
      <ScrollArea label="Full result">
        <p className={outcomeStyles.lead}>
          {isRunning ? 'Running…' : 'The result appears here when you write a mapping.'}
        </p>
      </ScrollArea>
    );
  }
  return (
    <>
      {'value' in outcome ? (
        <ReturnedValue outcome={outcome} wholeText={workbench.wholeText} probe={props.probe} />
      ) : (
        <ScrollArea label="Full result">
          <FailedRun
            outcome={outcome}
            tree={isCurrent ? workbench.get().parsed.tree : undefined}
            isCurrent={isCurrent}
            onSelect={props.onSelect}
            onReplace={props.onReplace}
            onRunWithoutLimit={workbench.runWithoutLimit}
          />
        </ScrollArea>
      )}
      <div className={styles.foot}>
        <p className={outcomeStyles.note}>
          {'value' in outcome
            ? sizeAndTime(outcome)
            : `Failed after ${formatTime(outcome.elapsedMs)}`}
        </p>
        {(!isCurrent || areFilesLost) && (
          <p className={styles.behind}>This is the result of an earlier version of the mapping.</p>
        )}
        {expected && <ExpectedNote outcome={outcome} expected={expected} />}
      </div>
      {'value' in outcome && isWhole(outcome) && (
        <NextStep
          mapping={outcome.mapping}
          value={outcome.value}
          isCurrent={isCurrent}
          onUse={(text) => props.onReplace({from: 0, to: outcome.mapping.length}, text)}
        />
      )}
      <CursorStrip workbench={workbench} />
    </>
  );
}
