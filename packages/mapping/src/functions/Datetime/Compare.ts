import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {periods} from './units';
import {compareDateTimes} from '@documentation/base/internal/values/dates/compareDateTimes';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'Compare',
  summary: 'Compares two dates or times exactly or by a period such as day or month.',
  parameters: {
    a: {
      type: ['DateTime', 'LocalDateTime', 'Date', 'Time'],
      data: true,
      description: 'the first date or time',
    },
    b: {
      type: ['DateTime', 'LocalDateTime', 'Date', 'Time'],
      data: true,
      description: 'the second date or time, of the same type as `a`',
    },
    unit: {
      type: 'Text',
      default: null,
      values: {...periods, weeks: 'seven days, starting on Monday'},
      description:
        'the period to compare by, in the zone of `a` (by default, the exact values are compared)',
    },
  },
  returns: {
    type: 'Integer',
    description:
      '-1 if `a` is earlier, 0 if both are equal or in the same period, and 1 if `a` is later',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'A null `unit` means that the exact values are compared.',
  errors: [
    {
      code: 'E_TYPE',
      when: '`a` and `b` have different types, they are Dates and the period is hours or shorter, or they are Times and the period is days or longer',
    },
  ],
  examples: [
    {
      title: 'An overdue invoice',
      kind: 'typical',
      args: {a: expression('$.dueDate'), b: '2024-03-01'},
      input: {dueDate: '2024-02-29'},
      result: -1,
    },
    {
      title: 'The same moment in two zones',
      kind: 'typical',
      args: {a: '2024-02-29T09:30:00+01:00[Europe/Berlin]', b: '2024-02-29T08:30:00Z'},
      result: 0,
    },
    {
      title: 'On the same day',
      kind: 'typical',
      args: {a: '2024-02-29T08:30:00Z', b: '2024-02-29T17:00:00Z', unit: 'days'},
      result: 0,
    },
    {
      title: 'In a later month',
      kind: 'typical',
      args: {a: '2024-03-01', b: '2024-02-29', unit: 'months'},
      result: 1,
    },
    {
      title: 'In the same quarter',
      kind: 'typical',
      args: {a: '2024-04-01', b: '2024-06-30', unit: 'quarters'},
      result: 0,
    },
    {
      title: 'In an earlier year',
      kind: 'edge',
      args: {a: '2024-12-30', b: '2025-01-03', unit: 'years'},
      result: -1,
    },
    {
      title: 'In the same week',
      kind: 'edge',
      args: {a: '2024-12-30', b: '2025-01-03', unit: 'weeks'},
      result: 0,
    },
    {
      title: 'On the same day in the first date’s zone',
      kind: 'edge',
      args: {
        a: '2024-03-01T08:00:00+09:00[Asia/Tokyo]',
        b: '2024-02-29T23:30:00Z',
        unit: 'days',
      },
      result: 0,
    },
    {
      title: 'In the same hour',
      kind: 'edge',
      args: {a: '2024-02-29T08:05:00', b: '2024-02-29T08:55:00', unit: 'hours'},
      result: 0,
    },
    {
      title: 'In a later minute',
      kind: 'edge',
      args: {a: '2024-02-29T08:31:00', b: '2024-02-29T08:30:59', unit: 'minutes'},
      result: 1,
    },
    {
      title: 'In the same second',
      kind: 'edge',
      args: {a: '2024-02-29T08:30:00.1Z', b: '2024-02-29T08:30:00.9Z', unit: 'seconds'},
      result: 0,
    },
    {
      title: 'Times of day',
      kind: 'typical',
      args: {a: '09:30:00', b: '17:00:00'},
      result: -1,
    },
    {title: 'Null', kind: 'null', args: {a: null, b: '2024-02-29'}, result: null},
    {
      title: 'A Date and a DateTime',
      kind: 'error',
      args: {a: '2024-02-29', b: '2024-02-29T00:00:00Z'},
      error: 'E_TYPE',
    },
    {
      title: 'An offset that the zone doesn’t have',
      kind: 'error',
      args: {a: '2024-01-15T09:30:00+02:00[Europe/Berlin]', b: '2024-01-15T08:30:00Z'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Datetime/Difference', role: 'alternative'},
    {function: 'Datetime/StartOf', role: 'often used with'},
    {function: 'Datetime/Now', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'dataweave', name: '<', differs: 'returns a Boolean'},
    {tool: 'sql', name: '<', differs: 'returns a Boolean'},
    {tool: 'pandas', name: '<', differs: 'returns a Boolean'},
  ],
  tags: ['mapping', 'datetime', 'date', 'comparison', 'sort'],
  aliases:
    'compareTo, isBefore, isAfter, isSame, isSameDay, earlier, later, date in the past, is overdue, is newer than, expired or still valid, deadline missed, check if future, which came first, same calendar month, stale record, date greater than, older than, latest of two, not yet due, within the last 30 days, between two dates',
  notes: [
    'Don’t compare date-times as text: `2024-02-29T09:30:00+01:00` is earlier than `2024-02-29T09:00:00Z`, but sorts after it.',
  ],
  load: async () => ({
    ...(await import('@documentation/base/internal/values/dates/dates')),
    ...(await import('./moments')),
  }),
  run: ({a, b, unit}, _context, {toMomentOrTime, compare, inZoneOf, requireSameKind, startOf}) => {
    const order = unit === null ? compareDateTimes(a, b) : undefined;
    if (order !== undefined) {
      return order;
    }
    const [left, right] = [toMomentOrTime(a), toMomentOrTime(b)];
    requireSameKind(left, right, 'a', 'b');
    return unit === null
      ? compare(left, right)
      : compare(startOf(left, unit, 'monday'), startOf(inZoneOf(left, right), unit, 'monday'));
  },
});
