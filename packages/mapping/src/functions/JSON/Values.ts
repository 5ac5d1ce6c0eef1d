import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'JSON',
  name: 'Values',
  summary: 'Returns the values of an object as a list, without their keys.',
  parameters: {source: {type: 'Object', data: true, description: 'the object to read'}},
  returns: {type: 'List<Any>', description: 'the values, in the same order as in the object'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Null values are kept. An empty object returns an empty list.',
  errors: [],
  examples: [
    {
      title: 'Stock in each warehouse',
      kind: 'typical',
      args: {source: {Berlin: 12, Lyon: 0, Porto: 31}},
      result: [12, 0, 31],
    },
    {
      title: 'Records from an index',
      kind: 'typical',
      args: {
        source: {'C-7': {name: 'Ada Lovelace'}, 'C-2': {name: 'Alan Turing'}},
      },
      result: [{name: 'Ada Lovelace'}, {name: 'Alan Turing'}],
    },
    {
      title: 'Only the top level',
      kind: 'edge',
      args: {source: {a: {b: 1}, c: [2, 3]}},
      result: [{b: 1}, [2, 3]],
    },
    {
      title: 'Keys that look like whole numbers come first',
      kind: 'edge',
      args: {source: {b: 'third', '10': 'second', '9': 'first'}},
      result: ['first', 'second', 'third'],
    },
    {title: 'An empty object', kind: 'edge', args: {source: {}}, result: []},
    {
      title: 'Null values are kept',
      kind: 'null',
      args: {source: {phone: null, city: 'Bern'}},
      result: [null, 'Bern'],
    },
    {title: 'A null object', kind: 'null', args: {source: null}, result: null},
    {title: 'A list instead of an object', kind: 'error', args: {source: [1]}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'JSON/Keys', role: 'alternative'},
    {function: 'JSON/Entries', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'jq', name: '.[]', expression: '[.source[]]'},
    {
      tool: 'jsonata',
      name: '.*',
      expression: 'source.*',
      differs: 'flattens lists, and returns a single value instead of a list with one item',
    },
    {
      tool: 'jmespath',
      name: 'values',
      expression: 'values(source)',
      differs: 'doesn’t guarantee the order',
    },
    {tool: 'dataweave', name: 'valuesOf'},
    {tool: 'bloblang', name: 'values', differs: 'doesn’t guarantee the order'},
    {tool: 'lodash', name: '_.values', expression: '_.values(source)'},
  ],
  tags: ['mapping', 'json', 'list'],
  aliases:
    'Object.values, values, Record.FieldValues, valuesOf, dict.values, map values to array, array_values, property values, object to array, object to list, field contents, drop the keys, values of a record, dictionary to list',
  notes: [
    'Values of keys that look like whole numbers come first, in ascending order of their keys. Other values keep their order.',
    'To search nested objects too, use `JSON.ValuesFromPath`.',
  ],
  run: ({source}) => Object.values(source),
});
