/** How a run of a workflow ends, in words. */
import type {
  RunEnd,
  WorkflowRehearsal,
} from '@documentation/workflow/internal/language/rehearsal/types';
import {formatDuration} from '../values/durations';

/** How a run of one scenario ends. The build computes it, so readers see it without a rehearsal. */
export interface RunOutcome {
  /** The scenario: 'A valid order' */
  readonly title: string;
  readonly end: string;
}

function endPhrase(end: RunEnd): string {
  switch (end.type) {
    case 'succeeded':
      return 'The run succeeds';
    case 'failed':
      return `The run fails at “${end.step}” with ${end.error.code}`;
    case 'rejected':
      return `The step “${end.step}” rejects the request with ${end.error.code}, so no run starts`;
    case 'notStarted':
      return 'The trigger ignores the event, so no run starts';
  }
}

/** 'The run succeeds after 2.3 s. The caller gets 201.' */
export function endSentence({end, response, seconds}: WorkflowRehearsal): string {
  const isRun = end.type === 'succeeded' || end.type === 'failed';
  const time = isRun && seconds > 0 ? ` after ${formatDuration(seconds)}` : '';
  const message = end.type === 'succeeded' && end.message ? ` Message: ${end.message}` : '';
  const caller = response ? ` The caller gets ${response.status}.` : '';
  return `${endPhrase(end)}${time}.${message}${caller}`;
}
