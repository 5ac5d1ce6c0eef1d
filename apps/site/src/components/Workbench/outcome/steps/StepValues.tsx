import React, {type ReactNode} from 'react';
import type {Step, StepValue} from '../../../../engine/workbenchMessages';
import {formatCount} from '@documentation/reference/internal/values/formatSize';
import LazyDetails from '../LazyDetails';
import Notation from '../Notation';
import ValueBox from '../ValueBox';
import Preview from './Preview';
import {isShort, positionLabel, previewOf} from './stepLabels';
import outcomeStyles from '../outcome.module.css';
import styles from './steps.module.css';

export interface Props {
  readonly step: Step;
}

function Box({value, isCut, description}: StepValue): ReactNode {
  return <ValueBox value={value} cutFrom={isCut ? description : undefined} />;
}

/** The value of a step that ran once, or the values that it had for each item. */
export default function StepValues({step: {count, values}}: Props): ReactNode {
  const [first] = values;
  if (count === 1 && first) {
    return <Box {...first} />;
  }
  return (
    <>
      <ol className={styles.values}>
        {values.map((each, index) => (
          <li key={index} className={styles.valueOfItem}>
            <span className={styles.position}>
              {positionLabel(each.indices) || `run ${index + 1}`}
            </span>
            {isShort(each) ? (
              <Notation className={styles.short}>{previewOf(each)}</Notation>
            ) : (
              <LazyDetails summary={<Preview values={[each]}>{previewOf(each)}</Preview>}>
                {() => <Box {...each} />}
              </LazyDetails>
            )}
          </li>
        ))}
      </ol>
      {count > values.length && (
        <p className={outcomeStyles.note}>… and {formatCount(count - values.length)} more</p>
      )}
    </>
  );
}
