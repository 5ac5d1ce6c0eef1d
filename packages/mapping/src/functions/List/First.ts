import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'List',
  name: 'First',
  summary: 'Returns the first item of a list.',
  parameters: {
    list: {type: 'List<Any>', data: true, nullable: true, description: 'the list to read'},
    default: {type: 'Any', default: null, description: 'the result if the list is null or empty'},
  },
  returns: {type: 'Any', nullable: true, description: 'the first item, or the default'},
  nullPolicy: 'default',
  nullAndEmpty:
    'So does an empty list. If the first item is null, the result is null, not the default.',
  errors: [],
  examples: [
    {
      title: 'The main address',
      kind: 'typical',
      input: {
        addresses: [
          {city: 'Bern', type: 'billing'},
          {city: 'Basel', type: 'delivery'},
        ],
      },
      args: {list: expression('$.addresses')},
      result: {city: 'Bern', type: 'billing'},
    },
    {
      title: 'The cheapest offer',
      kind: 'typical',
      input: [
        {supplier: 'North', price: 12},
        {supplier: 'South', price: 9.9},
      ],
      args: {list: expression('List.SortBy($, @.price)')},
      result: {supplier: 'South', price: 9.9},
    },
    {
      title: 'A default for an empty list',
      kind: 'typical',
      input: {phones: []},
      args: {list: expression('$.phones'), default: 'unknown'},
      result: 'unknown',
    },
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: null},
    {
      title: 'A null first item',
      kind: 'null',
      args: {list: [null, 'B-7'], default: 'none'},
      result: null,
    },
    {title: 'A null list', kind: 'null', args: {list: null, default: 'none'}, result: 'none'},
  ],
  related: [
    {function: 'List/Last', role: 'alternative'},
    {function: 'List/ItemAt', role: 'alternative'},
    {function: 'List/SortBy', role: 'often used with'},
    {function: 'List/Find', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'TAKE', differs: 'returns a row of cells'},
    {tool: 'jq', name: 'first', expression: '.list | first'},
    {
      tool: 'jsonata',
      name: '[0]',
      expression: 'list[0]',
      differs: 'returns nothing instead of null for an empty list',
    },
    {tool: 'jmespath', name: '[0]', expression: 'list[0]'},
    {tool: 'dataweave', name: '[0]'},
    {tool: 'bloblang', name: 'index(0)', differs: 'fails for an empty list'},
    {tool: 'sql', name: 'LIMIT 1', differs: 'needs `ORDER BY`'},
    {
      tool: 'lodash',
      name: '_.head',
      expression: '_.head(list)',
      differs: 'returns undefined instead of null for an empty list',
    },
    {tool: 'pandas', name: 'iloc[0]', differs: 'fails for an empty series'},
  ],
  tags: ['mapping', 'list', 'null-handling'],
  aliases:
    'head, first item, List.First, FIRST_VALUE, [0], get first element, first row only, top one, peek, single record, beginning of array, take one, first entry, initial item',
  notes: [
    'To get the first item that is neither null nor empty text, use `List.First(List.Compact($.items))`.',
  ],
  run: ({list, default: fallback}) => (list?.length ? list[0]! : fallback),
});
