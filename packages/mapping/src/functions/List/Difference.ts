import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {firstByKey} from './firstByKey';
import {keyOfBoth, nullInSets} from './setOperation';

export default defineMappingFunction({
  category: 'List',
  name: 'Difference',
  summary: 'Returns the items of one list that aren’t in another.',
  parameters: {
    left: {
      type: 'List<Any>',
      data: true,
      nullable: true,
      description: 'the list to take items from',
    },
    right: {type: 'List<Any>', data: true, nullable: true, description: 'the items to leave out'},
    key: keyOfBoth,
  },
  returns: {
    type: 'List<Any>',
    description: 'the left items that aren’t in the right list, each once, in their original order',
  },
  nullPolicy: 'counts as empty',
  nullAndEmpty: nullInSets,
  errors: [],
  examples: [
    {
      title: 'New products',
      kind: 'typical',
      input: {today: ['A-1', 'B-7', 'C-3'], yesterday: ['B-7', 'D-9']},
      args: {left: expression('$.today'), right: expression('$.yesterday')},
      result: ['A-1', 'C-3'],
    },
    {
      title: 'Customers missing from the shop',
      kind: 'typical',
      input: {
        crm: [
          {id: 'C-7', name: 'Ada Lovelace'},
          {id: 'C-2', name: 'Alan Turing'},
        ],
        shop: [{id: 'C-2', orders: 4}],
      },
      args: {left: expression('$.crm'), right: expression('$.shop'), key: expression('@.id')},
      result: [{id: 'C-7', name: 'Ada Lovelace'}],
    },
    {
      title: 'Duplicates are returned once',
      kind: 'edge',
      args: {left: ['DE', 'AT', 'DE'], right: ['AT']},
      result: ['DE'],
    },
    {
      title: 'Text never equals a number',
      kind: 'edge',
      args: {left: [1, 2], right: ['1', 2]},
      result: [1],
    },
    {
      title: 'Nothing to leave out',
      kind: 'edge',
      args: {left: ['A-1', 'B-7'], right: []},
      result: ['A-1', 'B-7'],
    },
    {
      title: 'Null is left out',
      kind: 'null',
      args: {left: ['A-1', null], right: [null]},
      result: ['A-1'],
    },
    {title: 'A null list', kind: 'null', args: {left: ['A-1'], right: null}, result: ['A-1']},
  ],
  related: [
    {function: 'List/Union', role: 'alternative'},
    {function: 'List/Intersect', role: 'alternative'},
    {function: 'List/Filter', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'FILTER',
      differs:
        'needs XMATCH, as in `FILTER(left, ISNA(XMATCH(left, right)))`, and keeps duplicates',
    },
    {tool: 'jq', name: '-', expression: '.left - .right', differs: 'keeps duplicates'},
    {
      tool: 'jsonata',
      name: '$not',
      expression: 'left[$not($ in $$.right)]',
      differs: 'keeps duplicates',
    },
    {tool: 'dataweave', name: '--', differs: 'keeps duplicates'},
    {tool: 'sql', name: 'EXCEPT', differs: 'doesn’t keep the order of the rows'},
    {
      tool: 'lodash',
      name: '_.difference',
      expression: '_.difference(left, right)',
      differs: 'keeps duplicates, and treats two equal objects as different',
    },
    {tool: 'pandas', name: 'Index.difference', differs: 'sorts the result'},
  ],
  tags: ['mapping', 'list', 'filter', 'comparison'],
  aliases:
    'EXCEPT, MINUS query, List.Difference, differenceBy, setdiff1d, set difference, array_diff, removeAll, List.RemoveItems, _.without, pullAll, op:except, compare two lists, not in other list, which are new, find unmatched rows, anti join, NOT IN, exclude values, deleted records, delta between lists, subtract lists',
  notes: [
    'Items are compared as in `Logical.Equals`, so the comparison is case-sensitive unless the key changes the case.',
    'To keep duplicates, or to compare a field with a list of plain values, use `List.Filter`: `List.Filter($.products, Logical.Not(List.Contains($.discontinued, @.sku)))`.',
  ],
  run: function* ({left, right, key}) {
    const items = yield* firstByKey(left, key);
    for (const identity of (yield* firstByKey(right, key)).keys()) {
      items.delete(identity);
    }
    return [...items.values()];
  },
});
