import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import {writeFlatKey} from './flatKeys';

type Step = string | number;

function leaves(value: Value, steps: readonly Step[]): [readonly Step[], Value][] {
  const children: [Step, Value][] = Array.isArray(value)
    ? (value as Value[]).map((item, index) => [index, item])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return children.length === 0
    ? [[steps, value]]
    : children.flatMap(([step, child]) => leaves(child, [...steps, step]));
}

export default defineMappingFunction({
  category: 'JSON',
  name: 'Flatten',
  summary: 'Flattens nested data into an object with keys such as "customer.address.city".',
  parameters: {
    source: {type: ['Object', 'List<Any>'], data: true, description: 'the nested data to flatten'},
    separator: {
      type: 'Text',
      default: '.',
      description: 'the separator between the parts of a key',
    },
  },
  returns: {
    type: 'Object',
    description: 'one key for each innermost value, with list positions counted from 0',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Empty objects and lists inside the data are kept as values. An empty source returns `{}`.',
  errors: [
    {
      code: 'E_FORMAT',
      when: 'the separator is empty or contains a square bracket, a double quote or a digit',
    },
  ],
  examples: [
    {
      title: 'A table row',
      kind: 'typical',
      args: {source: {id: 7, customer: {name: 'Ada', city: 'London'}}},
      result: {id: 7, 'customer.name': 'Ada', 'customer.city': 'London'},
    },
    {
      title: 'Lists by position',
      kind: 'typical',
      args: {source: {items: [{sku: 'X1'}, {sku: 'X2'}]}, separator: '/'},
      result: {'items/0/sku': 'X1', 'items/1/sku': 'X2'},
    },
    {
      title: 'Empty objects and lists are kept',
      kind: 'edge',
      args: {source: {a: {}, b: []}},
      result: {a: {}, b: []},
    },
    {
      title: 'A key that contains the separator',
      kind: 'edge',
      args: {source: {'a.b': {c: 1}}},
      result: {'["a.b"].c': 1},
    },
    {
      title: 'Null values are kept',
      kind: 'null',
      args: {source: {a: {b: null}}},
      result: {'a.b': null},
    },
    {title: 'A null document', kind: 'null', args: {source: null}, result: null},
    {
      title: 'An empty separator',
      kind: 'error',
      args: {source: {a: 1}, separator: ''},
      error: 'E_FORMAT',
    },
  ],
  related: [
    {function: 'JSON/Unflatten', role: 'inverse'},
    {function: 'JSON/Keys', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: 'paths',
      expression:
        '[.source | paths(scalars) as $path | {key: ($path | map(tostring) | join(".")), value: getpath($path)}] | from_entries',
      differs: '`paths` returns lists, and `paths(scalars)` leaves out empty objects and lists',
    },
    {tool: 'bloblang', name: 'collapse', differs: 'leaves out empty objects and lists'},
    {tool: 'pandas', name: 'json_normalize', differs: 'keeps lists as they are'},
  ],
  tags: ['mapping', 'json', 'flatten', 'path'],
  aliases:
    'flat, json_normalize, flatten object, Table.ExpandRecordColumn, dot notation, leaf paths, nested to flat, object to columns, hierarchical to tabular, prepare for CSV, collapse structure, un-nest record, sub-objects as columns, object into flat row, denormalise, single level, flatten hierarchy',
  run: ({source, separator}) => {
    checkSeparator(separator);
    const isEmpty = Object.keys(source).length === 0;
    return isEmpty
      ? {}
      : Object.fromEntries(
          leaves(source, []).map(([steps, value]) => [writeFlatKey(steps, separator), value]),
        );
  },
});

export function checkSeparator(separator: string): void {
  if (separator === '' || /[[\]"\d]/.test(separator)) {
    fail(
      'E_FORMAT',
      'The separator is empty or contains a square bracket, a double quote or a digit. Use another separator, such as "." or "/".',
      'separator',
    );
  }
}
