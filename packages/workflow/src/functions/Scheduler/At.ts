import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {nothing, object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {shorten} from '@documentation/base/internal/values/quote';

export default defineWorkflowFunction({
  category: 'Scheduler',
  name: 'At',
  summary: 'Starts a single run at a specific date and time in a given time zone.',
  kind: 'trigger',
  configuration: object(
    {
      moment: {
        type: 'string',
        pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d)?$',
        description: 'the local date and time, such as `"2024-12-31T23:55"`',
      },
      timezone: {
        type: 'string',
        description: 'the IANA time zone of `moment`, such as `"Europe/Berlin"`',
      },
      ifPast: {
        ...oneOf({run: 'the run starts immediately', refuse: 'the step fails with `E_RANGE`'}),
        default: 'run',
        description: 'what happens if the moment is more than a minute in the past',
      },
    },
    ['moment', 'timezone'],
  ),
  input: nothing,
  output: object(
    {
      scheduledFor: {type: 'string', description: 'the scheduled time, with offset and time zone'},
      firedAt: {type: 'string', description: 'when the run actually started'},
    },
    ['scheduledFor', 'firedAt'],
  ),
  credentials: [],
  errors: [
    {
      code: 'E_RANGE',
      when: '`moment` isn’t a valid date and time, or it is more than a minute in the past and `ifPast` is `"refuse"`',
    },
    {code: 'E_TIMEZONE', when: 'the time zone is unknown'},
  ],
  examples: [
    {
      title: 'The start of a sale',
      configuration: {moment: '2024-11-29T00:00', timezone: 'America/New_York'},
      input: {},
      given: {now: '2024-11-29T05:00:00Z'},
      output: {
        scheduledFor: '2024-11-29T00:00:00-05:00[America/New_York]',
        firedAt: '2024-11-29T00:00:00-05:00[America/New_York]',
      },
      storeAfter: {
        schedule: {
          running: 1,
          handledUntil: '2024-11-29T05:00:00Z',
          lastRun: '2024-11-29T05:00:00Z',
        },
      },
    },
    {
      title: 'A check before the scheduled time',
      configuration: {moment: '2024-11-29T00:00', timezone: 'America/New_York'},
      input: {},
      given: {now: '2024-11-28T23:00:00Z'},
      startsNothing: true,
    },
    {
      title: 'Clocks go forward: a skipped time',
      note: 'On 31 March 2024, clocks in Berlin skip 02:30. As with `Scheduler.Cron`, the run starts right after the gap. If a local time occurs twice, the run starts at the first occurrence.',
      configuration: {moment: '2024-03-31T02:30', timezone: 'Europe/Berlin'},
      input: {},
      given: {now: '2024-03-31T01:00:00Z'},
      output: {
        scheduledFor: '2024-03-31T03:00:00+02:00[Europe/Berlin]',
        firedAt: '2024-03-31T03:00:00+02:00[Europe/Berlin]',
      },
      storeAfter: {
        schedule: {
          running: 1,
          handledUntil: '2024-03-31T01:00:00Z',
          lastRun: '2024-03-31T01:00:00Z',
        },
      },
    },
    {
      title: 'A check after the run',
      configuration: {moment: '2024-11-29T00:00', timezone: 'America/New_York'},
      input: {},
      given: {
        now: '2024-11-29T05:00:30Z',
        store: {
          schedule: {
            running: 0,
            handledUntil: '2024-11-29T05:00:00Z',
            lastRun: '2024-11-29T05:00:00Z',
          },
        },
      },
      startsNothing: true,
    },
    {
      title: 'A moment in the past',
      note: 'The workflow was turned on a day late. With `ifPast` set to `"run"`, the run would start now.',
      configuration: {moment: '2024-11-29T00:00', timezone: 'America/New_York', ifPast: 'refuse'},
      input: {},
      given: {now: '2024-11-30T12:00:00Z'},
      error: 'E_RANGE',
    },
    {
      title: 'An unknown time zone',
      configuration: {moment: '2024-11-29T00:00', timezone: 'EDT'},
      input: {},
      error: 'E_TIMEZONE',
    },
  ],
  related: [
    {function: 'Scheduler/Cron', role: 'alternative'},
    {function: 'Scheduler/Interval', role: 'alternative'},
    {function: 'Scheduler/Delay', role: 'alternative'},
  ],
  mappingFunctions: ['Datetime/AssignTimezone'],
  tags: ['workflow', 'scheduler', 'datetime', 'timezone'],
  aliases:
    'one-time schedule, run once, run later, at command, scheduled date, start on a date, plan a single run, timed start, new year, product launch, in the future, one-off job, go live, deferred start, campaign begin, once on a certain day, specific date, single execution, Christmas, start at given time, tomorrow at noon, embargo, planned date, timed release, at one moment',
  notes: ['To wait for a time that is only known during a run, use `Scheduler.Delay` in that run.'],
  async run({configuration: {moment, timezone, ifPast}, surroundings: {now, store}}) {
    const [{Temporal}, {checkTimeZone, toText}, {momentOfClock}, {decide, readState, writeState}] =
      await Promise.all([
        import('temporal-polyfill'),
        import('@documentation/base/internal/values/dates/dates'),
        import('./cronRuns'),
        import('./schedule'),
      ]);
    const zone = checkTimeZone(timezone);
    let reading: InstanceType<typeof Temporal.PlainDateTime>;
    try {
      reading = Temporal.PlainDateTime.from(moment, {overflow: 'reject'});
    } catch {
      return failStep(
        'E_RANGE',
        `${shorten(moment)} isn’t a valid date and time. Correct \`moment\`.`,
      );
    }
    const scheduled = momentOfClock(reading, zone);
    const looked = Temporal.Instant.from(now);
    const known = readState(store);
    if (Temporal.Instant.compare(looked, scheduled.toInstant()) < 0 || known) {
      return null;
    }
    const policies = {overlap: 'parallel', missed: 'skip'} as const;
    const isOnTime = decide(scheduled.toInstant(), looked, known, policies).scheduledFor !== null;
    if (!isOnTime && ifPast === 'refuse') {
      failStep(
        'E_RANGE',
        `The moment ${shorten(moment)} in ${shorten(zone)} has passed. Set a later \`moment\`, or set \`ifPast\` to "run".`,
      );
    }
    const handled = scheduled.toInstant().toString();
    writeState(store, known, {running: 1, handledUntil: handled, lastRun: handled});
    return {scheduledFor: toText(scheduled), firedAt: toText(looked.toZonedDateTimeISO(zone))};
  },
});
