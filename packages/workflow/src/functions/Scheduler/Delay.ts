import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {secondsPerUnit, unitField} from './units';
import {DELAY_SECONDS, RUN_AGE_SECONDS} from '@documentation/base/internal/limits/values/times';
import {durationText} from '@documentation/base/internal/limits/format';

export default defineWorkflowFunction({
  category: 'Scheduler',
  name: 'Delay',
  summary: 'Pauses a run for a duration or until a given time, then passes a value on.',
  kind: 'action',
  pausesRun: true,
  configuration: object({
    amount: {
      type: 'number',
      minimum: 0,
      description: 'how long to wait; omit it if the input has `until`',
    },
    unit: {...unitField, description: 'the unit of `amount` (a day is always 24 hours)'},
  }),
  input: object({
    value: {description: 'the value to pass on, unchanged'},
    until: {
      type: 'string',
      format: 'date-time',
      description:
        'when to continue, such as `"2024-05-02T09:00:00+02:00"`; use it instead of `amount`',
    },
  }),
  output: object(
    {
      value: {description: 'the value from the input'},
      resumesAt: {type: 'string', description: 'when the run continues, in UTC'},
    },
    ['resumesAt'],
  ),
  credentials: [],
  errors: [
    {code: 'E_LIMIT', when: `the wait would be longer than ${durationText(DELAY_SECONDS)}`},
    {
      code: 'E_INPUT',
      when: 'the input isn’t valid, or `amount` and `until` are both set or both missing',
    },
  ],
  examples: [
    {
      title: 'A review request after two days',
      configuration: {amount: 2, unit: 'days'},
      input: {value: {order: '1001', email: 'ada@example.com'}},
      given: {now: '2024-05-01T12:00:00Z'},
      output: {
        value: {order: '1001', email: 'ada@example.com'},
        resumesAt: '2024-05-03T12:00:00Z',
      },
    },
    {
      title: 'A delay until a time in the input',
      configuration: {},
      input: {value: {campaign: 'spring'}, until: '2024-05-02T09:00:00+02:00'},
      given: {now: '2024-05-01T12:00:00Z'},
      output: {value: {campaign: 'spring'}, resumesAt: '2024-05-02T07:00:00Z'},
    },
    {
      title: 'A time in the past',
      configuration: {},
      input: {value: 7, until: '2024-04-30T09:00:00Z'},
      given: {now: '2024-05-01T12:00:00Z'},
      output: {value: 7, resumesAt: '2024-05-01T12:00:00Z'},
    },
    {
      title: `A delay of more than ${durationText(DELAY_SECONDS)}`,
      configuration: {amount: 45, unit: 'days'},
      input: {value: 7},
      error: 'E_LIMIT',
    },
    {
      title: 'Neither an amount nor a time',
      configuration: {},
      input: {value: 7},
      error: 'E_INPUT',
    },
  ],
  related: [
    {function: 'Scheduler/At', role: 'alternative'},
    {function: 'Retail/PublishStatus', role: 'often used with'},
  ],
  mappingFunctions: ['Datetime/Add', 'Datetime/AddBusinessDays'],
  tags: ['workflow', 'scheduler', 'duration', 'datetime'],
  aliases:
    'wait, sleep, pause, Delay until, Wait node, setTimeout, wait a few minutes, postpone, remind later, hold on, throttle between calls, cool down, follow-up after days, reminder email, resume run, snooze, hold workflow, stop for a while, suspend, wait for hours, defer, timeout between steps, wait for seconds, halt, delay next step, grace period, idle, Thread.sleep, park a run, wait a while',
  limits: [
    `A delay can last up to ${durationText(DELAY_SECONDS)}.`,
    `Delays don’t count towards the run time. A run with several delays must end within ${durationText(RUN_AGE_SECONDS)}.`,
  ],
  notes: [
    'The platform saves paused runs. They survive a restart and use no resources while they wait.',
    'A day is always 24 hours. To continue at the same local time two days later, compute that time in a mapping and pass it as `until`.',
  ],
  async run({configuration: {amount, unit}, input: {value, until}, surroundings}) {
    if ((amount === undefined) === (until === undefined)) {
      failStep(
        'E_INPUT',
        'Set either `amount` in the configuration or `until` in the input, but not both.',
      );
    }
    const {Temporal} = await import('temporal-polyfill');
    const now = Temporal.Instant.from(surroundings.now);
    const seconds =
      amount === undefined
        ? Math.max(0, Temporal.Instant.from(until!).since(now).total('seconds'))
        : amount * secondsPerUnit[unit];
    if (seconds > DELAY_SECONDS) {
      failStep(
        'E_LIMIT',
        `A delay can’t be longer than ${durationText(DELAY_SECONDS)}. Set a smaller \`amount\` or an earlier \`until\`.`,
      );
    }
    const resumesAt = now.add({milliseconds: Math.round(seconds * 1000)}).toString();
    return {...(value !== undefined && {value}), resumesAt};
  },
});
