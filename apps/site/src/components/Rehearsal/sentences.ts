/** What happens in a run, in words. */
import type {
  Happening,
  Reaction,
  RunEvent,
} from '@documentation/workflow/internal/language/rehearsal/types';
import {formatDuration} from '@documentation/reference/internal/values/durations';
import type {Moment} from './moments';

const reactions: Readonly<Record<Reaction, string>> = {
  stop: 'fails, and the run ends',
  continue: 'fails, and the run continues',
  branch: 'fails, and its error branch runs',
  retry: 'fails, and is retried',
};

function branchSentence({branch, index}: Extract<Happening, {type: 'branch'}>): string {
  if (index !== undefined) {
    return `starts the branch for batch ${index}`;
  }
  return branch === 'errorBranch' ? 'enters its error branch' : `chooses the branch “${branch}”`;
}

function failureSentence({batch, reaction}: Extract<RunEvent, {type: 'failed'}>): string {
  return batch !== undefined && reaction === 'stop'
    ? 'fails, and its branch ends'
    : reactions[reaction];
}

function outputSentence({by}: Extract<Happening, {type: 'output'}>): string {
  switch (by) {
    case 'trigger':
      return 'fires';
    case 'guard':
      return 'allows the request';
    case undefined:
      return 'succeeds';
  }
}

function sentenceOf(event: RunEvent): string {
  switch (event.type) {
    case 'skipped':
      return 'is skipped, because its condition is false';
    case 'failed':
      return failureSentence(event);
    case 'rejected':
      return 'rejects the request';
    case 'branch':
      return branchSentence(event);
    case 'ended':
      return 'ends the run';
    case 'responded':
      return `responds with ${event.response.status}`;
    case 'output':
      return outputSentence(event);
    case 'started':
    case 'attempt':
    case 'call':
    case 'wait':
      return 'starts';
  }
}

/** The events that say the most about a moment come first. */
const importance = ['ended', 'rejected', 'failed', 'skipped', 'branch', 'responded', 'output'];

/** Whether an event is the outcome of the step, not an attempt along the way or the platform's own response. */
function isDecisive(event: RunEvent): boolean {
  return !(
    (event.type === 'failed' && event.reaction === 'retry') ||
    (event.type === 'responded' && event.isFinal)
  );
}

/** Sums up a moment: 'responds with 201' */
export function summaryOf({events}: Moment): string {
  const decisive = events.filter(isDecisive);
  const [most] = decisive.sort((one, other) => rank(one) - rank(other));
  return sentenceOf(most ?? events[0]!);
}

/** Names the step of a moment, and its batch: 'send, batch 2' */
export function nameOf({step, batch}: Moment): string {
  return batch === undefined ? step : `${step}, batch ${batch}`;
}

function rank({type}: RunEvent): number {
  const place = importance.indexOf(type);
  return place === -1 ? importance.length : place;
}

export function waitSentence({seconds, reason}: Extract<Happening, {type: 'wait'}>): string {
  const duration = formatDuration(seconds);
  switch (reason) {
    case 'pause':
      return `The run pauses for ${duration}.`;
    case 'retry':
      return `Waits ${duration}, then retries the step.`;
    case 'function':
      return `Waits ${duration}, then repeats the request.`;
  }
}
