import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {checkTotalSize} from '@documentation/base/internal/values/size';
import type {Value} from '@documentation/base/internal/values/types';

export default defineMappingFunction({
  category: 'JSON',
  name: 'MapValues',
  summary: 'Applies an expression to every value of an object and keeps the keys.',
  parameters: {
    source: {type: 'Object', data: true, description: 'the object whose values to change'},
    expression: {
      type: 'Expression',
      description:
        'the new value, where `@` is the entry `{"key": …, "value": …}` and `@index` its position',
    },
  },
  returns: {type: 'Object', description: 'the new values under the same keys, in the same order'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'The expression runs for null values, too. Null results are kept, so the result has the same keys. An empty object stays empty.',
  errors: [],
  examples: [
    {
      title: 'Trimmed fields of a CSV row',
      kind: 'typical',
      args: {
        source: {name: ' Ada Lovelace ', city: 'London '},
        expression: expression('Text.Trim(@.value)'),
      },
      result: {name: 'Ada Lovelace', city: 'London'},
    },
    {
      title: 'Gross prices by country',
      kind: 'typical',
      input: {DE: 100, CH: 90},
      args: {
        source: expression('$'),
        expression: expression(
          'Math.Multiply(@.value, Logical.If(Logical.Equals(@.key, "DE"), 1.19, else: 1.081))',
        ),
      },
      result: {DE: 119, CH: 97.29},
    },
    {
      title: 'Orders counted per status',
      kind: 'typical',
      args: {
        source: {open: ['A-1', 'A-2'], paid: ['A-3']},
        expression: expression('List.Count(@.value)'),
      },
      result: {open: 2, paid: 1},
    },
    {
      title: 'Objects with their keys inside',
      kind: 'edge',
      args: {
        source: {'C-7': {name: 'Ada'}},
        expression: expression('JSON.Merge(@.value, {"id": @.key})'),
      },
      result: {'C-7': {name: 'Ada', id: 'C-7'}},
    },
    {
      title: 'The position of each key',
      kind: 'edge',
      args: {source: {id: 'x', total: 'y'}, expression: expression('@index')},
      result: {id: 0, total: 1},
    },
    {
      title: 'An empty object',
      kind: 'edge',
      args: {source: {}, expression: expression('1')},
      result: {},
    },
    {
      title: 'A default for null values',
      kind: 'null',
      args: {
        source: {phone: null, city: 'Bern'},
        expression: expression('Logical.Coalesce(@.value, "unknown")'),
      },
      result: {phone: 'unknown', city: 'Bern'},
    },
    {
      title: 'A null object',
      kind: 'null',
      args: {source: null, expression: expression('@.value')},
      result: null,
    },
  ],
  related: [
    {function: 'JSON/MapKeys', role: 'often used with'},
    {function: 'JSON/Entries', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: 'map_values',
      expression: '.source | map_values(length)',
      example: 'Orders counted per status',
      differs: 'passes only the value',
    },
    {
      tool: 'jsonata',
      name: '$each',
      expression: '$merge($each(source, function($value, $key) {{ $key: $trim($value) }}))',
    },
    {tool: 'dataweave', name: 'mapObject'},
    {tool: 'bloblang', name: 'map_each'},
    {
      tool: 'lodash',
      name: '_.mapValues',
      expression: '_.mapValues(source, (value) => _.trim(value))',
    },
  ],
  tags: ['mapping', 'json', 'conversion'],
  aliases:
    'mapValues, lodash mapValues, map_values, transform values, transform_values, with_entries value, Record.TransformFields, array_map, dict comprehension, change all fields, apply to every property, clean every field, trim all columns, convert all values, nulls to default in all fields',
  notes: [
    'Only the values at the top level are passed to the expression. To change values deeper in a document, call `JSON.MapValues` again inside the expression.',
    'If the expression fails for one value, the whole call fails. To use a fallback for that value, put `Logical.IfError` inside the expression.',
  ],
  run: function* ({source, expression: convert}) {
    const converted: [string, Value][] = [];
    const checked = checkTotalSize('The result');
    for (const [index, [key, value]] of Object.entries(source).entries()) {
      converted.push([key, checked(yield convert({item: {key, value}, index}))]);
    }
    return Object.fromEntries(converted);
  },
});
