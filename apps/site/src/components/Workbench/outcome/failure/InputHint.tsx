import React, {type ReactNode} from 'react';
import type {WorkbenchOutcome} from '../../../../engine/workbenchMessages';
import Prose from '../../../Prose';
import {inputHint} from './inputHintText';
import styles from './failure.module.css';

export interface Props {
  readonly outcome: WorkbenchOutcome;
}

/** Explains that the mapping mistakes a file for data, or data for a file. */
export default function InputHint({outcome}: Props): ReactNode {
  const hint = inputHint(outcome);
  return (
    hint && (
      <p className={styles.hint}>
        <Prose withoutLinks>{hint}</Prose>
      </p>
    )
  );
}
