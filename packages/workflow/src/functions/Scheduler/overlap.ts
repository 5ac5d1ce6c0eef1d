import {oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {QUEUED_RUNS} from '@documentation/base/internal/limits/values/times';

/** The configuration field `overlap` of Cron and Interval. */
export const overlapField = {
  ...oneOf({
    skip: 'the new run is skipped',
    queue: `the new run waits for the previous one (up to ${QUEUED_RUNS} runs can wait)`,
    parallel: 'the new run starts immediately',
  }),
  default: 'skip',
  description: 'what happens if the previous run is still in progress',
} as const;
