import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {units} from './units';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'Difference',
  summary: 'Returns the number of days, hours or other units between two dates or times.',
  parameters: {
    start: {
      type: ['DateTime', 'LocalDateTime', 'Date', 'Time'],
      data: true,
      description: 'the date or time to count from',
    },
    end: {
      type: ['DateTime', 'LocalDateTime', 'Date', 'Time'],
      data: true,
      description: 'the date or time to count to, of the same type as `start`',
    },
    unit: {type: 'Text', default: 'days', values: units, description: 'the unit to count'},
    whole: {
      type: 'Boolean',
      default: true,
      description: 'whether to drop the fraction',
    },
  },
  returns: {type: 'Number', description: 'the difference, negative if `end` is earlier'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Two equal values have a difference of 0.',
  errors: [
    {
      code: 'E_TYPE',
      when: '`start` and `end` have different types, they are Dates and the unit is hours or shorter, or they are Times and the unit is days or longer',
    },
  ],
  examples: [
    {
      title: 'Days from order to delivery',
      kind: 'typical',
      args: {start: expression('$.ordered'), end: expression('$.delivered')},
      input: {ordered: '2024-02-26', delivered: '2024-03-04'},
      result: 7,
    },
    {
      title: 'Age in full years',
      kind: 'typical',
      args: {start: '1990-08-15', end: '2024-05-01', unit: 'years'},
      result: 33,
    },
    {
      title: 'Working hours with a fraction',
      kind: 'typical',
      args: {
        start: '2024-02-29T08:30:00Z',
        end: '2024-02-29T17:15:00Z',
        unit: 'hours',
        whole: false,
      },
      result: 8.75,
    },
    {
      title: 'Response time',
      kind: 'typical',
      args: {
        start: '2024-02-29T08:30:00.12Z',
        end: '2024-02-29T08:30:00.365Z',
        unit: 'milliseconds',
      },
      result: 245,
    },
    {
      title: 'Full minutes',
      kind: 'typical',
      args: {start: '2024-02-29T08:30:00Z', end: '2024-02-29T10:15:59Z', unit: 'minutes'},
      result: 105,
    },
    {
      title: 'The same moment in two zones',
      kind: 'edge',
      args: {
        start: '2024-02-29T09:30:00+01:00[Europe/Berlin]',
        end: '2024-02-29T08:30:00Z',
        unit: 'seconds',
      },
      result: 0,
    },
    {
      title: 'Full weeks in February',
      kind: 'edge',
      args: {start: '2024-02-01', end: '2024-02-29', unit: 'weeks'},
      result: 4,
    },
    {
      title: 'From month end to month end',
      kind: 'edge',
      args: {start: '2024-01-31', end: '2024-02-29', unit: 'months'},
      result: 1,
    },
    {
      title: 'Quarters with a fraction',
      kind: 'edge',
      args: {start: '2023-01-01', end: '2023-08-16', unit: 'quarters', whole: false},
      result: 2.5,
    },
    {
      title: 'Days across a clock change',
      kind: 'edge',
      args: {
        start: '2024-03-30T12:00:00+01:00[Europe/Berlin]',
        end: '2024-03-31T12:00:00+02:00[Europe/Berlin]',
      },
      result: 1,
    },
    {
      title: 'Hours across a clock change',
      kind: 'edge',
      args: {
        start: '2024-03-30T12:00:00+01:00[Europe/Berlin]',
        end: '2024-03-31T12:00:00+02:00[Europe/Berlin]',
        unit: 'hours',
      },
      result: 23,
    },
    {
      title: 'An end before the start',
      kind: 'edge',
      args: {start: '2024-03-04', end: '2024-02-26'},
      result: -7,
    },
    {
      title: 'Opening hours',
      kind: 'edge',
      args: {start: '09:30:00', end: '17:00:00', unit: 'hours', whole: false},
      result: 7.5,
    },
    {
      title: 'A night shift with dates',
      kind: 'edge',
      args: {start: '2024-02-28T22:00:00', end: '2024-02-29T06:00:00', unit: 'hours'},
      result: 8,
    },
    {title: 'Null', kind: 'null', args: {start: '2024-02-29', end: null}, result: null},
    {
      title: 'A Date and a DateTime',
      kind: 'error',
      args: {start: '2024-02-29', end: '2024-03-01T00:00:00Z'},
      error: 'E_TYPE',
    },
    {
      title: 'A Time has no days',
      kind: 'error',
      args: {start: '09:30:00', end: '17:00:00', unit: 'days'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Datetime/Add', role: 'inverse'},
    {function: 'Datetime/Compare', role: 'alternative'},
    {function: 'Datetime/Today', role: 'often used with'},
    {function: 'Datetime/BusinessDaysBetween', role: 'alternative'},
    {function: 'Datetime/FormatDuration', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'DATEDIF',
      differs: 'counts only years, months and days, and fails if the end is earlier',
    },
    {
      tool: 'jq',
      name: 'fromdate',
      expression: '((.end | fromdate) - (.start | fromdate)) / 3600',
      example: 'Working hours with a fraction',
      differs: '`fromdate` returns seconds, and accepts only UTC',
    },
    {
      tool: 'jsonata',
      name: '$toMillis',
      expression: '($toMillis(end) - $toMillis(start)) / 86400000',
      differs: '`$toMillis` returns milliseconds',
    },
    {tool: 'dataweave', name: 'daysBetween', differs: 'counts only days'},
    {tool: 'bloblang', name: 'ts_sub', differs: 'returns nanoseconds'},
    {tool: 'sql', name: '-', differs: 'returns days for dates, and an interval for timestamps'},
    {tool: 'pandas', name: '-', differs: 'returns a `Timedelta`'},
  ],
  tags: ['mapping', 'datetime', 'date', 'duration', 'comparison'],
  aliases:
    'DATEDIF, DATEDIFF, TIMESTAMPDIFF, diff, days between, age, Duration.Days, calculate age, time elapsed, how long ago, number of nights, hours worked, years since birthday, countdown to launch, remaining until deadline, subtract timestamps, length of stay, lead time, elapsed minutes, months between, time span, interval between dates, how old, tenure, ChronoUnit, how many days lie between, time difference over midnight, night shift',
  notes: [
    'Units are counted the same way as in `Datetime.Add`: from 31 January to 29 February is one month.',
    'Days and longer units follow the calendar in the zone of `start`. Hours and shorter units are elapsed time.',
    'Two Times are treated as being on the same day, so the difference from 22:00 to 06:00 is -16 hours. The default unit is days, so set `unit` for Times.',
    'For shifts over midnight, take the remainder of a day: `Math.Modulo(Datetime.Difference(@.start, @.end, unit: "hours", whole: false), 24)` returns 8 for 22:00 to 06:00. Shifts within a day stay as they are.',
  ],
  load: async () => ({
    ...(await import('@documentation/base/internal/values/dates/dates')),
    ...(await import('./moments')),
  }),
  run: (
    {start, end, unit, whole},
    _context,
    {toMomentOrTime, distance, inZoneOf, requireSameKind},
  ) => {
    const [from, to] = [toMomentOrTime(start), toMomentOrTime(end)];
    requireSameKind(from, to, 'start', 'end');
    const found = distance(from, inZoneOf(from, to), unit);
    // Adding 0 turns -0 into 0.
    return (whole ? found.whole : found.exact.toNumber()) + 0;
  },
});
