import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {checkItemCount, itemLimitSentence} from './itemLimit';
import {RESULT_ITEMS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

export default defineMappingFunction({
  category: 'List',
  name: 'Concat',
  summary: 'Joins lists end to end.',
  parameters: {
    lists: {
      type: 'List<Any>',
      data: true,
      nullable: true,
      rest: true,
      description: 'the lists to join, in order',
    },
  },
  returns: {type: 'List<Any>', description: 'the items of all lists, in order'},
  nullPolicy: 'counts as empty',
  nullAndEmpty: 'Null items are kept. Without any lists, the result is `[]`.',
  errors: [
    {code: 'E_LIMIT', when: `the result would have more than ${grouped(RESULT_ITEMS)} items`},
  ],
  examples: [
    {
      title: 'Orders from two shops',
      kind: 'typical',
      input: {berlin: [{id: 'B-1'}], zurich: [{id: 'Z-1'}, {id: 'Z-2'}]},
      args: {lists: [expression('$.berlin'), expression('$.zurich')]},
      result: [{id: 'B-1'}, {id: 'Z-1'}, {id: 'Z-2'}],
    },
    {
      title: 'A header row before the data',
      kind: 'typical',
      input: [
        ['A-1', 9.9],
        ['B-7', 12],
      ],
      args: {lists: [[['sku', 'price']], expression('$')]},
      result: [
        ['sku', 'price'],
        ['A-1', 9.9],
        ['B-7', 12],
      ],
    },
    {
      title: 'Nested lists stay nested',
      kind: 'edge',
      args: {lists: [[[1], 2], [[3]]]},
      result: [[1], 2, [3]],
    },
    {title: 'No lists', kind: 'edge', args: {lists: []}, result: []},
    {
      title: 'A null list and a null item',
      kind: 'null',
      args: {lists: [['A-1', null], null, ['B-7']]},
      result: ['A-1', null, 'B-7'],
    },
    {
      title: 'A single value instead of a list',
      kind: 'error',
      args: {lists: [['A-1'], 'B-7']},
      error: 'E_TYPE',
    },
    {
      title: 'A list doubled twenty times',
      kind: 'error',
      input: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
      args: {lists: [expression('List.Reduce($, List.Concat(@total, @total), ["A-1"])')]},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'List/Distinct', role: 'often used with'},
    {function: 'List/Reduce', role: 'often used with'},
    {function: 'List/Flatten', role: 'alternative'},
    {function: 'List/JoinByKey', role: 'alternative'},
    {function: 'List/Union', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'VSTACK'},
    {
      tool: 'jq',
      name: 'add',
      expression: '.lists | add',
      differs: 'returns null if there are no lists',
    },
    {
      tool: 'jsonata',
      name: '$append',
      expression: '$append(lists[0], lists[1])',
      differs: 'takes two lists',
    },
    {tool: 'jmespath', name: '[]', expression: 'lists[]', differs: 'leaves out null'},
    {tool: 'dataweave', name: '++', differs: 'takes two lists'},
    {tool: 'bloblang', name: 'concat', differs: 'is a method of the first list'},
    {tool: 'sql', name: 'ARRAY_CAT', differs: 'takes two arrays'},
    {
      tool: 'lodash',
      name: '_.concat',
      expression: '_.concat(...lists)',
      differs: 'also adds values that aren’t lists',
    },
    {tool: 'pandas', name: 'concat'},
  ],
  tags: ['mapping', 'list', 'merge'],
  aliases:
    'append, $append, UNION ALL, List.Combine, VSTACK, merge lists, push, combine arrays, put lists together, add element, stack tables, extend, prepend item, insert at beginning, collect results together, attach another entry, pd.concat, join two arrays, addAll',
  limits: [itemLimitSentence],
  notes: ['To add a single value, put it in a list: `List.Concat($.skus, ["B-7"])`.'],
  run: ({lists}) => {
    const present = lists.filter((list) => list !== null);
    checkItemCount(
      present.reduce((count, list) => count + list.length, 0),
      'lists',
    );
    return present.flat();
  },
});
