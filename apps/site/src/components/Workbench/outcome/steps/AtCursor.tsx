import React, {type ReactNode} from 'react';
import Notation from '../Notation';
import Preview from './Preview';
import type {ShownStep} from './shownSteps';
import {previewOfStep, runsLabel} from './stepLabels';
import styles from './steps.module.css';

export interface Props {
  readonly shown: ShownStep;
  /** Shows the values on the same line. */
  readonly withPreview?: boolean;
}

const MAX_SOURCE_LENGTH = 40;

/** Names the step at the cursor: 'At the cursor: @.total, ran 3 times' */
export default function AtCursor({shown, withPreview = false}: Props): ReactNode {
  const {step, source} = shown;
  const runs = runsLabel(step);
  return (
    <p className={styles.atCursor}>
      <span className={styles.runs}>At the cursor:</span>{' '}
      <Notation className={styles.atCursorSource} maxLength={MAX_SOURCE_LENGTH}>
        {source}
      </Notation>
      {withPreview && step.values.length > 0 && (
        <>
          <span aria-hidden="true"> = </span>
          <Preview values={step.values}>{previewOfStep(step)}</Preview>
        </>
      )}
      {runs && <span className={styles.runs}> {runs}</span>}
    </p>
  );
}
