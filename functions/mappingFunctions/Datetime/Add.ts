import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {units} from './units';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'Add',
  summary: 'Adds years, days, hours or other units to a date; a negative amount subtracts.',
  parameters: {
    value: {
      type: ['DateTime', 'LocalDateTime', 'Date'],
      data: true,
      description: 'the date or date-time to start from',
    },
    amount: {
      type: 'Number',
      description: 'how many units; a fraction only for hours and what is shorter',
    },
    unit: {type: 'Text', values: units, description: 'what to add'},
  },
  returns: {
    type: ['DateTime', 'LocalDateTime', 'Date'],
    description: 'the moved date, of the same type and in the same zone',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Null as the amount is an error; 0 changes nothing.',
  errors: [
    {
      code: 'E_RANGE',
      when: 'the amount of days or longer units has a fraction, or the result is outside the years 0000 to 9999',
    },
    {code: 'E_TYPE', when: 'hours or shorter units are added to a Date'},
  ],
  examples: [
    {
      title: 'An invoice is due in 30 days',
      kind: 'typical',
      args: {value: expression('$.invoiceDate'), amount: 30, unit: 'days'},
      input: {invoiceDate: '2024-02-29'},
      result: '2024-03-30',
    },
    {
      title: 'A token expires after an hour',
      kind: 'typical',
      args: {value: '2024-02-29T08:30:00Z', amount: 3600, unit: 'seconds'},
      result: '2024-02-29T09:30:00Z',
    },
    {
      title: 'A year ago',
      kind: 'typical',
      args: {value: '2024-05-01', amount: -1, unit: 'years'},
      result: '2023-05-01',
    },
    {
      title: 'The end of a month is clamped',
      kind: 'edge',
      args: {value: '2024-01-31', amount: 1, unit: 'months'},
      result: '2024-02-29',
    },
    {
      title: 'Quarters are three months',
      kind: 'edge',
      args: {value: '2024-11-30', amount: 1, unit: 'quarters'},
      result: '2025-02-28',
    },
    {
      title: 'Two weeks into the next year',
      kind: 'typical',
      args: {value: '2024-12-23', amount: 2, unit: 'weeks'},
      result: '2025-01-06',
    },
    {
      title: 'A day keeps the time when the clocks change',
      kind: 'edge',
      args: {
        value: '2024-03-30T12:00:00+01:00[Europe/Berlin]',
        amount: 1,
        unit: 'days',
      },
      result: '2024-03-31T12:00:00+02:00[Europe/Berlin]',
    },
    {
      title: '24 hours are 24 hours when the clocks change',
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
      title: 'Milliseconds',
      kind: 'edge',
      args: {value: '2024-02-29T08:30:00Z', amount: -250, unit: 'milliseconds'},
      result: '2024-02-29T08:29:59.75Z',
    },
    {title: 'Null', kind: 'null', args: {value: null, amount: 1, unit: 'days'}, result: null},
    {
      title: 'Half a month has no length',
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
  ],
  tags: ['mapping', 'datetime', 'date', 'duration', 'timezone'],
  aliases: [
    'DATEADD',
    'EDATE',
    'plus',
    'timedelta',
    'addDays',
    'Date.AddMonths',
    'subtract',
    'due date',
    'expiry date',
    'tomorrow or yesterday',
    '30 days from now',
    'payment terms',
    'one week later',
    'next month',
    'extend deadline',
    'warranty end',
    'hours ago',
    'valid until',
    'date arithmetic',
    'minus days',
    'shift date',
    'days before',
    'dateutil relativedelta',
    'future date',
    'move by a year',
  ],
  notes: [
    'Years to days follow the calendar and keep the time on the clock; hours and shorter units are time that passes. The two differ only where the clocks change.',
    'A date with an offset but without a zone, such as `2024-03-30T12:00:00+01:00`, has no change of clocks.',
  ],
  pure: true,
  run: async ({value, amount, unit}) => {
    const {toMoment, toText} = await import('../../values/dates/dates');
    const {add} = await import('./moments');
    return toText(add(toMoment(value), amount, unit));
  },
});
