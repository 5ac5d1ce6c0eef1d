import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'JSON',
  name: 'Keys',
  summary: 'Returns the keys of an object as a list.',
  parameters: {source: {type: 'Object', data: true, description: 'the object to read'}},
  returns: {type: 'List<Text>', description: 'the keys, in the same order as in the object'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty object returns an empty list.',
  errors: [],
  examples: [
    {
      title: 'The columns of a row',
      kind: 'typical',
      args: {source: {id: 7, name: 'Ada', total: 12.5}},
      result: ['id', 'name', 'total'],
    },
    {title: 'Only the top level', kind: 'typical', args: {source: {a: {b: 1}}}, result: ['a']},
    {title: 'An empty object', kind: 'edge', args: {source: {}}, result: []},
    {
      title: 'Keys that look like whole numbers come first',
      kind: 'edge',
      args: {source: {b: 1, '10': 2, '9': 3}},
      result: ['9', '10', 'b'],
    },
    {title: 'A null object', kind: 'null', args: {source: null}, result: null},
    {title: 'A list instead of an object', kind: 'error', args: {source: [1]}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'JSON/Values', role: 'alternative'},
    {function: 'JSON/Entries', role: 'alternative'},
    {function: 'JSON/Flatten', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: 'keys_unsorted',
      expression: '.source | keys_unsorted',
      differs: '`keys` sorts the keys',
    },
    {
      tool: 'jsonata',
      name: '$keys',
      expression: '$keys(source)',
      differs: 'returns a single key as text instead of a list',
    },
    {
      tool: 'jmespath',
      name: 'keys',
      expression: 'keys(source)',
      differs: 'doesn’t guarantee the order',
    },
    {tool: 'dataweave', name: 'namesOf'},
    {tool: 'bloblang', name: 'keys', differs: 'doesn’t guarantee the order'},
    {tool: 'sql', name: 'JSONB_OBJECT_KEYS', differs: 'returns rows, in its own order'},
    {tool: 'lodash', name: '_.keys', expression: '_.keys(source)'},
  ],
  tags: ['mapping', 'json', 'list'],
  aliases:
    'Object.keys, keys, JSON_KEYS, Record.FieldNames, $keys, column names, property names, list all fields, enumerate attributes, introspect structure, headers of a record, schema discovery, namesOf',
  notes: [
    'Keys that look like whole numbers come first, in ascending order. Other keys keep their order.',
  ],
  run: ({source}) => Object.keys(source),
});
