import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '../../language/errors';
import {nameOfValue} from '../../language/typeChecks';
import type {Value} from '../../language/types';

function checkKey(key: Value, index: number): string {
  if (typeof key !== 'string') {
    fail(
      'E_TYPE',
      `key must give Text, but for the item at position ${index} it gave ${nameOfValue(key)}.`,
      'key',
    );
  }
  return key;
}

const prices = [
  {sku: 'A-1', price: 9.9},
  {sku: 'B-7', price: 12},
  {sku: 'A-1', price: 8.5},
];

export default defineMappingFunction({
  category: 'List',
  name: 'IndexBy',
  summary: 'Turns a list into an object that finds each item by its key.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the items to index'},
    key: {
      type: 'Expression',
      description: 'the key of an item, a text; `@` is the item and `@index` its position',
    },
    onDuplicate: {
      type: 'Text',
      default: 'error',
      values: {
        error: 'two items with one key fail',
        first: 'the first item of a key stays',
        last: 'the last item of a key stays',
      },
      description: 'what happens when two items have one key',
    },
  },
  returns: {type: 'Object', description: 'the items by their keys'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty list gives an empty object. An item whose key is null or missing fails.',
  errors: [
    {code: 'E_DUPLICATE', when: 'two items have one key and `onDuplicate` is `"error"`'},
    {code: 'E_TYPE', when: 'a key is null or isn’t text'},
  ],
  examples: [
    {
      title: 'Customers by number',
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
      title: 'The latest price wins',
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
      title: 'Two items with one key',
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
  related: [
    {function: 'List/GroupBy', role: 'alternative'},
    {function: 'List/JoinByKey', role: 'alternative'},
  ],
  tags: ['mapping', 'list', 'lookup', 'group'],
  aliases: [
    'keyBy',
    'indexBy',
    'lookup table',
    'dictionary',
    'associateBy',
    'list to object',
    'array to object',
    'find by id',
    'array to map',
    'hash map',
    'reference data',
    'fast access',
    'key value pairs',
    'record by number',
    'cross reference',
    'toMap',
    'build map',
  ],
  notes: [
    'The keys of an object are text. Turn a number into text with Types/ToText first.',
    'Keys that look like whole numbers, such as `"42"`, come first in an object, in ascending order. Keep the list where the order matters.',
  ],
  pure: true,
  run: async ({list, key: keyOf, onDuplicate}) => {
    const items = new Map<string, Value>();
    for (const [index, item] of list.entries()) {
      const key = checkKey(await keyOf({item, index}), index);
      const isDuplicate = items.has(key);
      if (isDuplicate && onDuplicate === 'error') {
        fail('E_DUPLICATE', `More than one item has the key "${key}".`, 'list');
      }
      if (!isDuplicate || onDuplicate === 'last') {
        items.set(key, item);
      }
    }
    return Object.fromEntries(items);
  },
});
