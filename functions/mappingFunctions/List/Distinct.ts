import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {equalityKey} from '../../values/equality';
import type {Value} from '../../language/types';

export default defineMappingFunction({
  category: 'List',
  name: 'Distinct',
  summary: 'Removes the later ones of equal items from a list.',
  parameters: {
    list: {type: 'List<Any>', data: true, nullable: true, description: 'the items to go through'},
    key: {
      type: 'Expression',
      default: null,
      description:
        'what of an item is compared; `@` is the item and `@index` its position; left out, the whole item',
    },
  },
  returns: {type: 'List<Any>', description: 'the first of all equal items, in their order'},
  nullPolicy: 'value',
  nullAndEmpty:
    'A null list counts as an empty list. Null items and null keys are equal to each other, so that one remains.',
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
      title: 'One contact for each address',
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
      title: 'Two fields as a key',
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
      title: 'One null remains',
      kind: 'null',
      args: {list: [null, 'A-1', null]},
      result: [null, 'A-1'],
    },
    {title: 'A null list', kind: 'null', args: {list: null}, result: []},
  ],
  related: [
    {function: 'List/GroupBy', role: 'alternative'},
    {function: 'List/Concat', role: 'often used with'},
  ],
  tags: ['mapping', 'list', 'filter', 'comparison'],
  aliases: [
    'unique',
    'uniq',
    'uniqBy',
    'DISTINCT',
    '$distinct',
    'UNIQUE',
    'remove duplicates',
    'deduplicate',
    'no repeats',
    'drop double entries',
    'dedup',
    'same email twice',
    'redundant rows',
    'once each',
    'eliminate copies',
    'double customers',
    'first occurrence wins',
    'remove duplicated rows',
    'unique values',
    'drop_duplicates',
    'distinctBy',
    'duplicate removal',
    'repeated entries',
    'filter doubles',
  ],
  notes: ['Items are compared as by `Logical.Equals`; upper and lower case differ.'],
  pure: true,
  run: async ({list, key}) => {
    const seen = new Set<string>();
    const kept: Value[] = [];
    for (const [index, item] of (list ?? []).entries()) {
      const identity = equalityKey(key ? await key({item, index}) : item);
      if (!seen.has(identity)) {
        seen.add(identity);
        kept.push(item);
      }
    }
    return kept;
  },
});
