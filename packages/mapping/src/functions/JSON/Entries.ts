import {defineMappingFunction} from '../../language/defineMappingFunction';

export default defineMappingFunction({
  category: 'JSON',
  name: 'Entries',
  summary: 'Turns an object into a list of entries, each with a key and a value.',
  parameters: {source: {type: 'Object', data: true, description: 'the object to read'}},
  returns: {
    type: 'List<Object>',
    description:
      'one entry `{"key": …, "value": …}` for each key, in the same order as in the object',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Null values are kept. An empty object returns an empty list.',
  errors: [],
  examples: [
    {
      title: 'Prices by currency as rows',
      kind: 'typical',
      args: {source: {EUR: 9.9, USD: 10.5}},
      result: [
        {key: 'EUR', value: 9.9},
        {key: 'USD', value: 10.5},
      ],
    },
    {
      title: 'Attributes of a product',
      kind: 'typical',
      args: {source: {colour: 'blue', sizes: ['S', 'M']}},
      result: [
        {key: 'colour', value: 'blue'},
        {key: 'sizes', value: ['S', 'M']},
      ],
    },
    {
      title: 'Only the top level',
      kind: 'edge',
      args: {source: {a: {b: 1}}},
      result: [{key: 'a', value: {b: 1}}],
    },
    {
      title: 'Keys that look like whole numbers come first',
      kind: 'edge',
      args: {source: {total: 3, '2024': 1, '2023': 2}},
      result: [
        {key: '2023', value: 2},
        {key: '2024', value: 1},
        {key: 'total', value: 3},
      ],
    },
    {title: 'An empty object', kind: 'edge', args: {source: {}}, result: []},
    {
      title: 'Null values are kept',
      kind: 'null',
      args: {source: {phone: null}},
      result: [{key: 'phone', value: null}],
    },
    {title: 'A null object', kind: 'null', args: {source: null}, result: null},
    {title: 'A list instead of an object', kind: 'error', args: {source: [1]}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'JSON/FromEntries', role: 'inverse'},
    {function: 'JSON/Keys', role: 'alternative'},
    {function: 'JSON/Values', role: 'alternative'},
    {function: 'JSON/MapValues', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'jq', name: 'to_entries', expression: '.source | to_entries'},
    {
      tool: 'jsonata',
      name: '$each',
      expression: '$each(source, function($value, $key) {{ "key": $key, "value": $value }})',
      differs: 'returns a single entry as an object instead of a list',
    },
    {tool: 'dataweave', name: 'entriesOf', differs: 'also returns the attributes'},
    {tool: 'bloblang', name: 'key_values', differs: 'doesn’t guarantee the order'},
    {tool: 'sql', name: 'JSONB_EACH', differs: 'returns rows, in its own order'},
    {
      tool: 'lodash',
      name: '_.toPairs',
      expression: '_.map(_.toPairs(source), ([key, value]) => ({key, value}))',
      differs: '`_.toPairs` returns pairs instead of objects',
    },
  ],
  tags: ['mapping', 'json', 'list', 'conversion'],
  aliases:
    'Object.entries, to_entries, entries, toPairs, entriesOf, Record.ToTable, dict.items, JSON_EACH, OPENJSON, $each, object to key value list, loop over keys, iterate over an object, keys and values, object to rows, for in loop, name value pairs',
  notes: [
    'To process the entries one by one, pass the result to a list function: in `List.Map`, `@.key` is the key and `@.value` the value.',
    'Keys that look like whole numbers come first, in ascending order. Other keys keep their order.',
  ],
  run: ({source}) => Object.entries(source).map(([key, value]) => ({key, value})),
});
