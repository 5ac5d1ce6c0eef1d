import type {Call, RecordedCall} from './types';

/** Values and helpers for the examples of workflow functions. */

/** The time at which an example runs, unless it sets another time. */
export const EXAMPLE_NOW = '2024-05-01T12:00:00Z';
export const EXAMPLE_RUN_ID = 'run_01';

/** Returns the call without its recorded response. */
export function askedIn(recorded: RecordedCall): Call {
  if ('wait' in recorded) {
    return recorded;
  }
  return 'statement' in recorded ? recorded.statement : recorded.request;
}
