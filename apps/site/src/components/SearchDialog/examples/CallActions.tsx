import React, {type ReactNode, type RefObject} from 'react';
import CodeButton from '../../CodeButton';
import CopyButton from '../../CopyButton';
import {optionId} from '../ids';
import type {Call} from './answerExamples';
import styles from './calls.module.css';

export interface Props {
  readonly call: Call;
  readonly index: number;
  /** Its place among the calls. */
  readonly row: number;
  readonly onOpen: () => void;
}

/** The code in the option that the buttons belong to. */
function codeOf(index: number): RefObject<HTMLElement | null> {
  return {
    get current() {
      return document.querySelector<HTMLElement>(`#${optionId(index)} code`);
    },
  };
}

export default function CallActions({call: {notation}, index, row, onOpen}: Props): ReactNode {
  return (
    <div
      role="group"
      aria-label={notation}
      className={styles.actions}
      style={{gridRow: row * 2 + 2}}>
      <CopyButton code={notation} codeRef={codeOf(index)} />
      <CodeButton icon="M2.5 3.5h11v9h-11zM5 6.5l2 1.5-2 1.5M8.5 9.5h2.5" onClick={onOpen}>
        Open in workbench
      </CodeButton>
    </div>
  );
}
