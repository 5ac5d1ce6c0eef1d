import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {periods, weekStarts} from './units';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'StartOf',
  summary: 'Returns the start of the month, week, day or other period that contains a date.',
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
    description: 'the first moment of the period, or the first day for a Date',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'A value that is already at the start of the period doesn’t move.',
  errors: [
    {code: 'E_RANGE', when: 'the result is outside the years 0000 to 9999'},
    {code: 'E_TYPE', when: '`value` is a Date and the period is hours or shorter'},
  ],
  examples: [
    {
      title: 'A key for grouping orders by month',
      kind: 'typical',
      args: {value: expression('$.orderedAt'), unit: 'months'},
      input: {orderedAt: '2024-02-29T09:30:00+01:00[Europe/Berlin]'},
      result: '2024-02-01T00:00:00+01:00[Europe/Berlin]',
    },
    {
      title: 'First day of the quarter',
      kind: 'typical',
      args: {value: '2024-05-01', unit: 'quarters'},
      result: '2024-04-01',
    },
    {
      title: 'First day of the year',
      kind: 'typical',
      args: {value: '2024-05-01', unit: 'years'},
      result: '2024-01-01',
    },
    {
      title: 'A week that starts on Monday',
      kind: 'typical',
      args: {value: '2024-02-29', unit: 'weeks'},
      result: '2024-02-26',
    },
    {
      title: 'A week that starts on Sunday',
      kind: 'typical',
      args: {value: '2024-02-29', unit: 'weeks', weekStart: 'sunday'},
      result: '2024-02-25',
    },
    {
      title: 'A week that starts on Saturday',
      kind: 'typical',
      args: {value: '2024-02-29', unit: 'weeks', weekStart: 'saturday'},
      result: '2024-02-24',
    },
    {
      title: 'Start of the hour',
      kind: 'typical',
      args: {value: '2024-02-29T09:30:15+05:30', unit: 'hours'},
      result: '2024-02-29T09:00:00+05:30',
    },
    {
      title: 'Start of the minute',
      kind: 'typical',
      args: {value: '2024-02-29T09:30:15.25', unit: 'minutes'},
      result: '2024-02-29T09:30:00',
    },
    {
      title: 'Start of the second',
      kind: 'typical',
      args: {value: '2024-02-29T09:30:15.25Z', unit: 'seconds'},
      result: '2024-02-29T09:30:15Z',
    },
    {
      title: 'A day without midnight',
      kind: 'edge',
      args: {value: '2017-10-15T12:00:00-02:00[America/Sao_Paulo]', unit: 'days'},
      result: '2017-10-15T01:00:00-02:00[America/Sao_Paulo]',
    },
    {title: 'Null', kind: 'null', args: {value: null, unit: 'days'}, result: null},
    {
      title: 'A week that starts before the year 0000',
      kind: 'error',
      args: {value: '0000-01-01', unit: 'weeks'},
      error: 'E_RANGE',
    },
    {
      title: 'A Date has no hours',
      kind: 'error',
      args: {value: '2024-02-29', unit: 'hours'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Datetime/EndOf', role: 'alternative'},
    {function: 'Datetime/Add', role: 'often used with'},
    {function: 'Datetime/Compare', role: 'often used with'},
    {function: 'Datetime/Part', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'EOMONTH',
      differs: 'supports only months, as in `EOMONTH(value, -1) + 1`',
    },
    {
      tool: 'dataweave',
      name: 'atBeginningOfMonth',
      differs: 'has a separate function for each period',
    },
    {tool: 'sql', name: 'DATE_TRUNC', differs: 'always starts weeks on Monday'},
    {tool: 'pandas', name: 'Period.start_time'},
  ],
  tags: ['mapping', 'datetime', 'date', 'timezone'],
  aliases:
    'DATE_TRUNC, TRUNC, startOf, Date.StartOfMonth, floor, first day of month, beginning of month, monday of the week, cut off the time, reset to midnight, round down to hour, truncate timestamp, 1 january, bucket sales by period, year to date, previous sunday, remove time, beginning of quarter, fiscal period start, strip hours, first moment',
  notes: [
    'The period is calculated in the value’s own zone. If the clocks skip midnight, the day starts at the first time that exists.',
  ],
  load: async () => ({
    ...(await import('@documentation/base/internal/values/dates/dates')),
    ...(await import('./moments')),
  }),
  run: ({value, unit, weekStart}, _context, {toMoment, toText, startOf}) => {
    return toText(startOf(toMoment(value), unit, weekStart));
  },
});
