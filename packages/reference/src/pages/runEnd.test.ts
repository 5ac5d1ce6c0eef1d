import {describe, expect, it} from 'vitest';
import type {WorkflowRehearsal} from '@documentation/workflow/internal/language/rehearsal/types';
import {formatDuration} from '../values/durations';
import {endSentence} from './runEnd';

const error = {code: 'E_UPSTREAM', message: 'The shop responded with 503.'} as const;

describe('the end', () => {
  const run: WorkflowRehearsal = {
    events: [],
    outputs: {},
    store: {},
    end: {type: 'succeeded'},
    seconds: 2.3,
  };

  it('says how long the run took, and what the caller got', () => {
    expect(endSentence({...run, response: {status: 201}})).toBe(
      'The run succeeds after 2.3\u00A0s. The caller gets 201.',
    );
    expect(endSentence({...run, end: {type: 'failed', step: 'send', error}, seconds: 0})).toBe(
      'The run fails at “send” with E_UPSTREAM.',
    );
    expect(endSentence({...run, end: {type: 'notStarted'}})).toBe(
      'The trigger ignores the event, so no run starts.',
    );
  });
});

it.each([
  [0, '0 s'],
  [0.4, '0.4 s'],
  [70, '1 min 10 s'],
  [3600, '1 h'],
  [172_800.3, '2 days 0.3 s'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds).replaceAll('\u00A0', ' ')).toBe(text);
});
