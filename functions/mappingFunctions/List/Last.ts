import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'List',
  name: 'Last',
  summary: 'Returns the last item of a list.',
  parameters: {
    list: {type: 'List<Any>', data: true, nullable: true, description: 'the list to look in'},
    default: {type: 'Any', default: null, description: 'the result when there is no item'},
  },
  returns: {type: 'Any', nullable: true, description: 'the last item, or the default'},
  nullPolicy: 'default',
  nullAndEmpty: 'A null list and an empty list give the default. A last item that is null is null.',
  errors: [],
  examples: [
    {
      title: 'The latest status',
      kind: 'typical',
      input: {
        history: [
          {status: 'open', date: '2024-02-27'},
          {status: 'paid', date: '2024-02-29'},
        ],
      },
      args: {list: expression('$.history')},
      result: {status: 'paid', date: '2024-02-29'},
    },
    {
      title: 'A default when nothing happened yet',
      kind: 'typical',
      input: {history: []},
      args: {list: expression('$.history'), default: {status: 'new'}},
      result: {status: 'new'},
    },
    {title: 'One item is first and last', kind: 'edge', args: {list: ['A-1']}, result: 'A-1'},
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: null},
    {
      title: 'A last item that is null',
      kind: 'null',
      args: {list: ['A-1', null], default: 'none'},
      result: null,
    },
    {title: 'A null list', kind: 'null', args: {list: null, default: 'none'}, result: 'none'},
  ],
  related: [
    {function: 'List/First', role: 'alternative'},
    {function: 'List/ItemAt', role: 'alternative'},
  ],
  tags: ['mapping', 'list', 'null-handling'],
  aliases: [
    'last item',
    'List.Last',
    'LAST_VALUE',
    'latest',
    'final item',
    '[-1]',
    'end of array',
    'most recent entry',
    'newest element',
    'tail',
    'previous order',
    'bottom row',
    'closing entry',
    'pop',
    'trailing record',
  ],
  pure: true,
  run: ({list, default: fallback}) => (list?.length ? list.at(-1)! : fallback),
});
