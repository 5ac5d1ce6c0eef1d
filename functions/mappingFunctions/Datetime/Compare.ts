import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {periods} from './units';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'Compare',
  summary: 'Tells which of two dates is earlier, by the moment or by a period such as the day.',
  parameters: {
    a: {
      type: ['DateTime', 'LocalDateTime', 'Date'],
      data: true,
      description: 'the date to compare',
    },
    b: {
      type: ['DateTime', 'LocalDateTime', 'Date'],
      data: true,
      description: 'the date to compare with, of the same type as `a`',
    },
    unit: {
      type: 'Text',
      default: null,
      values: {...periods, weeks: 'seven days, from Monday'},
      description: 'the period to compare by, in the zone of `a`; if left out, the exact moment',
    },
  },
  returns: {
    type: 'Integer',
    description: '-1 if `a` is earlier, 0 if both are the same, 1 if `a` is later',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Null on either side gives null: without a date there is no order.',
  errors: [
    {
      code: 'E_TYPE',
      when: 'the two are of different types, or hours and shorter periods are asked of Dates',
    },
  ],
  examples: [
    {
      title: 'Is the invoice overdue?',
      kind: 'typical',
      args: {a: expression('$.dueDate'), b: '2024-03-01'},
      input: {dueDate: '2024-02-29'},
      result: -1,
    },
    {
      title: 'Moments, not texts',
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
      title: 'But in the same week',
      kind: 'edge',
      args: {a: '2024-12-30', b: '2025-01-03', unit: 'weeks'},
      result: 0,
    },
    {
      title: 'The zone of the first decides the day',
      kind: 'edge',
      args: {
        a: '2024-03-01T08:00:00+09:00[Asia/Tokyo]',
        b: '2024-02-29T23:30:00Z',
        unit: 'days',
      },
      result: 0,
    },
    {
      title: 'Within one hour',
      kind: 'edge',
      args: {a: '2024-02-29T08:05:00', b: '2024-02-29T08:55:00', unit: 'hours'},
      result: 0,
    },
    {
      title: 'A minute later',
      kind: 'edge',
      args: {a: '2024-02-29T08:31:00', b: '2024-02-29T08:30:59', unit: 'minutes'},
      result: 1,
    },
    {
      title: 'Fractions of a second don’t count',
      kind: 'edge',
      args: {a: '2024-02-29T08:30:00.1Z', b: '2024-02-29T08:30:00.9Z', unit: 'seconds'},
      result: 0,
    },
    {title: 'Null', kind: 'null', args: {a: null, b: '2024-02-29'}, result: null},
    {
      title: 'A Date and a DateTime',
      kind: 'error',
      args: {a: '2024-02-29', b: '2024-02-29T00:00:00Z'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Datetime/Difference', role: 'alternative'},
    {function: 'Datetime/StartOf', role: 'often used with'},
    {function: 'Datetime/Now', role: 'often used with'},
  ],
  tags: ['mapping', 'datetime', 'date', 'comparison', 'sort'],
  aliases: [
    'compareTo',
    'isBefore',
    'isAfter',
    'isSame',
    'isSameDay',
    'earlier',
    'later',
    'date in the past',
    'is overdue',
    'is newer than',
    'expired or still valid',
    'deadline missed',
    'check if future',
    'which came first',
    'same calendar month',
    'stale record',
    'date greater than',
    'older than',
    'latest of two',
    'not yet due',
    'within the last 30 days',
    'between two dates',
  ],
  notes: [
    'Date-times as text can’t be compared by their letters: `2024-02-29T09:30:00+01:00` comes before `2024-02-29T09:00:00Z`.',
  ],
  pure: true,
  run: async ({a, b, unit}) => {
    const {toMoment} = await import('../../values/dates/dates');
    const {compare, inZoneOf, requireSameKind, startOf} = await import('./moments');
    const [left, right] = [toMoment(a, 'a'), toMoment(b, 'b')];
    requireSameKind(left, right, 'a', 'b');
    return unit === null
      ? compare(left, right)
      : compare(startOf(left, unit, 'monday'), startOf(inZoneOf(left, right), unit, 'monday'));
  },
});
