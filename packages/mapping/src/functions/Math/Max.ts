import {defineMappingFunction} from '../../language/defineMappingFunction';
import {extreme} from './order';

export default defineMappingFunction({
  category: 'Math',
  name: 'Max',
  summary: 'Returns the largest number or the latest date or time in a list.',
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
    description: 'the largest or latest value, or null if there are no values',
  },
  nullPolicy: 'skips',
  nullAndEmpty: 'An empty list returns null.',
  errors: [],
  examples: [
    {title: 'Highest bid', kind: 'typical', args: {list: [24.9, 19.95, 22]}, result: 24.9},
    {
      title: 'Latest change',
      kind: 'typical',
      args: {list: ['2024-02-29T09:30:00Z', '2024-03-01T07:00:00Z']},
      result: '2024-03-01T07:00:00Z',
    },
    {
      title: 'Latest date',
      kind: 'typical',
      args: {list: ['2024-03-01', '2024-02-29', '2023-11-05']},
      result: '2024-03-01',
    },
    {
      title: 'Latest date-time in a workbook',
      kind: 'typical',
      args: {list: ['2024-02-29T09:30:00', '2024-03-04T16:05:30']},
      result: '2024-03-04T16:05:30',
    },
    {
      title: 'The hour repeated when clocks go back',
      kind: 'edge',
      args: {
        list: [
          '2024-10-27T02:45:00+02:00[Europe/Berlin]',
          '2024-10-27T02:15:00+01:00[Europe/Berlin]',
        ],
      },
      result: '2024-10-27T02:15:00+01:00[Europe/Berlin]',
    },
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: null},
    {title: 'Null is skipped', kind: 'null', args: {list: [-8, null, -5]}, result: -5},
    {title: 'A null list', kind: 'null', args: {list: null}, result: null},
    {
      title: 'Dates mixed with date-times',
      kind: 'error',
      args: {list: ['2024-02-29', '2024-02-29T09:30:00Z']},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Math/Min', role: 'alternative'},
    {function: 'Number/Clamp', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'MAX', differs: 'returns 0 if there are no numbers'},
    {
      tool: 'jq',
      name: 'max',
      expression: '.list | max',
      differs: 'also compares values of different types',
    },
    {tool: 'jsonata', name: '$max', expression: '$max(list)', differs: 'accepts only numbers'},
    {tool: 'jmespath', name: 'max', expression: 'max(list)', differs: 'compares dates as text'},
    {tool: 'dataweave', name: 'max'},
    {tool: 'bloblang', name: 'max', differs: 'accepts only numbers, and fails for an empty list'},
    {tool: 'sql', name: 'MAX'},
    {tool: 'lodash', name: '_.max', expression: '_.max(list)', differs: 'compares dates as text'},
    {tool: 'pandas', name: 'Series.max', differs: 'returns `NaN` for an empty series'},
  ],
  tags: ['mapping', 'math', 'number', 'aggregate', 'list', 'comparison'],
  aliases:
    'MAX, maximum, largest, highest, latest, List.Max, $max, biggest number, newest date, greatest, peak value, most expensive, most recent, record high, top score, last date, find maximum, maxBy',
  notes: [
    'DateTimes are compared as points in time, regardless of their time zones. If several share the latest point in time, the first of them is returned unchanged.',
  ],
  run: ({list}) => extreme(list, -1),
});
