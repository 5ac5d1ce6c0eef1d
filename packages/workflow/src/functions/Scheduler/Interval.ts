import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {nothing, object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {jitterOf} from './jitter';
import {overlapField} from './overlap';
import {secondsPerUnit, unitField} from './units';

export default defineWorkflowFunction({
  category: 'Scheduler',
  name: 'Interval',
  summary: 'Starts runs at a fixed interval, regardless of clock changes.',
  kind: 'trigger',
  configuration: object(
    {
      every: {
        type: 'integer',
        minimum: 1,
        maximum: 100000,
        description: 'the number of units between the start of one run and the next',
      },
      unit: {...unitField, description: 'the unit of `every` (a day is always 24 hours)'},
      startAt: {
        type: 'string',
        format: 'date-time',
        description:
          'when the first run is due, such as `"2024-05-01T08:00:00+02:00"`; by default, immediately',
      },
      jitter: {
        type: 'integer',
        minimum: 0,
        maximum: 3600,
        default: 0,
        description:
          'the maximum delay of a run in seconds, to keep workflows from all starting in the same second',
      },
      overlap: overlapField,
    },
    ['every'],
  ),
  input: nothing,
  output: object(
    {
      scheduledFor: {type: 'string', description: 'when the run was due, in UTC'},
      firedAt: {type: 'string', description: 'when the run actually started, in UTC'},
      count: {type: 'integer', description: 'the run number, counted from 1'},
    },
    ['scheduledFor', 'firedAt', 'count'],
  ),
  credentials: [],
  errors: [
    {
      code: 'E_CONFIGURATION',
      when: 'the configuration isn’t valid, or `jitter` isn’t shorter than the interval',
    },
  ],
  examples: [
    {
      title: 'Every 15 minutes',
      configuration: {every: 15, unit: 'minutes', startAt: '2024-05-01T08:00:00Z'},
      input: {},
      given: {
        now: '2024-05-01T08:15:00Z',
        store: {
          schedule: {
            running: 0,
            handledUntil: '2024-05-01T08:00:00Z',
            lastRun: '2024-05-01T08:00:00Z',
            count: 1,
          },
        },
      },
      output: {scheduledFor: '2024-05-01T08:15:00Z', firedAt: '2024-05-01T08:15:00Z', count: 2},
      storeAfter: {
        schedule: {
          running: 1,
          handledUntil: '2024-05-01T08:15:00Z',
          lastRun: '2024-05-01T08:15:00Z',
          count: 2,
        },
      },
      note: 'Under the key `schedule`, the platform keeps track of which runs have started and how many are in progress.',
    },
    {
      title: 'The first run, without a start time',
      configuration: {every: 6, unit: 'hours'},
      input: {},
      given: {now: '2024-05-01T09:41:07Z'},
      output: {scheduledFor: '2024-05-01T09:41:07Z', firedAt: '2024-05-01T09:41:07Z', count: 1},
      storeAfter: {
        schedule: {
          running: 1,
          startedAt: '2024-05-01T09:41:07Z',
          handledUntil: '2024-05-01T09:41:07Z',
          lastRun: '2024-05-01T09:41:07Z',
          count: 1,
        },
      },
    },
    {
      title: 'Clocks go forward: still every 24 hours',
      note: 'At first, the runs start at 08:00 in Berlin. From 31 March 2024, they start at 09:00, which is still 07:00 UTC.',
      configuration: {every: 1, unit: 'days', startAt: '2024-03-30T08:00:00+01:00'},
      input: {},
      given: {
        now: '2024-03-31T07:00:00Z',
        store: {
          schedule: {
            running: 0,
            handledUntil: '2024-03-30T07:00:00Z',
            lastRun: '2024-03-30T07:00:00Z',
            count: 1,
          },
        },
      },
      output: {scheduledFor: '2024-03-31T07:00:00Z', firedAt: '2024-03-31T07:00:00Z', count: 2},
      storeAfter: {
        schedule: {
          running: 1,
          handledUntil: '2024-03-31T07:00:00Z',
          lastRun: '2024-03-31T07:00:00Z',
          count: 2,
        },
      },
    },
    {
      title: 'Jitter to spread the load',
      note: 'The delay is derived from the run ID, so it’s the same for repeated checks.',
      configuration: {every: 1, unit: 'hours', startAt: '2024-05-01T08:00:00Z', jitter: 30},
      input: {},
      given: {now: '2024-05-01T08:00:04Z'},
      output: {scheduledFor: '2024-05-01T08:00:00Z', firedAt: '2024-05-01T08:00:04Z', count: 1},
      storeAfter: {
        schedule: {
          running: 1,
          handledUntil: '2024-05-01T08:00:00Z',
          lastRun: '2024-05-01T08:00:00Z',
          count: 1,
        },
      },
    },
    {
      title: 'A check before the delay has passed',
      configuration: {every: 1, unit: 'hours', startAt: '2024-05-01T08:00:00Z', jitter: 30},
      input: {},
      given: {now: '2024-05-01T08:00:02Z'},
      startsNothing: true,
    },
    {
      title: 'A previous run that is still in progress',
      configuration: {every: 10, unit: 'seconds', startAt: '2024-05-01T08:00:00Z'},
      input: {},
      given: {
        now: '2024-05-01T08:00:10Z',
        store: {
          schedule: {
            running: 1,
            handledUntil: '2024-05-01T08:00:00Z',
            lastRun: '2024-05-01T08:00:00Z',
            count: 1,
          },
        },
      },
      startsNothing: true,
      storeAfter: {
        schedule: {
          running: 1,
          handledUntil: '2024-05-01T08:00:10Z',
          lastRun: '2024-05-01T08:00:00Z',
          count: 1,
        },
      },
    },
    {
      title: 'Jitter longer than the interval',
      configuration: {every: 30, unit: 'seconds', jitter: 60},
      input: {},
      error: 'E_CONFIGURATION',
    },
  ],
  related: [
    {function: 'Scheduler/Cron', role: 'alternative'},
    {function: 'Scheduler/At', role: 'alternative'},
    {function: 'HTTPClient/GetJson', role: 'often used with'},
  ],
  mappingFunctions: ['Datetime/Difference'],
  tags: ['workflow', 'scheduler', 'duration', 'datetime'],
  aliases:
    'every minute, Recurrence, polling, setInterval, timer, repeat, every 5 minutes, every hour, run repeatedly, heartbeat, poll for changes, periodic task, regularly start, every 30 seconds, check for new files, fixed frequency, every few minutes, fixed rate, continuous, repeat workflow, loop forever, time-based trigger, periodically, once an hour, schedule_interval, each 10 minutes',
  notes: [
    '`Scheduler.Interval` measures elapsed time. To start a run at 09:00 every morning, use `Scheduler.Cron`, which follows the local time.',
    'If runs are missed, one run makes up for all of them.',
  ],
  async run({configuration, surroundings: {now: nowText, runId, store}}) {
    const {every, unit, startAt, jitter, overlap} = configuration;
    const length = every * secondsPerUnit[unit];
    if (jitter >= length) {
      failStep(
        'E_CONFIGURATION',
        `\`jitter\` (${jitter.toLocaleString('en')}\u00A0s) must be shorter than the interval (${length.toLocaleString('en')}\u00A0s). Lower \`jitter\`, or raise \`every\`.`,
      );
    }
    const [{Temporal}, {decide, readState, writeState}] = await Promise.all([
      import('temporal-polyfill'),
      import('./schedule'),
    ]);
    const now = Temporal.Instant.from(nowText);
    const known = readState(store);
    const startedAt = startAt === undefined ? (known?.startedAt ?? now.toString()) : undefined;
    const first = Temporal.Instant.from(startAt ?? startedAt!);
    const looked = now.subtract({seconds: jitterOf(runId, jitter)});
    const passed = Math.floor(looked.since(first).total('seconds') / length);
    const due = passed < 0 ? undefined : first.add({seconds: passed * length});
    const before = {...(known ?? {running: 0}), ...(startedAt && {startedAt})};
    const {scheduledFor, state} = decide(due, looked, before, {overlap, missed: 'runOnce'});
    if (scheduledFor === null) {
      writeState(store, known, state);
      return null;
    }
    const count = (state.count ?? 0) + 1;
    writeState(store, known, {...state, count});
    return {scheduledFor, firedAt: now.toString(), count};
  },
});
