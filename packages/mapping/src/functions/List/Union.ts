import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {firstByKey} from './firstByKey';
import {checkItemCount} from './itemLimit';
import {keyOfBoth, nullInSets} from './setOperation';
import {RESULT_ITEMS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

export default defineMappingFunction({
  category: 'List',
  name: 'Union',
  summary: 'Combines two lists into one list without duplicates.',
  parameters: {
    left: {
      type: 'List<Any>',
      data: true,
      nullable: true,
      description: 'the list whose items come first',
    },
    right: {
      type: 'List<Any>',
      data: true,
      nullable: true,
      description: 'the list whose remaining items are added',
    },
    key: keyOfBoth,
  },
  returns: {
    type: 'List<Any>',
    description:
      'each left item once, then each right item that the left list doesn’t have, in their original order',
  },
  nullPolicy: 'counts as empty',
  nullAndEmpty: nullInSets,
  errors: [
    {code: 'E_LIMIT', when: `the lists have more than ${grouped(RESULT_ITEMS)} items in total`},
  ],
  examples: [
    {
      title: 'The countries of two shops',
      kind: 'typical',
      input: {berlin: ['DE', 'AT', 'DE'], zurich: ['CH', 'AT']},
      args: {left: expression('$.berlin'), right: expression('$.zurich')},
      result: ['DE', 'AT', 'CH'],
    },
    {
      title: 'Contacts from two systems',
      kind: 'typical',
      input: {
        crm: [{email: 'ada@example.com', name: 'Ada Lovelace'}],
        shop: [
          {email: 'alan@example.com', name: 'Alan Turing'},
          {email: 'ada@example.com', name: 'A. Lovelace'},
        ],
      },
      args: {
        left: expression('$.crm'),
        right: expression('$.shop'),
        key: expression('@.email'),
      },
      result: [
        {email: 'ada@example.com', name: 'Ada Lovelace'},
        {email: 'alan@example.com', name: 'Alan Turing'},
      ],
    },
    {
      title: 'Case-insensitive, with a key',
      kind: 'edge',
      args: {left: ['Red', 'blue'], right: ['RED', 'Green'], key: expression('Text.Lower(@)')},
      result: ['Red', 'blue', 'Green'],
    },
    {
      title: 'Text never equals a number',
      kind: 'edge',
      args: {left: [1, 2], right: ['1', 2]},
      result: [1, 2, '1'],
    },
    {title: 'Two empty lists', kind: 'edge', args: {left: [], right: []}, result: []},
    {
      title: 'Only one null is kept',
      kind: 'null',
      args: {left: ['A-1', null], right: [null, 'B-7']},
      result: ['A-1', null, 'B-7'],
    },
    {title: 'A null list', kind: 'null', args: {left: null, right: ['B-7']}, result: ['B-7']},
    {
      title: 'Over a million items',
      kind: 'error',
      input: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
      args: {
        left: expression('List.Reduce($, List.Concat(@total, @total), ["A-1"])'),
        right: expression('List.Reduce($, List.Concat(@total, @total), ["B-7"])'),
      },
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'List/Intersect', role: 'alternative'},
    {function: 'List/Difference', role: 'alternative'},
    {function: 'List/Concat', role: 'alternative'},
    {function: 'List/Distinct', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'UNIQUE',
      differs: 'needs VSTACK, as in `UNIQUE(VSTACK(left, right))`, and ignores case',
    },
    {
      tool: 'jq',
      name: 'unique',
      expression: '.left + .right | unique',
      result: ['AT', 'CH', 'DE'],
      differs: 'sorts the result',
    },
    {tool: 'jsonata', name: '$distinct', expression: '$distinct($append(left, right))'},
    {
      tool: 'dataweave',
      name: 'distinctBy',
      differs: 'needs `++`, as in `(left ++ right) distinctBy $`',
    },
    {tool: 'sql', name: 'UNION', differs: 'doesn’t keep the order of the rows'},
    {
      tool: 'lodash',
      name: '_.union',
      expression: '_.union(left, right)',
      differs: 'treats two equal objects as different',
    },
    {tool: 'pandas', name: 'Index.union', differs: 'sorts the result'},
  ],
  tags: ['mapping', 'list', 'merge', 'comparison'],
  aliases:
    'UNION, List.Union, set union, union1d, unionBy, _.union, merge without duplicates, combine distinct, combine unique, set.union, union of two arrays, add if not present, append if missing, all values from both lists, in either list, op:union, concat and dedupe, merge tags',
  limits: [`The two lists can have at most ${grouped(RESULT_ITEMS)} items in total.`],
  notes: [
    'Items are compared as in `Logical.Equals`, so the comparison is case-sensitive unless the key changes the case.',
    'To combine more than two lists, use `List.Distinct` on the result of `List.Concat`.',
  ],
  run: function* ({left, right, key}) {
    checkItemCount((left?.length ?? 0) + (right?.length ?? 0), 'left');
    const items = yield* firstByKey(left, key);
    for (const [identity, item] of yield* firstByKey(right, key)) {
      if (!items.has(identity)) {
        items.set(identity, item);
      }
    }
    return [...items.values()];
  },
});
