import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {units} from './units';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'Add',
  summary: 'Adds years, days, hours or other units to a date, or subtracts them.',
  parameters: {
    value: {
      type: ['DateTime', 'LocalDateTime', 'Date'],
      data: true,
      description: 'the date or date-time to start from',
    },
    amount: {
      type: 'Number',
      description:
        'how many units to add, or to subtract if negative (fractions are allowed only for hours and shorter units)',
    },
    unit: {type: 'Text', values: units, description: 'the unit to add'},
  },
  returns: {
    type: ['DateTime', 'LocalDateTime', 'Date'],
    description: 'the new date, with the same type and zone as `value`',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'A null amount is an error. An amount of 0 changes nothing.',
  errors: [
    {
      code: 'E_RANGE',
      when: '`amount` has a fraction and the unit is days or longer, or the result is outside the years 0000 to 9999',
    },
    {code: 'E_TYPE', when: '`value` is a Date and the unit is hours or shorter'},
  ],
  examples: [
    {
      title: 'An invoice due in 30 days',
      kind: 'typical',
      args: {value: expression('$.invoiceDate'), amount: 30, unit: 'days'},
      input: {invoiceDate: '2024-02-29'},
      result: '2024-03-30',
    },
    {
      title: 'A token that expires after an hour',
      kind: 'typical',
      args: {value: '2024-02-29T08:30:00Z', amount: 3600, unit: 'seconds'},
      result: '2024-02-29T09:30:00Z',
    },
    {
      title: 'A year earlier',
      kind: 'typical',
      args: {value: '2024-05-01', amount: -1, unit: 'years'},
      result: '2023-05-01',
    },
    {
      title: 'The end of a shorter month',
      kind: 'edge',
      args: {value: '2024-01-31', amount: 1, unit: 'months'},
      result: '2024-02-29',
    },
    {
      title: 'A quarter later',
      kind: 'edge',
      args: {value: '2024-11-30', amount: 1, unit: 'quarters'},
      result: '2025-02-28',
    },
    {
      title: 'Two weeks later, in the next year',
      kind: 'typical',
      args: {value: '2024-12-23', amount: 2, unit: 'weeks'},
      result: '2025-01-06',
    },
    {
      title: 'One day across a clock change',
      kind: 'edge',
      args: {
        value: '2024-03-30T12:00:00+01:00[Europe/Berlin]',
        amount: 1,
        unit: 'days',
      },
      result: '2024-03-31T12:00:00+02:00[Europe/Berlin]',
    },
    {
      title: '24 hours across a clock change',
      kind: 'edge',
      args: {
        value: '2024-03-30T12:00:00+01:00[Europe/Berlin]',
        amount: 24,
        unit: 'hours',
      },
      result: '2024-03-31T13:00:00+02:00[Europe/Berlin]',
    },
    {
      title: 'A fraction of a minute',
      kind: 'edge',
      args: {value: '2024-02-29T08:30:00', amount: 1.5, unit: 'minutes'},
      result: '2024-02-29T08:31:30',
    },
    {
      title: '250 milliseconds earlier',
      kind: 'edge',
      args: {value: '2024-02-29T08:30:00Z', amount: -250, unit: 'milliseconds'},
      result: '2024-02-29T08:29:59.75Z',
    },
    {title: 'Null', kind: 'null', args: {value: null, amount: 1, unit: 'days'}, result: null},
    {
      title: 'Half a month',
      kind: 'error',
      args: {value: '2024-02-29', amount: 0.5, unit: 'months'},
      error: 'E_RANGE',
    },
    {
      title: 'A Date has no hours',
      kind: 'error',
      args: {value: '2024-02-29', amount: 12, unit: 'hours'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Datetime/Difference', role: 'inverse'},
    {function: 'Datetime/AddBusinessDays', role: 'alternative'},
    {function: 'Datetime/StartOf', role: 'often used with'},
    {function: 'Datetime/ParseDuration', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'EDATE', differs: 'adds only months, and `+` adds days'},
    {
      tool: 'jq',
      name: 'fromdate, todate',
      expression: '.amount as $amount | .value | fromdate + $amount | todate',
      example: 'A token that expires after an hour',
      differs: 'adds only seconds',
    },
    {
      tool: 'jsonata',
      name: '$toMillis',
      expression: '$fromMillis($toMillis(value) + amount * 1000)',
      example: 'A token that expires after an hour',
      result: '2024-02-29T09:30:00.000Z',
      differs: 'adds only milliseconds',
    },
    {tool: 'dataweave', name: '+', differs: 'takes a period such as `|P30D|`'},
    {tool: 'bloblang', name: 'ts_add_iso8601', differs: 'takes a duration such as `P30D`'},
    {tool: 'sql', name: '+ INTERVAL'},
    {tool: 'pandas', name: 'DateOffset'},
  ],
  tags: ['mapping', 'datetime', 'date', 'duration', 'timezone'],
  aliases:
    'DATEADD, EDATE, plus, timedelta, addDays, Date.AddMonths, subtract, due date, expiry date, tomorrow or yesterday, 30 days from now, payment terms, one week later, next month, extend deadline, warranty end, hours ago, valid until, date arithmetic, minus days, shift date, days before, dateutil relativedelta, future date, move by a year, negative amount',
  notes: [
    'Days and longer units follow the calendar and keep the time of day. Hours and shorter units are elapsed time. One day differs from 24 hours only when the clocks change.',
    'Clock changes don’t affect a value with an offset but no zone, such as `2024-03-30T12:00:00+01:00`.',
  ],
  load: async () => ({
    ...(await import('@documentation/base/internal/values/dates/dates')),
    ...(await import('./moments')),
  }),
  run: ({value, amount, unit}, _context, {toMoment, toText, add}) => {
    return toText(add(toMoment(value), amount, unit));
  },
});
