import React, {useId, useRef, type ReactNode} from 'react';
import type {WorkflowExample} from '@documentation/workflow/internal/language/types';
import type {StepOutcome} from '../../engine/messages';
import CopyButton from '../CopyButton';
import {formatResult} from '@documentation/reference/internal/values/formatResult';
import {textOfBlob} from '../../values/textOfBlob';
import {Comparison, DownloadButton, ResultBody} from '../Panel/results';
import CallView from './CallView';
import StepEnd from './StepEnd';
import {documentedOutcome, isAsDocumented} from './stepOutcomes';
import styles from '../Panel/result.module.css';

export interface Props {
  readonly example: WorkflowExample;
  readonly outcome: StepOutcome;
  readonly isRunning: boolean;
  /** What to show during a long run. */
  readonly longRun: ReactNode;
  /** Whether the draft is invalid, so the outcome is that of the last valid draft. */
  readonly isBehind: boolean;
  readonly isChanged: boolean;
  /** Whether nothing has been run yet, so the outcome is the documented one. */
  readonly isDocumented: boolean;
  /** Returns the full text of a part that was truncated. */
  readonly wholeText: (part: string) => Promise<Blob>;
}

/** The sentence between the calls and the result: 'With the recorded response, the result is:' */
function leadIn(calls: number): string {
  return `With the recorded ${calls === 1 ? 'response' : 'responses'}, the result is:`;
}

/** The calls that the step would make, and its result. */
export default function StepResult({
  example,
  outcome,
  isRunning,
  longRun,
  isBehind,
  isChanged,
  isDocumented,
  wholeText,
}: Props): ReactNode {
  const headingId = useId();
  const endRef = useRef<HTMLDivElement>(null);
  const {calls = [], cut = {}} = outcome;
  const output = 'output' in outcome ? outcome.output : null;
  const textOf = async (part: string | number) => textOfBlob(await wholeText(String(part)));
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
            {cut.output && (
              <DownloadButton file={() => wholeText('output')} name={`${example.title}.json`} />
            )}
            <CopyButton
              code={() => (cut.output ? textOf('output') : formatResult(output))}
              codeRef={endRef}
            />
          </span>
        )}
      </div>
      {isRunning && longRun}
      <ResultBody>
        {calls.map((call, index) => (
          <CallView key={index} call={call} whole={cut[index]} wholeText={() => textOf(index)} />
        ))}
        {'unanswered' in outcome && (
          <CallView
            call={outcome.unanswered}
            whole={cut[calls.length]}
            wholeText={() => textOf(calls.length)}
          />
        )}
        {calls.length > 0 && !('unanswered' in outcome) && (
          <p className={styles.note}>{leadIn(calls.length)}</p>
        )}
        <div ref={endRef} data-end="">
          <StepEnd outcome={outcome} />
        </div>
      </ResultBody>
      {isBehind && (
        <p className={styles.note}>This is the last valid result. Fix the error to update it.</p>
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
