import React, {type ReactNode} from 'react';
import type {StepValue} from '../../../../engine/workbenchMessages';
import Notation from '../Notation';
import {previewOf} from './stepLabels';
import styles from './steps.module.css';

export interface Props {
  readonly values: readonly StepValue[];
  readonly children: string;
}

/** A preview of values. Descriptions such as '4 keys' aren't code, so they have no colours. */
export default function Preview({values, children}: Props): ReactNode {
  return values.every((each) => previewOf(each) === each.description) ? (
    <span className={styles.preview}>{children}</span>
  ) : (
    <Notation className={styles.preview}>{children}</Notation>
  );
}
