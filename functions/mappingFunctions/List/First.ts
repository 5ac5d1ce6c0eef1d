import {defineMappingFunction} from '../../defineMappingFunction';
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
    'A null or empty list returns the default. If the first item is null, the result is null, not the default.',
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
      title: 'The first match, or a default',
      kind: 'typical',
      input: [
        {type: 'phone', value: '+41 31 000 00 00'},
        {type: 'email', value: 'ada@example.com'},
      ],
      args: {
        list: expression('List.Filter($, Logical.Equals(@.type, "fax"))'),
        default: {type: 'none'},
      },
      result: {type: 'none'},
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
  ],
  tags: ['mapping', 'list', 'null-handling'],
  aliases: [
    'head',
    'first item',
    'List.First',
    'FIRST_VALUE',
    'find',
    '[0]',
    'get first element',
    'first row only',
    'first match',
    'top one',
    'peek',
    'single record',
    'beginning of array',
    'findFirst',
    'take one',
    'first entry',
    'initial item',
  ],
  notes: [
    'To get the first item that is neither null nor empty text, use `List.First(List.Compact($.items))`.',
  ],
  pure: true,
  run: ({list, default: fallback}) => (list?.length ? list[0]! : fallback),
});
