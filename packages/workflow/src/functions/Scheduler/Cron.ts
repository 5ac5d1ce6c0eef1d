import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {nothing, object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {parseCron} from './cronExpression';
import {overlapField} from './overlap';
import {SCHEDULE_LATENESS_SECONDS} from '@documentation/base/internal/limits/values/times';
import {durationText} from '@documentation/base/internal/limits/format';

const NEXT_RUNS = 5;

export default defineWorkflowFunction({
  category: 'Scheduler',
  name: 'Cron',
  summary: 'Starts runs on a cron schedule in a given time zone.',
  kind: 'trigger',
  configuration: object(
    {
      expression: {
        type: 'string',
        maxLength: 200,
        description:
          'the cron expression: minute, hour, day, month and weekday, such as `"30 7 * * mon-fri"`; with six fields, seconds come first',
      },
      timezone: {
        type: 'string',
        description: 'the IANA time zone of the schedule, such as `"Europe/Berlin"`',
      },
      overlap: overlapField,
      missed: {
        ...oneOf({
          skip: 'the run is skipped',
          runOnce: 'one run makes up for all missed runs',
        }),
        default: 'skip',
        description:
          'what happens to a run that couldn’t start within a minute of its scheduled time',
      },
    },
    ['expression', 'timezone'],
  ),
  input: nothing,
  output: object(
    {
      scheduledFor: {type: 'string', description: 'the scheduled time of the run'},
      firedAt: {type: 'string', description: 'when the run actually started'},
      previous: {
        type: 'string',
        description: 'the scheduled time of the previous run; missing for the first run',
      },
      nextRuns: {
        type: 'array',
        items: {type: 'string'},
        description: 'the next five scheduled times, in `timezone`',
      },
    },
    ['scheduledFor', 'firedAt', 'nextRuns'],
  ),
  credentials: [],
  errors: [
    {code: 'E_PARSE', when: 'the expression isn’t valid'},
    {
      code: 'E_RANGE',
      when: 'the expression matches only dates that don’t exist, such as 31 February',
    },
    {code: 'E_TIMEZONE', when: 'the time zone is unknown'},
  ],
  examples: [
    {
      title: 'Workdays at 07:30',
      configuration: {expression: '30 7 * * mon-fri', timezone: 'Europe/Berlin'},
      input: {},
      given: {now: '2024-05-01T05:30:00Z'},
      output: {
        scheduledFor: '2024-05-01T07:30:00+02:00[Europe/Berlin]',
        firedAt: '2024-05-01T07:30:00+02:00[Europe/Berlin]',
        nextRuns: [
          '2024-05-02T07:30:00+02:00[Europe/Berlin]',
          '2024-05-03T07:30:00+02:00[Europe/Berlin]',
          '2024-05-06T07:30:00+02:00[Europe/Berlin]',
          '2024-05-07T07:30:00+02:00[Europe/Berlin]',
          '2024-05-08T07:30:00+02:00[Europe/Berlin]',
        ],
      },
      storeAfter: {
        schedule: {
          running: 1,
          handledUntil: '2024-05-01T05:30:00Z',
          lastRun: '2024-05-01T05:30:00Z',
        },
      },
      note: 'Under the key `schedule`, the platform keeps track of which runs have started and how many are in progress.',
    },
    {
      title: 'Clocks go forward: a run right after the gap',
      note: 'On 31 March 2024, clocks in Berlin jump from 02:00 to 03:00. There is no 02:30, so the run starts at 03:00.',
      configuration: {expression: '30 2 * * *', timezone: 'Europe/Berlin'},
      input: {},
      given: {now: '2024-03-29T01:30:00Z'},
      output: {
        scheduledFor: '2024-03-29T02:30:00+01:00[Europe/Berlin]',
        firedAt: '2024-03-29T02:30:00+01:00[Europe/Berlin]',
        nextRuns: [
          '2024-03-30T02:30:00+01:00[Europe/Berlin]',
          '2024-03-31T03:00:00+02:00[Europe/Berlin]',
          '2024-04-01T02:30:00+02:00[Europe/Berlin]',
          '2024-04-02T02:30:00+02:00[Europe/Berlin]',
          '2024-04-03T02:30:00+02:00[Europe/Berlin]',
        ],
      },
      storeAfter: {
        schedule: {
          running: 1,
          handledUntil: '2024-03-29T01:30:00Z',
          lastRun: '2024-03-29T01:30:00Z',
        },
      },
    },
    {
      title: 'Clocks go back: one run for the repeated time',
      note: 'On 27 October 2024, clocks in Berlin show 02:30 twice. The run starts at the first 02:30, which is still in summer time.',
      configuration: {expression: '30 2 * * *', timezone: 'Europe/Berlin'},
      input: {},
      given: {
        now: '2024-10-27T00:30:00Z',
        store: {
          schedule: {
            running: 0,
            handledUntil: '2024-10-26T00:30:00Z',
            lastRun: '2024-10-26T00:30:00Z',
          },
        },
      },
      output: {
        scheduledFor: '2024-10-27T02:30:00+02:00[Europe/Berlin]',
        firedAt: '2024-10-27T02:30:00+02:00[Europe/Berlin]',
        previous: '2024-10-26T02:30:00+02:00[Europe/Berlin]',
        nextRuns: [
          '2024-10-28T02:30:00+01:00[Europe/Berlin]',
          '2024-10-29T02:30:00+01:00[Europe/Berlin]',
          '2024-10-30T02:30:00+01:00[Europe/Berlin]',
          '2024-10-31T02:30:00+01:00[Europe/Berlin]',
          '2024-11-01T02:30:00+01:00[Europe/Berlin]',
        ],
      },
      storeAfter: {
        schedule: {
          running: 1,
          handledUntil: '2024-10-27T00:30:00Z',
          lastRun: '2024-10-27T00:30:00Z',
        },
      },
    },
    {
      title: 'Clocks go back: no run at the second 02:30',
      configuration: {expression: '30 2 * * *', timezone: 'Europe/Berlin'},
      input: {},
      given: {
        now: '2024-10-27T01:30:00Z',
        store: {
          schedule: {
            running: 0,
            handledUntil: '2024-10-27T00:30:00Z',
            lastRun: '2024-10-27T00:30:00Z',
          },
        },
      },
      startsNothing: true,
    },
    {
      title: 'A previous run that is still in progress',
      note: 'A run is due every 10 seconds, but the previous one takes longer. With `overlap` set to `"queue"`, the new run waits.',
      configuration: {expression: '*/10 * * * * *', timezone: 'UTC', overlap: 'queue'},
      input: {},
      given: {
        now: '2024-05-01T12:00:10Z',
        store: {
          schedule: {
            running: 1,
            handledUntil: '2024-05-01T12:00:00Z',
            lastRun: '2024-05-01T12:00:00Z',
          },
        },
      },
      startsNothing: true,
      storeAfter: {
        schedule: {
          running: 1,
          handledUntil: '2024-05-01T12:00:10Z',
          lastRun: '2024-05-01T12:00:00Z',
          waiting: ['2024-05-01T12:00:10Z'],
        },
      },
    },
    {
      title: 'One run for three missed nights',
      note: 'No run could start from Thursday evening to Sunday noon. One run makes up for all three nights, and `scheduledFor` is the last missed time.',
      configuration: {expression: '0 3 * * *', timezone: 'America/New_York', missed: 'runOnce'},
      input: {},
      given: {
        now: '2024-05-05T16:00:00Z',
        store: {
          schedule: {
            running: 0,
            handledUntil: '2024-05-02T07:00:00Z',
            lastRun: '2024-05-02T07:00:00Z',
          },
        },
      },
      output: {
        scheduledFor: '2024-05-05T03:00:00-04:00[America/New_York]',
        firedAt: '2024-05-05T12:00:00-04:00[America/New_York]',
        previous: '2024-05-02T03:00:00-04:00[America/New_York]',
        nextRuns: [
          '2024-05-06T03:00:00-04:00[America/New_York]',
          '2024-05-07T03:00:00-04:00[America/New_York]',
          '2024-05-08T03:00:00-04:00[America/New_York]',
          '2024-05-09T03:00:00-04:00[America/New_York]',
          '2024-05-10T03:00:00-04:00[America/New_York]',
        ],
      },
      storeAfter: {
        schedule: {
          running: 1,
          handledUntil: '2024-05-05T07:00:00Z',
          lastRun: '2024-05-05T07:00:00Z',
        },
      },
    },
    {
      title: 'An hour that doesn’t exist',
      configuration: {expression: '0 25 * * *', timezone: 'Europe/Berlin'},
      input: {},
      error: 'E_PARSE',
    },
    {
      title: 'A date that doesn’t exist',
      configuration: {expression: '0 9 31 2 *', timezone: 'Europe/Berlin'},
      input: {},
      error: 'E_RANGE',
    },
    {
      title: 'An unknown time zone',
      configuration: {expression: '0 9 * * *', timezone: 'Berlin'},
      input: {},
      error: 'E_TIMEZONE',
    },
  ],
  related: [
    {function: 'Scheduler/Interval', role: 'alternative'},
    {function: 'Scheduler/At', role: 'alternative'},
    {function: 'HTTPClient/GetJson', role: 'often used with'},
    {function: 'HTTPClient/Paginate', role: 'often used with'},
    {function: 'HTTPServer/WebHandler', role: 'alternative'},
    {function: 'Hooks/ReceiveWebhook', role: 'alternative'},
  ],
  mappingFunctions: ['Datetime/ConvertTimezone', 'Datetime/Format'],
  tags: ['workflow', 'scheduler', 'timezone', 'datetime'],
  aliases:
    'crontab, Schedule Trigger, Recurrence, cron job, timer, every day at, Quartz, nightly job, every monday morning, weekly report, scheduled task, last of month, business hours, at midnight, workdays at eight, missed execution, daylight saving, start automatically, each weekday, run daily, run monthly, schedule a workflow, calendar schedule, plan regular job, recurring, once a day, time-based trigger, at a certain time, batch window, Airflow schedule, yearly, run automatically, clock times, nightly import, run scheduled workflow now manually, pause schedule, stop a schedule, rerun failed run',
  limits: [
    `A run that can’t start within ${durationText(SCHEDULE_LATENESS_SECONDS)} of its scheduled time counts as missed.`,
  ],
  notes: [
    'The expression has five fields: minute, hour, day, month and weekday. If there are six fields, the first contains the seconds. Each field accepts `*`, a number, a range such as `1-5`, a step such as `*/15`, or a comma-separated list of these. Months and weekdays can also be names such as `jan` or `mon`. Sunday is 0 or 7. In the day field, `L` is the last day of the month.',
    'If both the day and the weekday are set, a run starts when either one matches: `0 9 1 * mon` starts a run on the first of the month and on every Monday.',
    'Publishing the workflow starts the schedule, and each run uses the latest published version. Deleting the workflow ends the schedule.',
    'No API operation starts a scheduled run. To test or repeat one, publish a copy of the workflow with another trigger, such as `HTTPServer.WebHandler` or `Scheduler.At`.',
    'When the clocks go forward, a run in the skipped hour starts at its end: in Berlin, the run for 02:30 starts at 03:00. When they go back, the run starts only at the first 02:30.',
    'When the clocks go back, a schedule such as `*/15 * * * *` starts no runs in the second occurrence of the repeated hour. For a fixed interval, use `Scheduler.Interval`.',
  ],
  async run({configuration: {expression, timezone, ...policies}, surroundings: {now, store}}) {
    const cron = parseCron(expression);
    const [
      {Temporal},
      {checkTimeZone, toText},
      {runsAfter, runUntil},
      {decide, readState, writeState},
    ] = await Promise.all([
      import('temporal-polyfill'),
      import('@documentation/base/internal/values/dates/dates'),
      import('./cronRuns'),
      import('./schedule'),
    ]);
    const zone = checkTimeZone(timezone);
    const inZone = (moment: string) => Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
    const known = readState(store);
    const due = runUntil(cron, inZone(now))?.toInstant();
    const {scheduledFor, state} = decide(due, Temporal.Instant.from(now), known, policies);
    writeState(store, known, state);
    if (scheduledFor === null) {
      return null;
    }
    return {
      scheduledFor: toText(inZone(scheduledFor)),
      firedAt: toText(inZone(now)),
      previous: known?.lastRun && toText(inZone(known.lastRun)),
      nextRuns: runsAfter(cron, inZone(now), NEXT_RUNS).map((run) => toText(run)),
    };
  },
});
