import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {nameOfValue} from '@documentation/base/internal/values/namesOfTypes';
import type {Value} from '@documentation/base/internal/values/types';
import {objectFrom, onDuplicateParameter} from './duplicateKeys';

type Entry = readonly Value[] | {readonly [key: string]: Value};

function refuse(index: number, problem: string): never {
  return fail(
    'E_TYPE',
    `The entry at position ${index} ${problem} Write it as {"key": …, "value": …} or [key, value].`,
    'entries',
  );
}

/** Reads {"key": "a", "value": 1} or ["a", 1]. */
function readEntry(entry: Entry, index: number): readonly [key: string, value: Value] {
  let key: Value | undefined;
  let value: Value | undefined;
  if (Array.isArray(entry)) {
    if (entry.length !== 2) {
      refuse(index, `has ${entry.length} items instead of 2.`);
    }
    [key, value] = entry as Value[];
  } else {
    const fields = new Map(Object.entries(entry));
    key = fields.get('key');
    value = fields.get('value');
  }
  if (key === undefined || value === undefined) {
    return refuse(index, `has no field \`${key === undefined ? 'key' : 'value'}\`.`);
  }
  return typeof key === 'string'
    ? [key, value]
    : fail(
        'E_TYPE',
        `The key of the entry at position ${index} must be Text, but it is ${nameOfValue(key)}. Convert numbers with \`Types.ToText\`.`,
        'entries',
      );
}

export default defineMappingFunction({
  category: 'JSON',
  name: 'FromEntries',
  summary: 'Builds an object from a list of entries or key-value pairs.',
  parameters: {
    entries: {
      type: ['List<Object>', 'List<List<Any>>'],
      data: true,
      description: 'the entries, all as `{"key": …, "value": …}` or all as `[key, value]`',
    },
    onDuplicate: onDuplicateParameter,
  },
  returns: {type: 'Object', description: 'an object with each value under its key'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'An empty list returns an empty object. A value can be null, but a missing value or a null key is an error.',
  errors: [
    {code: 'E_DUPLICATE', when: 'two entries have the same key and `onDuplicate` is `"error"`'},
    {code: 'E_TYPE', when: 'an entry has no key or no value, or its key isn’t text'},
  ],
  examples: [
    {
      title: 'Settings from rows',
      kind: 'typical',
      args: {
        entries: [
          {key: 'currency', value: 'EUR'},
          {key: 'decimals', value: 2},
        ],
      },
      result: {currency: 'EUR', decimals: 2},
    },
    {
      title: 'Prices by SKU',
      kind: 'typical',
      input: [
        {sku: 'A-1', price: 9.9},
        {sku: 'B-7', price: 12},
      ],
      args: {entries: expression('List.Map($, [@.sku, @.price])')},
      result: {'A-1': 9.9, 'B-7': 12},
    },
    {
      title: 'Only some entries of an object',
      kind: 'typical',
      input: {id: 7, note: '', total: 12.5},
      args: {
        entries: expression('List.Filter(JSON.Entries($), Logical.Not(Types.IsEmpty(@.value)))'),
      },
      result: {id: 7, total: 12.5},
    },
    {
      title: 'The last value wins',
      kind: 'edge',
      args: {
        entries: [
          ['A-1', 9.9],
          ['B-7', 12],
          ['A-1', 8.5],
        ],
        onDuplicate: 'last',
      },
      result: {'A-1': 8.5, 'B-7': 12},
    },
    {
      title: 'The first value wins',
      kind: 'edge',
      args: {
        entries: [
          ['A-1', 9.9],
          ['A-1', 8.5],
        ],
        onDuplicate: 'first',
      },
      result: {'A-1': 9.9},
    },
    {
      title: 'Other fields of an entry are ignored',
      kind: 'edge',
      args: {entries: [{key: 'id', value: 7, row: 3}]},
      result: {id: 7},
    },
    {title: 'An empty list', kind: 'edge', args: {entries: []}, result: {}},
    {
      title: 'A null value',
      kind: 'null',
      args: {entries: [{key: 'phone', value: null}]},
      result: {phone: null},
    },
    {title: 'A null list', kind: 'null', args: {entries: null}, result: null},
    {
      title: 'The same key twice',
      kind: 'error',
      args: {
        entries: [
          ['A-1', 9.9],
          ['A-1', 8.5],
        ],
      },
      error: 'E_DUPLICATE',
    },
    {
      title: 'A number as a key',
      kind: 'error',
      args: {entries: [[7, 'Ada']]},
      error: 'E_TYPE',
    },
    {
      title: 'An entry without a value',
      kind: 'error',
      args: {entries: [{key: 'id', items: [7]}]},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'JSON/Entries', role: 'inverse'},
    {function: 'JSON/MapKeys', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: 'from_entries',
      expression: '.entries | from_entries',
      differs: 'keeps the last of two equal keys',
    },
    {
      tool: 'jsonata',
      name: '{…}',
      expression: 'entries{key: value}',
      differs: 'collects the values of equal keys in a list',
    },
    {
      tool: 'sql',
      name: 'JSONB_OBJECT_AGG',
      differs: 'takes rows, and keeps the last of two equal keys',
    },
    {
      tool: 'lodash',
      name: '_.fromPairs',
      expression: '_.fromPairs(entries)',
      example: 'Prices by SKU',
      differs: 'takes only pairs, and keeps the last of two equal keys',
    },
  ],
  tags: ['mapping', 'json', 'list', 'conversion'],
  aliases:
    'Object.fromEntries, from_entries, fromPairs, zipObject, Record.FromList, Record.FromTable, JSON_OBJECTAGG, json_object_agg, dict from list of tuples, array_combine, pairs to object, rows to object, key value list to object, name value pairs to object, build object dynamically, dynamic key names, EAV to record',
  notes: [
    'To index whole items by one of their fields, use `List.IndexBy`.',
    'Keys that look like whole numbers always come first in an object, in ascending order.',
  ],
  run: ({entries, onDuplicate}) =>
    objectFrom((entries as readonly Entry[]).map(readEntry), onDuplicate, 'entries'),
});
