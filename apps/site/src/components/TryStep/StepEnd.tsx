import React, {type ReactNode} from 'react';
import type {StepOutcome} from '../../engine/messages';
import {FailureMessage, ValueView} from '../Panel/results';
import styles from '../Panel/result.module.css';

export interface Props {
  readonly outcome: StepOutcome;
}

/** How a step ends: with its output, with an error, or at a call without a recorded response. */
export default function StepEnd({outcome}: Props): ReactNode {
  if ('failure' in outcome) {
    return <FailureMessage failure={outcome.failure} />;
  }
  if ('unanswered' in outcome) {
    return (
      <p className={styles.note}>
        The example has no recorded response to this call, so the dry run ends here.
      </p>
    );
  }
  return (
    <>
      {outcome.output ? (
        <ValueView value={outcome.output} view="pretty" whole={outcome.cut?.output} />
      ) : (
        <p className={styles.note}>No run starts.</p>
      )}
      {outcome.storeAfter && (
        <>
          <p className={styles.note}>Store after the step:</p>
          <ValueView value={outcome.storeAfter} view="pretty" whole={outcome.cut?.store} />
        </>
      )}
    </>
  );
}
