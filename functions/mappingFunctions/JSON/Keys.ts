import {defineMappingFunction} from '../../defineMappingFunction';

export default defineMappingFunction({
  category: 'JSON',
  name: 'Keys',
  summary: 'Returns the names of the keys of an object.',
  parameters: {source: {type: 'Object', data: true, description: 'the object'}},
  returns: {type: 'List<Text>', description: 'the names, in the order of the object'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty object gives an empty list.',
  errors: [],
  examples: [
    {
      title: 'The columns of a row',
      kind: 'typical',
      args: {source: {id: 7, name: 'Ada', total: 12.5}},
      result: ['id', 'name', 'total'],
    },
    {title: 'Only the top level', kind: 'typical', args: {source: {a: {b: 1}}}, result: ['a']},
    {title: 'No key', kind: 'edge', args: {source: {}}, result: []},
    {
      title: 'Whole numbers come first',
      kind: 'edge',
      args: {source: {b: 1, '10': 2, '9': 3}},
      result: ['9', '10', 'b'],
    },
    {title: 'A null object', kind: 'null', args: {source: null}, result: null},
    {title: 'A list has no keys', kind: 'error', args: {source: [1]}, error: 'E_TYPE'},
  ],
  related: [{function: 'JSON/Flatten', role: 'alternative'}],
  tags: ['mapping', 'json', 'list'],
  aliases: [
    'Object.keys',
    'keys',
    'JSON_KEYS',
    'Record.FieldNames',
    '$keys',
    'column names',
    'property names',
    'list all fields',
  ],
  notes: [
    'Keys that look like whole numbers come first, in ascending order; all others keep their order.',
  ],
  pure: true,
  run: ({source}) => Object.keys(source),
});
