import React, {useId, useRef, type ReactNode} from 'react';
import type {WorkflowExample} from '../../../functions/workflowTypes';
import type {StepOutcome} from '../../engine/messages';
import CopyButton from '../../theme/CodeBlock/CopyButton';
import {formatResult} from '../CallAndOutcome/formatResult';
import Comparison from '../TryIt/Comparison';
import ResultBody from '../TryIt/ResultBody';
import CallView from './CallView';
import StepEnd from './StepEnd';
import {documentedOutcome, isAsDocumented} from './stepOutcomes';
import styles from '../TryIt/result.module.css';

export interface Props {
  readonly example: WorkflowExample;
  readonly outcome: StepOutcome;
  readonly isRunning: boolean;
  /** The draft can't be run; the outcome is of the last one that could. */
  readonly isBehind: boolean;
  readonly isChanged: boolean;
  /** The outcome is the page's own, nothing has been run yet. */
  readonly isDocumented: boolean;
}

/** 'With the recorded answer the step gives:' */
function leadIn(calls: number): string {
  return `With the recorded ${calls === 1 ? 'answer' : 'answers'} the step gives:`;
}

/** What the step would ask of others, and what comes of it. */
export default function StepResult({
  example,
  outcome,
  isRunning,
  isBehind,
  isChanged,
  isDocumented,
}: Props): ReactNode {
  const headingId = useId();
  const endRef = useRef<HTMLDivElement>(null);
  const {calls = []} = outcome;
  const output = 'output' in outcome ? outcome.output : null;
  return (
    <section className={styles.result} aria-labelledby={headingId} aria-busy={isRunning}>
      <div className={styles.head}>
        <span id={headingId} className={styles.caption}>
          Result
        </span>
        {(calls.length > 0 || 'unanswered' in outcome) && (
          <span className={styles.badge}>dry run</span>
        )}
        {output && (
          <span className={styles.tools}>
            <CopyButton code={formatResult(output)} codeRef={endRef} />
          </span>
        )}
      </div>
      <ResultBody>
        {calls.map((call, index) => (
          <CallView key={index} call={call} />
        ))}
        {'unanswered' in outcome && <CallView call={outcome.unanswered} />}
        {calls.length > 0 && !('unanswered' in outcome) && (
          <p className={styles.note}>{leadIn(calls.length)}</p>
        )}
        <div ref={endRef} data-end="">
          <StepEnd outcome={outcome} />
        </div>
      </ResultBody>
      {isBehind && (
        <p className={styles.note}>
          This is of the last step that could be read, not of the new one.
        </p>
      )}
      <Comparison
        isAsDocumented={!isBehind && (isDocumented || isAsDocumented(outcome, example))}
        isChanged={isChanged}
        title={example.title}>
        <StepEnd outcome={documentedOutcome(example)} />
      </Comparison>
    </section>
  );
}
