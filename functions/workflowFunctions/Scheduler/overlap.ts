import {oneOf} from '../../workflow/schemas';

/** What Cron and Interval do about a run that is still going on. */
export const overlapField = {
  ...oneOf({
    skip: 'the new run is left out',
    queue: 'the new run waits for the one before it; at most 100 wait',
    parallel: 'the new run starts at once',
  }),
  default: 'skip',
  description: 'what happens when the run before is still going on',
} as const;
