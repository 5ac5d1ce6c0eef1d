import React, {useMemo, type ReactNode} from 'react';
import type {Range} from '@documentation/base/internal/values/range';
import type {Workbench} from '../../state/createWorkbench';
import {useStore} from '../../state/store';
import ScrollArea from '../ScrollArea';
import AtCursor from './AtCursor';
import {shownSteps} from './shownSteps';
import StepRow from './StepRow';
import StepValues from './StepValues';
import useStepAtCursor from './useStepAtCursor';
import outcomeStyles from '../outcome.module.css';
import styles from './steps.module.css';

export interface Props {
  readonly workbench: Workbench;
  /** Missing if the mapping has changed since the run. */
  readonly onSelect: ((range: Range) => void) | undefined;
}

/** The values of all parts of the mapping, inner parts first. */
export default function StepsTab({workbench, onSelect}: Props): ReactNode {
  const outcome = useStore(workbench, (state) => state.outcome);
  const atCursor = useStepAtCursor(workbench);
  const steps = useMemo(
    () => (outcome ? shownSteps(outcome.steps, outcome.mapping) : []),
    [outcome],
  );
  if (steps.length === 0) {
    return (
      <ScrollArea label="All steps">
        <p className={outcomeStyles.lead}>
          {outcome
            ? 'Nothing was evaluated.'
            : 'Run the mapping to see the value of each of its parts.'}
        </p>
      </ScrollArea>
    );
  }
  return (
    <ScrollArea label="All steps">
      {atCursor && (
        <div className={styles.cursorBox}>
          <AtCursor shown={atCursor} />
          {atCursor.step.values.length > 0 && (
            <StepValues key={atCursor.source} step={atCursor.step} />
          )}
        </div>
      )}
      <p className={outcomeStyles.lead}>The value of every step, inner steps first.</p>
      <ol className={styles.steps}>
        {steps.map((shown) => (
          <StepRow
            key={shown.id}
            shown={shown}
            isAtCursor={shown.step === atCursor?.step}
            onSelect={onSelect}
          />
        ))}
      </ol>
    </ScrollArea>
  );
}
