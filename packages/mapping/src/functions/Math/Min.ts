import {defineMappingFunction} from '../../language/defineMappingFunction';
import {extreme} from './order';

export default defineMappingFunction({
  category: 'Math',
  name: 'Min',
  summary: 'Returns the smallest number or the earliest date or time in a list.',
  parameters: {
    list: {
      type: ['List<Number>', 'List<Date>', 'List<DateTime>', 'List<LocalDateTime>', 'List<Time>'],
      data: true,
      description: 'the values to compare, all of the same type',
    },
  },
  returns: {
    type: ['Number', 'Date', 'DateTime', 'LocalDateTime', 'Time'],
    nullable: true,
    description: 'the smallest or earliest value, or null if there are no values',
  },
  nullPolicy: 'skips',
  nullAndEmpty: 'An empty list returns null.',
  errors: [],
  examples: [
    {title: 'Lowest offer', kind: 'typical', args: {list: [24.9, 19.95, 22]}, result: 19.95},
    {
      title: 'First order date',
      kind: 'typical',
      args: {list: ['2024-03-01', '2024-02-29', '2024-11-05']},
      result: '2024-02-29',
    },
    {
      title: 'Date-times in different time zones',
      kind: 'edge',
      args: {list: ['2024-02-29T12:00:00+09:00', '2024-02-29T04:00:00Z']},
      result: '2024-02-29T12:00:00+09:00',
    },
    {
      title: 'Earliest opening time',
      kind: 'typical',
      args: {list: ['09:30:00', '08:00:00', '10:00:00']},
      result: '08:00:00',
    },
    {title: 'Negative numbers', kind: 'edge', args: {list: [3, -10, 0]}, result: -10},
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: null},
    {title: 'Null is skipped', kind: 'null', args: {list: [8, null, 5]}, result: 5},
    {title: 'A null list', kind: 'null', args: {list: null}, result: null},
    {
      title: 'Numbers mixed with dates',
      kind: 'error',
      args: {list: [8, '2024-02-29']},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Math/Max', role: 'alternative'},
    {function: 'Number/Clamp', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'MIN', differs: 'returns 0 if there are no numbers'},
    {
      tool: 'jq',
      name: 'min',
      expression: '.list | min',
      differs: 'also compares values of different types',
    },
    {tool: 'jsonata', name: '$min', expression: '$min(list)', differs: 'accepts only numbers'},
    {tool: 'jmespath', name: 'min', expression: 'min(list)', differs: 'compares dates as text'},
    {tool: 'dataweave', name: 'min'},
    {tool: 'bloblang', name: 'min', differs: 'accepts only numbers, and fails for an empty list'},
    {tool: 'sql', name: 'MIN'},
    {tool: 'lodash', name: '_.min', expression: '_.min(list)', differs: 'compares dates as text'},
    {tool: 'pandas', name: 'Series.min', differs: 'returns `NaN` for an empty series'},
  ],
  tags: ['mapping', 'math', 'number', 'aggregate', 'list', 'comparison'],
  aliases:
    'MIN, minimum, smallest, lowest, earliest, List.Min, $min, cheapest, oldest date, lowest price, least expensive, best offer, starting date, bottom value, first appointment, find minimum, minBy',
  notes: [
    'DateTimes are compared as points in time, regardless of their time zones. If several share the earliest point in time, the first of them is returned unchanged.',
  ],
  run: ({list}) => extreme(list, 1),
});
