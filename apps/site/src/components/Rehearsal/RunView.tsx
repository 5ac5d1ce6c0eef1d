import React, {useState, type ReactNode} from 'react';
import type {WorkflowRehearsal} from '@documentation/workflow/internal/language/rehearsal/types';
import MomentView from './MomentView';
import {momentsOf} from './moments';
import {endSentence} from '@documentation/reference/internal/pages/runEnd';
import {nameOf, summaryOf} from './sentences';
import styles from './styles.module.css';

export interface Props {
  readonly rehearsal: WorkflowRehearsal;
}

interface ButtonProps {
  readonly isUsable: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/** A button that keeps the focus when it can't be used, so a keyboard reader stays where they are. */
function Button({isUsable, onClick, children}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={!isUsable}
      onClick={() => isUsable && onClick()}>
      {children}
    </button>
  );
}

/** A run that the reader steps through, moment by moment. */
export default function RunView({rehearsal}: Props): ReactNode {
  const [position, setPosition] = useState(0);
  const [isWhole, setIsWhole] = useState(false);
  const moments = momentsOf(rehearsal.events);
  const last = moments.length - 1;
  const shown = isWhole ? last : position;
  const isAtEnd = shown === last;

  function go(to: number): void {
    setIsWhole(false);
    setPosition(to);
  }

  return (
    <>
      <div className={styles.controls}>
        <Button isUsable={shown > 0} onClick={() => go(shown - 1)}>
          Back
        </Button>
        <Button isUsable={!isAtEnd} onClick={() => go(shown + 1)}>
          Next
        </Button>
        <Button isUsable={!isWhole} onClick={() => setIsWhole(true)}>
          Show all
        </Button>
        <span className={styles.position}>
          {shown + 1} of {moments.length}
        </span>
      </div>
      <ol className={styles.moments}>
        {moments.slice(0, shown + 1).map((moment, index) => (
          <MomentView key={index} moment={moment} isCurrent={isWhole || index === shown} />
        ))}
      </ol>
      {isAtEnd && (
        <p className={styles.end} data-end={rehearsal.end.type}>
          {endSentence(rehearsal)}
        </p>
      )}
      <p role="status" className={styles.status}>
        {`${nameOf(moments[shown]!)} ${summaryOf(moments[shown]!)}. ${isAtEnd ? endSentence(rehearsal) : ''}`}
      </p>
    </>
  );
}
