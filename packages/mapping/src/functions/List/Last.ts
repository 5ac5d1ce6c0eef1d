import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'List',
  name: 'Last',
  summary: 'Returns the last item of a list.',
  parameters: {
    list: {type: 'List<Any>', data: true, nullable: true, description: 'the list to read'},
    default: {type: 'Any', default: null, description: 'the result if the list is null or empty'},
  },
  returns: {type: 'Any', nullable: true, description: 'the last item, or the default'},
  nullPolicy: 'default',
  nullAndEmpty:
    'So does an empty list. If the last item is null, the result is null, not the default.',
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
      title: 'A default for an empty history',
      kind: 'typical',
      input: {history: []},
      args: {list: expression('$.history'), default: {status: 'new'}},
      result: {status: 'new'},
    },
    {title: 'A list with one item', kind: 'edge', args: {list: ['A-1']}, result: 'A-1'},
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: null},
    {
      title: 'A null last item',
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
  equivalents: [
    {tool: 'excel', name: 'TAKE', differs: 'takes -1 as the number of rows'},
    {tool: 'jq', name: 'last', expression: '.list | last'},
    {
      tool: 'jsonata',
      name: '[-1]',
      expression: 'list[-1]',
      differs: 'returns nothing instead of null for an empty list',
    },
    {tool: 'jmespath', name: '[-1]', expression: 'list[-1]'},
    {tool: 'dataweave', name: '[-1]'},
    {tool: 'bloblang', name: 'index(-1)', differs: 'fails for an empty list'},
    {
      tool: 'lodash',
      name: '_.last',
      expression: '_.last(list)',
      differs: 'returns undefined instead of null for an empty list',
    },
    {tool: 'pandas', name: 'iloc[-1]', differs: 'fails for an empty series'},
  ],
  tags: ['mapping', 'list', 'null-handling'],
  aliases:
    'last item, List.Last, LAST_VALUE, latest, final item, [-1], end of array, most recent entry, newest element, tail, previous order, bottom row, closing entry, pop, trailing record',
  run: ({list, default: fallback}) => (list?.length ? list.at(-1)! : fallback),
});
