import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {firstByKey} from './firstByKey';
import {keyOfBoth, nullInSets} from './setOperation';

export default defineMappingFunction({
  category: 'List',
  name: 'Intersect',
  summary: 'Returns the items that two lists have in common.',
  parameters: {
    left: {
      type: 'List<Any>',
      data: true,
      nullable: true,
      description: 'the list to take items from',
    },
    right: {
      type: 'List<Any>',
      data: true,
      nullable: true,
      description: 'the list that the items must also be in',
    },
    key: keyOfBoth,
  },
  returns: {
    type: 'List<Any>',
    description: 'the left items that are in both lists, each once, in their original order',
  },
  nullPolicy: 'counts as empty',
  nullAndEmpty: nullInSets,
  errors: [],
  examples: [
    {
      title: 'Requested sizes that are in stock',
      kind: 'typical',
      input: {requested: ['L', 'S', 'M'], inStock: ['S', 'M', 'XL']},
      args: {left: expression('$.requested'), right: expression('$.inStock')},
      result: ['S', 'M'],
    },
    {
      title: 'Customers in both systems',
      kind: 'typical',
      input: {
        crm: [
          {id: 'C-7', name: 'Ada Lovelace'},
          {id: 'C-2', name: 'Alan Turing'},
        ],
        shop: [{id: 'C-2', orders: 4}],
      },
      args: {left: expression('$.crm'), right: expression('$.shop'), key: expression('@.id')},
      result: [{id: 'C-2', name: 'Alan Turing'}],
    },
    {
      title: 'Duplicates are returned once',
      kind: 'edge',
      args: {left: ['DE', 'AT', 'DE'], right: ['DE', 'DE']},
      result: ['DE'],
    },
    {
      title: 'Text never equals a number',
      kind: 'edge',
      args: {left: [1, 2], right: ['1', 2]},
      result: [2],
    },
    {
      title: 'Nothing in common',
      kind: 'edge',
      args: {left: ['A-1'], right: ['B-7']},
      result: [],
    },
    {
      title: 'Null in both lists',
      kind: 'null',
      args: {left: ['A-1', null], right: [null, 'B-7']},
      result: [null],
    },
    {title: 'A null list', kind: 'null', args: {left: ['A-1'], right: null}, result: []},
  ],
  related: [
    {function: 'List/Union', role: 'alternative'},
    {function: 'List/Difference', role: 'alternative'},
    {function: 'List/Filter', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'FILTER',
      differs:
        'needs XMATCH, as in `FILTER(left, ISNUMBER(XMATCH(left, right)))`, and keeps duplicates',
    },
    {
      tool: 'jq',
      name: 'IN',
      expression: '.right as $right | .left | map(select(IN($right[])))',
      differs: 'keeps duplicates',
    },
    {tool: 'jsonata', name: 'in', expression: 'left[$ in $$.right]', differs: 'keeps duplicates'},
    {tool: 'sql', name: 'INTERSECT', differs: 'doesn’t keep the order of the rows'},
    {
      tool: 'lodash',
      name: '_.intersection',
      expression: '_.intersection(left, right)',
      differs: 'treats two equal objects as different',
    },
    {tool: 'pandas', name: 'Index.intersection'},
  ],
  tags: ['mapping', 'list', 'filter', 'comparison'],
  aliases:
    'INTERSECT, intersection, List.Intersect, intersectionBy, intersect1d, set intersection, array_intersect, retainAll, overlap, common elements, common values, in both lists, values in two arrays, shared items, matching entries of two lists, semi join, op:intersect, compare two lists for matches',
  notes: [
    'Items are compared as in `Logical.Equals`, so the comparison is case-sensitive unless the key changes the case.',
    'To check only whether the lists have an item in common, use `List.Some($.left, List.Contains($.right, @))`.',
  ],
  run: function* ({left, right, key}) {
    const items = yield* firstByKey(left, key);
    const others = yield* firstByKey(right, key);
    return [...items].filter(([identity]) => others.has(identity)).map(([, item]) => item);
  },
});
