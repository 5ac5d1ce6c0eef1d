import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {periods, weekStarts} from './units';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'EndOf',
  summary: 'Returns the end of the month, week, day or other period that contains a date.',
  parameters: {
    value: {
      type: ['DateTime', 'LocalDateTime', 'Date'],
      data: true,
      description: 'a date or date-time in the period',
    },
    unit: {type: 'Text', values: periods, description: 'the kind of period'},
    weekStart: {
      type: 'Text',
      default: 'monday',
      values: weekStarts,
      description: 'the first day of the week',
    },
  },
  returns: {
    type: ['DateTime', 'LocalDateTime', 'Date'],
    description: 'the last millisecond of the period, or the last day for a Date',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'A value that is already at the end of the period doesn’t move.',
  errors: [
    {code: 'E_RANGE', when: 'the result is outside the years 0000 to 9999'},
    {code: 'E_TYPE', when: '`value` is a Date and the period is hours or shorter'},
  ],
  examples: [
    {
      title: 'Last day of the month',
      kind: 'typical',
      args: {value: expression('$.invoiceDate'), unit: 'months'},
      input: {invoiceDate: '2024-02-10'},
      result: '2024-02-29',
    },
    {
      title: 'Last moment of the day',
      kind: 'typical',
      args: {value: '2024-02-29T09:30:00+01:00[Europe/Berlin]', unit: 'days'},
      result: '2024-02-29T23:59:59.999+01:00[Europe/Berlin]',
    },
    {
      title: 'Last day of the quarter',
      kind: 'typical',
      args: {value: '2024-05-01', unit: 'quarters'},
      result: '2024-06-30',
    },
    {
      title: 'Last moment of the year',
      kind: 'typical',
      args: {value: '2024-05-01T12:00:00Z', unit: 'years'},
      result: '2024-12-31T23:59:59.999Z',
    },
    {
      title: 'A week that starts on Monday',
      kind: 'typical',
      args: {value: '2024-02-29', unit: 'weeks'},
      result: '2024-03-03',
    },
    {
      title: 'A week that starts on Sunday',
      kind: 'typical',
      args: {value: '2024-02-29', unit: 'weeks', weekStart: 'sunday'},
      result: '2024-03-02',
    },
    {
      title: 'A week that starts on Saturday',
      kind: 'typical',
      args: {value: '2024-02-29', unit: 'weeks', weekStart: 'saturday'},
      result: '2024-03-01',
    },
    {
      title: 'End of the minute',
      kind: 'typical',
      args: {value: '2024-02-29T09:30:15', unit: 'minutes'},
      result: '2024-02-29T09:30:59.999',
    },
    {
      title: 'End of the second',
      kind: 'typical',
      args: {value: '2024-02-29T09:30:15Z', unit: 'seconds'},
      result: '2024-02-29T09:30:15.999Z',
    },
    {
      title: 'The first occurrence of a repeated hour',
      kind: 'edge',
      args: {value: '2024-10-27T02:30:00+02:00[Europe/Berlin]', unit: 'hours'},
      result: '2024-10-27T02:59:59.999+02:00[Europe/Berlin]',
    },
    {
      title: 'A different offset at the end',
      kind: 'edge',
      args: {value: '2024-03-15T12:00:00+01:00[Europe/Berlin]', unit: 'months'},
      result: '2024-03-31T23:59:59.999+02:00[Europe/Berlin]',
    },
    {title: 'Null', kind: 'null', args: {value: null, unit: 'days'}, result: null},
    {
      title: 'A week that ends after the year 9999',
      kind: 'error',
      args: {value: '9999-12-31', unit: 'weeks'},
      error: 'E_RANGE',
    },
    {
      title: 'A Date has no hours',
      kind: 'error',
      args: {value: '2024-02-29', unit: 'hours'},
      error: 'E_TYPE',
    },
  ],
  related: [{function: 'Datetime/StartOf', role: 'alternative'}],
  equivalents: [
    {tool: 'excel', name: 'EOMONTH', differs: 'supports only months'},
    {tool: 'pandas', name: 'Period.end_time'},
  ],
  tags: ['mapping', 'datetime', 'date', 'timezone'],
  aliases:
    'EOMONTH, LAST_DAY, endOf, Date.EndOfMonth, last day of month, month end, end of year, end of quarter, last second of day, closing of books, 23:59:59, number of days in february, upper bound of interval, friday deadline, final day, ultimo, last moment',
  notes: [
    'To check whether a date-time is still in a period, compare it with the start of the next period. A time such as 23:59:59.9995 is still in the day, but later than the result of `Datetime.EndOf`.',
  ],
  load: async () => ({
    ...(await import('@documentation/base/internal/values/dates/dates')),
    ...(await import('./moments')),
  }),
  run: ({value, unit, weekStart}, _context, {toMoment, toText, endOf}) => {
    return toText(endOf(toMoment(value), unit, weekStart));
  },
});
