import React, {type ReactNode} from 'react';
import {askedIn} from '@documentation/workflow/internal/language/recordedCalls';
import type {RunEvent} from '@documentation/workflow/internal/language/rehearsal/types';
import type {Json} from '@documentation/base/internal/values/json';
import type {HttpResponse, RecordedCall} from '@documentation/workflow/internal/language/types';
import {
  formatAnswer,
  formatCall,
  formatResponse,
  type Coloured,
} from '@documentation/reference/internal/values/formatCalls';
import {FailureMessage, ResultCode, ValueView} from '../Panel/results';
import Prose from '../Prose';
import {formatDuration} from '@documentation/reference/internal/values/durations';
import {waitSentence} from './sentences';
import styles from './styles.module.css';

function Part({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.part}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}

function Value({label, value}: {readonly label: string; readonly value: Json}): ReactNode {
  return (
    <Part label={label}>
      <ValueView value={value} view="pretty" />
    </Part>
  );
}

function Code({label, code}: {readonly label: string; readonly code: Coloured}): ReactNode {
  return (
    <Part label={label}>
      <ResultCode {...code} />
    </Part>
  );
}

function CallView({
  call,
  seconds,
}: {
  readonly call: RecordedCall;
  readonly seconds: number;
}): ReactNode {
  if ('wait' in call) {
    return null;
  }
  const asked = 'statement' in call ? 'Statement, not sent' : 'Request, not sent';
  const duration = formatDuration(seconds);
  return (
    <>
      <Code label={asked} code={formatCall(askedIn(call))} />
      {'response' in call && call.response === 'timeout' ? (
        <p className={styles.note}>No response arrives within {duration}.</p>
      ) : (
        <Code label={`Recorded response, after ${duration}`} code={formatAnswer(call)} />
      )}
    </>
  );
}

function isEmpty(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function Response({response}: {readonly response: HttpResponse}): ReactNode {
  return <Code label="The caller gets" code={formatResponse(response)} />;
}

export interface Props {
  readonly event: RunEvent;
}

/** One event of a run. Doesn't repeat what the summary of the moment says. */
export default function EventView({event}: Props): ReactNode {
  switch (event.type) {
    case 'started':
      return isEmpty(event.input) ? null : <Value label="Input" value={event.input} />;
    case 'attempt':
      return <p className={styles.label}>Attempt {event.number}</p>;
    case 'call':
      return <CallView call={event.call} seconds={event.seconds} />;
    case 'wait':
      return <p className={styles.note}>{waitSentence(event)}</p>;
    case 'output':
      return <Value label="Output" value={event.output} />;
    case 'failed':
    case 'rejected':
      return <FailureMessage failure={event.error} />;
    case 'responded':
      return <Response response={event.response} />;
    case 'ended':
      return event.message === null ? null : (
        <p className={styles.note}>
          <Prose withoutLinks>{event.message}</Prose>
        </p>
      );
    case 'skipped':
    case 'branch':
      return null;
  }
}
