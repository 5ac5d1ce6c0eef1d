import {defineMappingFunction} from '../../defineMappingFunction';
import {extreme} from './order';

export default defineMappingFunction({
  category: 'Math',
  name: 'Max',
  summary: 'Returns the largest of a list of numbers, or the latest of a list of dates.',
  parameters: {
    list: {
      type: ['List<Number>', 'List<Date>', 'List<DateTime>'],
      data: true,
      description: 'the values, all of one type',
    },
  },
  returns: {
    type: ['Number', 'Date', 'DateTime'],
    nullable: true,
    description: 'the largest or latest value, or null when there is none',
  },
  nullPolicy: 'skips',
  nullAndEmpty: 'Null is never the largest. An empty list has no largest value.',
  errors: [],
  examples: [
    {title: 'Highest bid', kind: 'typical', args: {list: [24.9, 19.95, 22]}, result: 24.9},
    {
      title: 'Last change',
      kind: 'typical',
      args: {list: ['2024-02-29T09:30:00Z', '2024-03-01T07:00:00Z']},
      result: '2024-03-01T07:00:00Z',
    },
    {
      title: 'Latest of some dates',
      kind: 'typical',
      args: {list: ['2024-03-01', '2024-02-29', '2023-11-05']},
      result: '2024-03-01',
    },
    {
      title: 'The hour that clocks show twice',
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
    {title: 'No list', kind: 'null', args: {list: null}, result: null},
    {
      title: 'Dates and moments mixed',
      kind: 'error',
      args: {list: ['2024-02-29', '2024-02-29T09:30:00Z']},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Math/Min', role: 'alternative'},
    {function: 'Number/Clamp', role: 'alternative'},
  ],
  tags: ['mapping', 'math', 'number', 'aggregate', 'list', 'comparison'],
  aliases: [
    'MAX',
    'maximum',
    'largest',
    'highest',
    'latest',
    'List.Max',
    '$max',
    'biggest number',
    'newest date',
    'greatest',
    'peak value',
    'most expensive',
    'most recent',
    'record high',
    'top score',
    'last date',
    'find maximum',
    'maxBy',
  ],
  notes: [
    'DateTimes compare as moments in time, whatever their zones. Of equal moments the first is returned, as it was written.',
  ],
  pure: true,
  run: ({list}) => extreme(list, -1),
});
