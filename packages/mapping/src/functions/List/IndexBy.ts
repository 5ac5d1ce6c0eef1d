import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {checkTextKey} from './textKey';
import {quote} from '@documentation/base/internal/values/quote';

const prices = [
  {sku: 'A-1', price: 9.9},
  {sku: 'B-7', price: 12},
  {sku: 'A-1', price: 8.5},
];

export default defineMappingFunction({
  category: 'List',
  name: 'IndexBy',
  summary: 'Turns a list into an object for looking up items by key.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the items to index'},
    key: {
      type: 'Expression',
      description:
        'the key for each item, as text, where `@` is the item and `@index` its position',
    },
    onDuplicate: {
      type: 'Text',
      default: 'error',
      values: {
        error: 'fail with `E_DUPLICATE`',
        first: 'keep the first item',
        last: 'keep the last item',
      },
      description: 'what to do when two items have the same key',
    },
  },
  returns: {type: 'Object', description: 'each item under its key'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty list returns an empty object. A null or missing key is an error.',
  errors: [
    {code: 'E_DUPLICATE', when: 'two items have the same key and `onDuplicate` is `"error"`'},
    {code: 'E_TYPE', when: 'a key is null or isn’t text'},
  ],
  examples: [
    {
      title: 'Customers by ID',
      kind: 'typical',
      input: [
        {id: 'C-7', name: 'Ada Lovelace'},
        {id: 'C-2', name: 'Alan Turing'},
      ],
      args: {list: expression('$'), key: expression('@.id')},
      result: {
        'C-7': {id: 'C-7', name: 'Ada Lovelace'},
        'C-2': {id: 'C-2', name: 'Alan Turing'},
      },
    },
    {
      title: 'The last price wins',
      kind: 'typical',
      input: prices,
      args: {list: expression('$'), key: expression('@.sku'), onDuplicate: 'last'},
      result: {'A-1': {sku: 'A-1', price: 8.5}, 'B-7': {sku: 'B-7', price: 12}},
    },
    {
      title: 'The first price wins',
      kind: 'typical',
      input: prices,
      args: {list: expression('$'), key: expression('@.sku'), onDuplicate: 'first'},
      result: {'A-1': {sku: 'A-1', price: 9.9}, 'B-7': {sku: 'B-7', price: 12}},
    },
    {title: 'An empty list', kind: 'edge', args: {list: [], key: expression('@.id')}, result: {}},
    {title: 'A null list', kind: 'null', args: {list: null, key: expression('@.id')}, result: null},
    {
      title: 'Two items with the same key',
      kind: 'error',
      input: prices,
      args: {list: expression('$'), key: expression('@.sku')},
      error: 'E_DUPLICATE',
    },
    {
      title: 'A number as a key',
      kind: 'error',
      args: {list: [{id: 7}], key: expression('@.id')},
      error: 'E_TYPE',
    },
  ],
  picture: {kind: 'list', example: 'The last price wins'},
  related: [
    {function: 'List/GroupBy', role: 'alternative'},
    {function: 'List/JoinByKey', role: 'alternative'},
    {function: 'List/Pivot', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: 'INDEX',
      expression: 'INDEX(.list[]; .id)',
      differs: 'keeps the last of several items with the same key',
    },
    {
      tool: 'jsonata',
      name: '{key: $}',
      expression: 'list{id: $}',
      differs: 'collects several items with the same key in a list',
    },
    {
      tool: 'sql',
      name: 'JSONB_OBJECT_AGG',
      differs: 'keeps the last of several rows with the same key',
    },
    {
      tool: 'lodash',
      name: '_.keyBy',
      expression: "_.keyBy(list, 'id')",
      differs: 'keeps the last of several items with the same key',
    },
    {tool: 'pandas', name: 'DataFrame.set_index', differs: 'allows several rows with the same key'},
  ],
  tags: ['mapping', 'list', 'lookup', 'group'],
  aliases:
    'keyBy, indexBy, lookup table, dictionary, associateBy, list to object, array to object, find by id, array to map, hash map, reference data, fast access, key value pairs, record by number, cross reference, toMap, build map',
  notes: [
    'Object keys are text. Convert numbers with `Types.ToText` first.',
    'Keys that look like whole numbers, such as `"42"`, come first in an object, in ascending order. If the order matters, keep the list.',
  ],
  run: function* ({list, key: keyOf, onDuplicate}) {
    const items = new Map<string, Value>();
    for (const [index, item] of list.entries()) {
      const key = checkTextKey(yield keyOf({item, index}), index, 'key');
      const isDuplicate = items.has(key);
      if (isDuplicate && onDuplicate === 'error') {
        fail(
          'E_DUPLICATE',
          `More than one item has the key ${quote(key)}. To keep one of them, set \`onDuplicate\` to "first" or "last".`,
          'list',
        );
      }
      if (!isDuplicate || onDuplicate === 'last') {
        items.set(key, item);
      }
    }
    return Object.fromEntries(items);
  },
});
