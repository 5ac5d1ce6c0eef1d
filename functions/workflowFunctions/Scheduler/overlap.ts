import {oneOf} from '../../workflow/schemas';

/** The configuration field `overlap` of Cron and Interval. */
export const overlapField = {
  ...oneOf({
    skip: 'the new run is skipped',
    queue: 'the new run waits for the previous one; up to 100 runs can wait',
    parallel: 'the new run starts immediately',
  }),
  default: 'skip',
  description: 'what happens if the previous run is still in progress',
} as const;
