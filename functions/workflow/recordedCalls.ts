import type {Call, RecordedCall} from './types';

/** What the examples of workflow functions share. */

/** When a step runs, unless the example says otherwise. */
export const EXAMPLE_NOW = '2024-05-01T12:00:00Z';
export const EXAMPLE_RUN_ID = 'run_01';

/** The call that was recorded. */
export function askedIn(recorded: RecordedCall): Call {
  if ('wait' in recorded) {
    return recorded;
  }
  return 'statement' in recorded ? recorded.statement : recorded.request;
}
