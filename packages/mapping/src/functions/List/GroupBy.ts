import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {equalityKey} from '@documentation/base/internal/values/equality';
import type {Value} from '@documentation/base/internal/values/types';

export default defineMappingFunction({
  category: 'List',
  name: 'GroupBy',
  summary: 'Groups list items by a key.',
  parameters: {
    list: {type: 'List<Any>', data: true, nullable: true, description: 'the items to group'},
    key: {
      type: 'Expression',
      description: 'the key to group by, where `@` is the item and `@index` its position',
    },
  },
  returns: {
    type: 'List<Object>',
    description:
      'one group `{"key": …, "items": […]}` per key, in the order in which the keys first appear',
  },
  nullPolicy: 'counts as empty',
  nullAndEmpty: 'Items whose key is null or missing form one group.',
  errors: [],
  examples: [
    {
      title: 'Orders by country',
      kind: 'typical',
      input: [
        {id: 1, country: 'DE'},
        {id: 2, country: 'FR'},
        {id: 3, country: 'DE'},
      ],
      args: {list: expression('$'), key: expression('@.country')},
      result: [
        {
          key: 'DE',
          items: [
            {id: 1, country: 'DE'},
            {id: 3, country: 'DE'},
          ],
        },
        {key: 'FR', items: [{id: 2, country: 'FR'}]},
      ],
    },
    {
      title: 'By two fields',
      kind: 'typical',
      input: [
        {country: 'DE', year: 2023},
        {country: 'DE', year: 2024},
      ],
      args: {list: expression('$'), key: expression('[@.country, @.year]')},
      result: [
        {key: ['DE', 2023], items: [{country: 'DE', year: 2023}]},
        {key: ['DE', 2024], items: [{country: 'DE', year: 2024}]},
      ],
    },
    {
      title: 'By a condition',
      kind: 'typical',
      args: {list: [15, 120, 99], key: expression('Logical.Compare(@, 100, ">=")')},
      result: [
        {key: false, items: [15, 99]},
        {key: true, items: [120]},
      ],
    },
    {
      title: 'Keys keep their type and order',
      kind: 'edge',
      args: {list: [10, '2', 2], key: expression('@')},
      result: [
        {key: 10, items: [10]},
        {key: '2', items: ['2']},
        {key: 2, items: [2]},
      ],
    },
    {
      title: 'A group for null keys',
      kind: 'null',
      args: {list: [{id: 1, team: null}, {id: 2}], key: expression('@.team')},
      result: [{key: null, items: [{id: 1, team: null}, {id: 2}]}],
    },
    {title: 'A null list', kind: 'null', args: {list: null, key: expression('@')}, result: []},
  ],
  picture: {kind: 'list', example: 'Orders by country'},
  related: [
    {function: 'List/Count', role: 'often used with'},
    {function: 'List/IndexBy', role: 'alternative'},
    {function: 'List/Distinct', role: 'alternative'},
    {function: 'List/Chunk', role: 'alternative'},
    {function: 'List/Pivot', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'GROUPBY', differs: 'returns an aggregate of each group, not its rows'},
    {
      tool: 'jq',
      name: 'group_by',
      expression: '.list | group_by(.country) | map({key: .[0].country, items: .})',
      differs: '`group_by` returns only the items, and sorts the groups by key',
    },
    {
      tool: 'jsonata',
      name: '{key: $}',
      expression: 'list{country: [$]}',
      result: {
        DE: [
          {id: 1, country: 'DE'},
          {id: 3, country: 'DE'},
        ],
        FR: [{id: 2, country: 'FR'}],
      },
      differs: 'returns an object, so keys become text',
    },
    {tool: 'dataweave', name: 'groupBy', differs: 'returns an object, so keys become text'},
    {tool: 'sql', name: 'GROUP BY', differs: 'returns one row for each group, with aggregates'},
    {
      tool: 'lodash',
      name: '_.groupBy',
      expression: "_.map(_.groupBy(list, 'country'), (items, key) => ({key, items}))",
      differs: '`_.groupBy` returns an object, so keys become text',
    },
    {
      tool: 'pandas',
      name: 'DataFrame.groupby',
      differs: 'sorts the groups by key, and leaves out null keys by default',
    },
  ],
  tags: ['mapping', 'list', 'group', 'aggregate'],
  aliases:
    'GROUP BY, groupBy, Table.Group, xsl:for-each-group, partition, bucket, categorise rows, totals per group, collect by field, subtotal, SUMIF, COUNTIF, orders with their positions, nest lines under header, per customer, how often each occurs, aggregate by, cluster, group records, sum per category, df.groupby, consolidate lines, split by value, Aggregate node, summarise by, breakdown',
  notes: [
    'The result is a list rather than an object, so keys can have any type and keep their order.',
    'To compute a value for each group, use `List.Map` with an expression such as `{"country": @.key, "orders": List.Count(@.items)}`.',
  ],
  run: function* ({list, key: keyOf}) {
    const groups = new Map<string, {key: Value; items: Value[]}>();
    for (const [index, item] of (list ?? []).entries()) {
      const key = yield keyOf({item, index});
      const identity = equalityKey(key);
      const group = groups.get(identity);
      if (group) {
        group.items.push(item);
      } else {
        groups.set(identity, {key, items: [item]});
      }
    }
    return [...groups.values()];
  },
});
