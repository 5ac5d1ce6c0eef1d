import {defineMappingFunction} from '../../defineMappingFunction';

export default defineMappingFunction({
  category: 'JSON',
  name: 'PickKeys',
  summary: 'Keeps only the named keys of an object, in the order given.',
  parameters: {
    source: {type: 'Object', data: true, description: 'the object'},
    keys: {type: 'List<Text>', description: 'the keys to keep'},
  },
  returns: {type: 'Object', description: 'a copy with those keys that exist'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Keys that don’t exist are left out, not added as null. An empty list gives an empty object.',
  errors: [],
  examples: [
    {
      title: 'What the invoice needs',
      kind: 'typical',
      args: {source: {id: 7, total: 12.5, internal: 'x'}, keys: ['id', 'total']},
      result: {id: 7, total: 12.5},
    },
    {
      title: 'In the order given',
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
      title: 'A key of every object',
      kind: 'edge',
      args: {source: {a: 1}, keys: ['toString']},
      result: {},
    },
    {title: 'A null object', kind: 'null', args: {source: null, keys: ['a']}, result: null},
    {
      title: 'A value that is null stays',
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
  tags: ['mapping', 'json', 'filter'],
  aliases: [
    'pick',
    'lodash pick',
    'select fields',
    'Record.SelectFields',
    'project',
    'keep columns',
    'only some fields',
    'choose columns',
    'subset of properties',
    'whitelist of keys',
    'minimal response',
    'slim down payload',
    'allowed attributes',
    'reorder fields',
    'keep certain fields',
    'only needed keys',
    'projection',
    'filter columns',
    'reduce fields',
  ],
  pure: true,
  run: ({source, keys}) =>
    Object.fromEntries(
      keys.filter((key) => Object.hasOwn(source, key)).map((key) => [key, source[key]!]),
    ),
});
