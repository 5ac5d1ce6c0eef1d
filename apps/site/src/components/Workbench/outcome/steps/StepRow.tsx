import React, {memo, useId, useState, type ReactNode} from 'react';
import type {Range} from '@documentation/base/internal/values/range';
import Notation from '../Notation';
import Preview from './Preview';
import type {ShownStep} from './shownSteps';
import {previewOfStep, runsLabel} from './stepLabels';
import StepValues from './StepValues';
import styles from './steps.module.css';

export interface Props {
  readonly shown: ShownStep;
  readonly isAtCursor: boolean;
  /** Missing if the mapping has changed since the run. */
  readonly onSelect: ((range: Range) => void) | undefined;
}

/** Keeps each source on one line of the dock. */
const MAX_SOURCE_LENGTH = 30;

/** A step: its source, which selects it in the editor, and its values, which the reader can open. */
function StepRow({shown, isAtCursor, onSelect}: Props): ReactNode {
  const {step, source} = shown;
  const valuesId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const code = <Notation maxLength={MAX_SOURCE_LENGTH}>{source}</Notation>;
  const runs = runsLabel(step);
  return (
    <li className={styles.step} {...(isAtCursor && {'aria-current': 'true'})}>
      <div className={styles.row}>
        {onSelect ? (
          <button
            type="button"
            className={styles.source}
            title="Select in the mapping"
            onClick={() => onSelect({from: step.from, to: step.to})}>
            {code}
          </button>
        ) : (
          <span className={styles.source}>{code}</span>
        )}
        {step.values.length > 0 ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={valuesId}
            onClick={() => setIsOpen(!isOpen)}>
            <svg aria-hidden="true" viewBox="0 0 16 16" width="12" height="12">
              <path d="M6 3.5 10.5 8 6 12.5" />
            </svg>
            <Preview values={step.values}>{previewOfStep(step)}</Preview>
            {runs && <span className={styles.runs}>{runs}</span>}
          </button>
        ) : (
          <span className={styles.toggle}>
            {/* A mapping with thousands of parts has more values than the page gets. */}
            <span className={styles.runs}>{runs || 'not recorded'}</span>
          </span>
        )}
      </div>
      <div id={valuesId} hidden={!isOpen}>
        {isOpen && <StepValues step={step} />}
      </div>
    </li>
  );
}

export default memo(StepRow);
