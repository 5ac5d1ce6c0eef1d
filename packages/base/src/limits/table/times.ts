import {durationText} from '../format';
import {
  DELAY_SECONDS,
  MAPPING_SECONDS,
  PAGE_ITEMS,
  QUEUED_RUNS,
  REQUESTS_PER_MINUTE,
  RUN_AGE_SECONDS,
  RUN_SECONDS,
  SCHEDULE_LATENESS_SECONDS,
  SEARCH_SECONDS,
  SERVICE_JOB_SECONDS,
  SIGNATURE_AGE_SECONDS,
  STEP_SECONDS,
  WAITING_REQUEST_SECONDS,
  WEBHOOK_ATTEMPTS,
  WEBHOOK_RESPONSE_SECONDS,
} from '../values/times';
import type {Limits} from './types';

/** How long things can take, and how often they can happen. */
export const times: Limits = {
  waitingRequest: {
    value: WAITING_REQUEST_SECONDS,
    unit: 'seconds',
    what: 'API request that waits for the result',
    advice: 'Send `Prefer: respond-async`, and fetch the result when the run has ended.',
  },
  run: {
    value: RUN_SECONDS,
    unit: 'seconds',
    what: 'run, not counting pauses',
    advice:
      'Split the work: let each run process part of the data. Delays, waits for a service’s job and waits between webhook attempts don’t count.',
  },
  runAge: {
    value: RUN_AGE_SECONDS,
    unit: 'seconds',
    what: 'run, including pauses',
    advice: 'Store what is left to do, and start another run from a schedule.',
  },
  delay: {
    value: DELAY_SECONDS,
    unit: 'seconds',
    what: 'one `Scheduler.Delay` step',
    advice:
      'Store the date with `Store.SetValue`, and check it in a run that `Scheduler.Cron` starts.',
  },
  step: {
    value: STEP_SECONDS,
    unit: 'seconds',
    what: 'one attempt of a step, not counting pauses',
    advice: `Raise \`timeoutSeconds\`. The maximum is ${durationText(RUN_SECONDS)}.`,
  },
  mapping: {
    value: MAPPING_SECONDS,
    unit: 'seconds',
    what: 'one run of a mapping, including in `JSON.RunMapping`',
    advice:
      'Pass less data at a time. In a workflow, `JSON.SplitItems` splits a list into batches.',
  },
  search: {
    value: SEARCH_SECONDS,
    unit: 'seconds',
    what: 'search with a regular expression, or validation against a schema',
    advice: 'Simplify the pattern or the schema, or check smaller parts of the data.',
  },
  serviceJob: {
    value: SERVICE_JOB_SECONDS,
    unit: 'seconds',
    what: 'wait for a BigQuery or retail job, during which the run is paused',
    advice: 'Check the job in a later run.',
  },
  webhookResponse: {
    value: WEBHOOK_RESPONSE_SECONDS,
    unit: 'seconds',
    what: 'response to an outgoing webhook',
    advice: 'Respond first, and process the event afterwards.',
  },
  webhookAttempts: {
    value: WEBHOOK_ATTEMPTS,
    unit: 'attempts',
    what: 'delivery of an outgoing webhook',
    advice: 'Fix the receiver, then send the event again.',
  },
  signatureAge: {
    value: SIGNATURE_AGE_SECONDS,
    unit: 'seconds',
    what: 'age of a signed request, by default',
    advice: 'Synchronise the clocks, or raise `toleranceSeconds` where the function has it.',
  },
  requests: {
    value: REQUESTS_PER_MINUTE,
    unit: 'per minute',
    what: 'API requests with one key',
    advice: 'Wait as long as `Retry-After` says, or send several records in one request.',
  },
  pageItems: {
    value: PAGE_ITEMS,
    unit: 'items',
    what: 'page of a list in the API',
    advice: 'Fetch the next page with `nextCursor`.',
  },
  queuedRuns: {
    value: QUEUED_RUNS,
    unit: 'runs',
    what: 'scheduled runs that wait for the previous one',
    advice: 'Start runs less often, or set `overlap` to `"parallel"`.',
  },
  scheduleLateness: {
    value: SCHEDULE_LATENESS_SECONDS,
    unit: 'seconds',
    what: 'late start of a scheduled run, before it counts as missed',
    advice: 'Set `missed` in the trigger to make up for missed runs.',
  },
};
