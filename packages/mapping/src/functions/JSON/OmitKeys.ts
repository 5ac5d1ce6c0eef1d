import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'JSON',
  name: 'OmitKeys',
  summary: 'Removes the named keys from an object and keeps the rest.',
  parameters: {
    source: {type: 'Object', data: true, description: 'the object to remove keys from'},
    keys: {type: 'List<Text>', description: 'the keys to remove'},
  },
  returns: {type: 'Object', description: 'a copy without the keys in `keys`'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Keys that don’t exist are ignored.',
  errors: [],
  examples: [
    {
      title: 'Without internal fields',
      kind: 'typical',
      args: {source: {id: 7, total: 12.5, internal: 'x'}, keys: ['internal']},
      result: {id: 7, total: 12.5},
    },
    {
      title: 'Several keys',
      kind: 'typical',
      args: {source: {a: 1, b: 2, c: 3}, keys: ['a', 'c']},
      result: {b: 2},
    },
    {
      title: 'Only the top level',
      kind: 'edge',
      args: {source: {a: {secret: 1}}, keys: ['secret']},
      result: {a: {secret: 1}},
    },
    {
      title: 'A key that doesn’t exist',
      kind: 'edge',
      args: {source: {a: 1}, keys: ['z']},
      result: {a: 1},
    },
    {title: 'A null object', kind: 'null', args: {source: null, keys: ['a']}, result: null},
  ],
  related: [
    {function: 'JSON/PickKeys', role: 'alternative'},
    {function: 'JSON/RemovePath', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'jq', name: 'del', expression: '.source | del(.internal)'},
    {
      tool: 'jsonata',
      name: '$sift',
      expression: '$sift(source, function($value, $key) { $not($key in $$.keys) })',
      differs: 'takes a condition',
    },
    {tool: 'dataweave', name: '--'},
    {tool: 'bloblang', name: 'without', differs: 'reads keys with dots as paths'},
    {tool: 'sql', name: '-', differs: 'needs `jsonb`, and takes an array of keys'},
    {
      tool: 'lodash',
      name: '_.omit',
      expression: '_.omit(source, keys)',
      differs: 'also accepts paths',
    },
    {tool: 'pandas', name: 'DataFrame.drop', differs: 'fails for missing columns by default'},
  ],
  tags: ['mapping', 'json', 'filter'],
  aliases:
    'omit, lodash omit, remove fields, Record.RemoveFields, drop columns, jq del, exclude properties, hide fields, strip sensitive data, blacklist of keys, anonymise records, anonymize or remove passwords, GDPR, all except, internal attributes out, remove several properties, without password, ignore fields',
  run: ({source, keys}) => {
    const unwanted = new Set(keys);
    return Object.fromEntries(Object.entries(source).filter(([key]) => !unwanted.has(key)));
  },
});
