import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {nothing, object, oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';

export default defineWorkflowFunction({
  category: 'Scheduler',
  name: 'At',
  summary: 'Starts a single run at one moment, by the clock of a time zone.',
  kind: 'trigger',
  configuration: object(
    {
      moment: {
        type: 'string',
        pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d)?$',
        description: 'date and time as the clock shows them, such as `"2024-12-31T23:55"`',
      },
      timezone: {
        type: 'string',
        description: 'whose clock counts: a name of the IANA database such as `"Europe/Berlin"`',
      },
      ifPast: {
        ...oneOf({run: 'the run starts at once', refuse: 'the step fails with `E_RANGE`'}),
        default: 'run',
        description: 'what happens when the moment passed by more than a minute without a run',
      },
    },
    ['moment', 'timezone'],
  ),
  input: nothing,
  output: object(
    {
      scheduledFor: {type: 'string', description: 'the moment, with its offset and time zone'},
      firedAt: {type: 'string', description: 'when the run really started'},
    },
    ['scheduledFor', 'firedAt'],
  ),
  credentials: [],
  errors: [
    {
      code: 'E_RANGE',
      when: 'there is no such date, or the moment is over and `ifPast` is `"refuse"`',
    },
    {code: 'E_TIMEZONE', when: 'the time zone isn’t known'},
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
      title: 'Before its time nothing starts',
      configuration: {moment: '2024-11-29T00:00', timezone: 'America/New_York'},
      input: {},
      given: {now: '2024-11-28T23:00:00Z'},
      startsNothing: true,
    },
    {
      title: 'Clocks go forward: a time that is skipped',
      note: 'There is no 02:30 on this day in Berlin. The run starts when the gap is over, as with Cron; a time that comes twice means the first.',
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
      title: 'It runs once only',
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
      title: 'The moment is over',
      note: 'Somebody switched the workflow on a day too late. With `ifPast` `"run"` it would start now.',
      configuration: {moment: '2024-11-29T00:00', timezone: 'America/New_York', ifPast: 'refuse'},
      input: {},
      given: {now: '2024-11-30T12:00:00Z'},
      error: 'E_RANGE',
    },
    {
      title: 'A time zone that isn’t known',
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
  aliases: [
    'one-time schedule',
    'run once',
    'run later',
    'at command',
    'scheduled date',
    'start on a date',
    'plan a single run',
    'timed start',
    'new year',
    'product launch',
    'in the future',
    'one-off job',
    'go live',
    'deferred start',
    'campaign begin',
    'once on a certain day',
    'specific date',
    'single execution',
    'Christmas',
    'start at given time',
    'tomorrow at noon',
    'embargo',
    'planned date',
    'timed release',
  ],
  notes: ['To start something at a moment that a run finds out by itself, use Delay in that run.'],
  async run({configuration: {moment, timezone, ifPast}, surroundings: {now, store}}) {
    const [{Temporal}, {checkTimeZone, toText}, {momentOfClock}, {decide, readState, writeState}] =
      await Promise.all([
        import('temporal-polyfill'),
        import('../../values/dates/dates'),
        import('./cronRuns'),
        import('./schedule'),
      ]);
    const zone = checkTimeZone(timezone);
    let reading: InstanceType<typeof Temporal.PlainDateTime>;
    try {
      reading = Temporal.PlainDateTime.from(moment, {overflow: 'reject'});
    } catch {
      return failStep('E_RANGE', `There is no date and time ${moment}.`);
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
      failStep('E_RANGE', `${moment} in ${zone} is over.`);
    }
    const handled = scheduled.toInstant().toString();
    writeState(store, known, {running: 1, handledUntil: handled, lastRun: handled});
    return {scheduledFor: toText(scheduled), firedAt: toText(looked.toZonedDateTimeISO(zone))};
  },
});
