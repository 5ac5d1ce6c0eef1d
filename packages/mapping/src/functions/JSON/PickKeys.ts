import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'JSON',
  name: 'PickKeys',
  summary: 'Keeps only the named keys of an object, in the order given.',
  parameters: {
    source: {type: 'Object', data: true, description: 'the object to pick keys from'},
    keys: {type: 'List<Text>', description: 'the keys to keep'},
  },
  returns: {type: 'Object', description: 'a copy with only the keys in `keys`'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Keys that don’t exist are left out, not added as null. An empty list of keys returns an empty object.',
  errors: [],
  examples: [
    {
      title: 'Fields for an invoice',
      kind: 'typical',
      args: {source: {id: 7, total: 12.5, internal: 'x'}, keys: ['id', 'total']},
      result: {id: 7, total: 12.5},
    },
    {
      title: 'Keys in a new order',
      kind: 'typical',
      args: {source: {a: 1, b: 2}, keys: ['b', 'a']},
      result: {b: 2, a: 1},
    },
    {
      title: 'A key that doesn’t exist',
      kind: 'edge',
      args: {source: {a: 1}, keys: ['a', 'z']},
      result: {a: 1},
    },
    {
      title: 'A built-in name such as toString',
      kind: 'edge',
      args: {source: {a: 1}, keys: ['toString']},
      result: {},
    },
    {title: 'A null object', kind: 'null', args: {source: null, keys: ['a']}, result: null},
    {
      title: 'Null values are kept',
      kind: 'null',
      args: {source: {a: null}, keys: ['a']},
      result: {a: null},
    },
  ],
  related: [
    {function: 'JSON/OmitKeys', role: 'alternative'},
    {function: 'JSON/RenameKeys', role: 'often used with'},
    {function: 'JSON/Merge', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: 'pick',
      expression: '.source | pick(.id, .total)',
      differs: 'adds missing keys as null',
    },
    {
      tool: 'jsonata',
      name: '$sift',
      expression: '$sift(source, function($value, $key) { $key in ["id", "total"] })',
      differs: 'takes a condition, and keeps the order of the object',
    },
    {
      tool: 'jmespath',
      name: '{…}',
      expression: 'source.{id: id, total: total}',
      differs: 'adds missing keys as null',
    },
    {
      tool: 'dataweave',
      name: 'filterObject',
      differs: 'takes a condition, and keeps the order of the object',
    },
    {tool: 'sql', name: 'SELECT', differs: 'fails for missing columns'},
    {
      tool: 'lodash',
      name: '_.pick',
      expression: '_.pick(source, keys)',
      differs: 'also accepts paths',
    },
    {tool: 'pandas', name: 'DataFrame.filter'},
  ],
  tags: ['mapping', 'json', 'filter'],
  aliases:
    'pick, lodash pick, select fields, Record.SelectFields, project, keep columns, only some fields, choose columns, subset of properties, whitelist of keys, minimal response, slim down payload, allowed attributes, reorder fields, keep certain fields, only needed keys, projection, filter columns, reduce fields',
  notes: ['Keys that look like whole numbers always come first, in ascending order.'],
  run: ({source, keys}) =>
    Object.fromEntries(
      keys.filter((key) => Object.hasOwn(source, key)).map((key) => [key, source[key]!]),
    ),
});
