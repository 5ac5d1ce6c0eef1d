import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {firstByKey} from './firstByKey';

export default defineMappingFunction({
  category: 'List',
  name: 'Distinct',
  summary: 'Removes duplicate items from a list, keeping the first of each.',
  parameters: {
    list: {type: 'List<Any>', data: true, nullable: true, description: 'the list to deduplicate'},
    key: {
      type: 'Expression',
      default: null,
      description:
        'the value to compare, where `@` is the item and `@index` its position; by default, the whole item',
    },
  },
  returns: {
    type: 'List<Any>',
    description: 'the items without later duplicates, in their original order',
  },
  nullPolicy: 'counts as empty',
  nullAndEmpty:
    'Null items are duplicates of each other, and so are items whose key is null or missing.',
  errors: [],
  examples: [
    {
      title: 'Each country once',
      kind: 'typical',
      input: ['DE', 'AT', 'DE', 'CH', 'AT'],
      args: {list: expression('$')},
      result: ['DE', 'AT', 'CH'],
    },
    {
      title: 'One contact per email address',
      kind: 'typical',
      input: [
        {email: 'ada@example.com', source: 'shop'},
        {email: 'alan@example.com', source: 'shop'},
        {email: 'ada@example.com', source: 'fair'},
      ],
      args: {list: expression('$'), key: expression('@.email')},
      result: [
        {email: 'ada@example.com', source: 'shop'},
        {email: 'alan@example.com', source: 'shop'},
      ],
    },
    {
      title: 'Two fields as the key',
      kind: 'typical',
      args: {
        list: [
          {order: 1, line: 1},
          {order: 1, line: 2},
          {order: 1, line: 1},
        ],
        key: expression('[@.order, @.line]'),
      },
      result: [
        {order: 1, line: 1},
        {order: 1, line: 2},
      ],
    },
    {
      title: 'Text never equals a number',
      kind: 'edge',
      args: {list: [1, '1', 1]},
      result: [1, '1'],
    },
    {
      title: 'Equal objects',
      kind: 'edge',
      args: {
        list: [
          {sku: 'A-1', size: 'M'},
          {size: 'M', sku: 'A-1'},
        ],
      },
      result: [{sku: 'A-1', size: 'M'}],
    },
    {
      title: 'Only one null is kept',
      kind: 'null',
      args: {list: [null, 'A-1', null]},
      result: [null, 'A-1'],
    },
    {title: 'A null list', kind: 'null', args: {list: null}, result: []},
  ],
  picture: {kind: 'list', example: 'Each country once'},
  related: [
    {function: 'List/GroupBy', role: 'alternative'},
    {function: 'List/Concat', role: 'often used with'},
    {function: 'List/Union', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'UNIQUE', differs: 'ignores case'},
    {
      tool: 'jq',
      name: 'unique',
      expression: '.list | unique',
      result: ['AT', 'CH', 'DE'],
      differs: 'sorts the result',
    },
    {tool: 'jsonata', name: '$distinct', expression: '$distinct(list)'},
    {tool: 'dataweave', name: 'distinctBy'},
    {
      tool: 'bloblang',
      name: 'unique',
      differs: 'compares only text and numbers, unless you pass a key',
    },
    {tool: 'sql', name: 'DISTINCT', differs: 'doesn’t keep the order of the rows'},
    {
      tool: 'lodash',
      name: '_.uniq',
      expression: '_.uniq(list)',
      differs: 'treats two equal objects as different',
    },
    {tool: 'pandas', name: 'drop_duplicates'},
  ],
  tags: ['mapping', 'list', 'filter', 'comparison'],
  aliases:
    'unique, uniq, uniqBy, DISTINCT, $distinct, UNIQUE, remove duplicates, deduplicate, no repeats, drop double entries, dedup, same email twice, redundant rows, once each, eliminate copies, double customers, first occurrence wins, remove duplicated rows, unique values, drop_duplicates, distinctBy, duplicate removal, repeated entries, filter doubles, remove equal items',
  notes: ['Items are compared as in `Logical.Equals`, so the comparison is case-sensitive.'],
  run: function* ({list, key}) {
    const items = yield* firstByKey(list, key);
    return [...items.values()];
  },
});
