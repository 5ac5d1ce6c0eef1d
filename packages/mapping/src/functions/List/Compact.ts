import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';

export default defineMappingFunction({
  category: 'List',
  name: 'Compact',
  summary: 'Removes null and empty text from a list.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the list to clean up'},
    removeEmptyText: {
      type: 'Boolean',
      default: true,
      description: 'whether to remove empty text as well as null',
    },
  },
  returns: {type: 'List<Any>', description: 'the remaining items, in their original order'},
  nullPolicy: 'skips',
  nullAndEmpty: '`0`, `false`, blank text such as `" "`, empty lists and empty objects are kept.',
  errors: [],
  examples: [
    {
      title: 'Address lines',
      kind: 'typical',
      input: {name: 'Ada Lovelace', company: null, street: '12 High St', extra: ''},
      args: {list: expression('[$.name, $.company, $.street, $.extra]')},
      result: ['Ada Lovelace', '12 High St'],
    },
    {
      title: 'Only null is removed',
      kind: 'typical',
      input: ['A-1', '', null, 'B-7'],
      args: {list: expression('$'), removeEmptyText: false},
      result: ['A-1', '', 'B-7'],
    },
    {
      title: 'Zero and false are kept',
      kind: 'edge',
      args: {list: [0, false, null, '', 1]},
      result: [0, false, 1],
    },
    {
      title: 'Blank text, empty lists and empty objects are kept',
      kind: 'edge',
      args: {list: [' ', [], {}, [null]]},
      result: [' ', [], {}, [null]],
    },
    {title: 'A list of nulls', kind: 'null', args: {list: [null, null]}, result: []},
    {title: 'A null list', kind: 'null', args: {list: null}, result: null},
  ],
  related: [
    {function: 'List/Filter', role: 'alternative'},
    {function: 'Logical/Coalesce', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'TOCOL',
      differs: 'with 1 as the second argument, leaves out blank cells',
    },
    {tool: 'jq', name: 'select', expression: '.list | map(select(. != null and . != ""))'},
    {
      tool: 'jsonata',
      name: '[… != null]',
      expression: 'list[$ != null and $ != ""]',
      differs: 'returns a single item instead of a list with one item',
    },
    {
      tool: 'lodash',
      name: '_.compact',
      expression: '_.compact(list)',
      differs: 'also removes 0 and false',
    },
    {tool: 'pandas', name: 'dropna', differs: 'keeps empty text'},
  ],
  tags: ['mapping', 'list', 'filter', 'null-handling'],
  aliases:
    'remove nulls, remove empty, List.RemoveNulls, filter(Boolean), without blanks, drop missing values, clean up array, skip blank entries, falsy values, gaps in array, undefined elements, sparse array, prune nothing values, dropna',
  // The null policy has already removed null items.
  run: ({list, removeEmptyText}) => list.filter((item) => item !== '' || !removeEmptyText),
});
