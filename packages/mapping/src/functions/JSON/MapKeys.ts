import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {nameOfValue} from '@documentation/base/internal/values/namesOfTypes';
import type {Value} from '@documentation/base/internal/values/types';
import {objectFrom, onDuplicateParameter} from './duplicateKeys';
import {quote} from '@documentation/base/internal/values/quote';

export default defineMappingFunction({
  category: 'JSON',
  name: 'MapKeys',
  summary: 'Computes a new name for every key of an object, using an expression.',
  parameters: {
    source: {type: 'Object', data: true, description: 'the object whose keys to change'},
    expression: {
      type: 'Expression',
      description:
        'the new key, as text, where `@` is the entry `{"key": …, "value": …}` and `@index` its position',
    },
    onDuplicate: onDuplicateParameter,
  },
  returns: {type: 'Object', description: 'the values under the new keys'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty object stays empty. A new key that is null is an error.',
  errors: [
    {code: 'E_DUPLICATE', when: 'two keys become the same and `onDuplicate` is `"error"`'},
    {code: 'E_TYPE', when: 'a new key isn’t text'},
  ],
  examples: [
    {
      title: 'Column names in snake case',
      kind: 'typical',
      args: {
        source: {orderNumber: 'A-1001', netTotal: 50},
        expression: expression('Text.ChangeCase(@.key, "snake")'),
      },
      result: {order_number: 'A-1001', net_total: 50},
    },
    {
      title: 'A prefix for every key',
      kind: 'typical',
      args: {
        source: {name: 'Ada', city: 'London'},
        expression: expression('Text.Concat("customer_", @.key)'),
      },
      result: {customer_name: 'Ada', customer_city: 'London'},
    },
    {
      title: 'Keys from the values',
      kind: 'edge',
      args: {
        source: {first: {code: 'DE', vat: 19}, second: {code: 'FR', vat: 20}},
        expression: expression('@.value.code'),
      },
      result: {DE: {code: 'DE', vat: 19}, FR: {code: 'FR', vat: 20}},
    },
    {
      title: 'The first of two equal keys',
      kind: 'edge',
      args: {
        source: {ID: 7, id: 8},
        expression: expression('Text.Lower(@.key)'),
        onDuplicate: 'first',
      },
      result: {id: 7},
    },
    {
      title: 'The last of two equal keys',
      kind: 'edge',
      args: {
        source: {ID: 7, id: 8},
        expression: expression('Text.Lower(@.key)'),
        onDuplicate: 'last',
      },
      result: {id: 8},
    },
    {
      title: 'Null values are kept',
      kind: 'null',
      args: {source: {PHONE: null}, expression: expression('Text.Lower(@.key)')},
      result: {phone: null},
    },
    {
      title: 'A null object',
      kind: 'null',
      args: {source: null, expression: expression('@.key')},
      result: null,
    },
    {
      title: 'Two keys that become the same',
      kind: 'error',
      args: {source: {ID: 7, id: 8}, expression: expression('Text.Lower(@.key)')},
      error: 'E_DUPLICATE',
    },
    {
      title: 'A number as a key',
      kind: 'error',
      args: {source: {a: 1}, expression: expression('@index')},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'JSON/MapValues', role: 'often used with'},
    {function: 'JSON/RenameKeys', role: 'alternative'},
    {function: 'JSON/FromEntries', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: 'with_entries',
      expression: '.source | with_entries(.key |= "customer_" + .)',
      example: 'A prefix for every key',
      differs: 'keeps the last of two equal keys',
    },
    {
      tool: 'jsonata',
      name: '$each',
      expression: '$merge($each(source, function($value, $key) {{ "customer_" & $key: $value }}))',
      example: 'A prefix for every key',
      differs: 'keeps the last of two equal keys',
    },
    {tool: 'dataweave', name: 'mapObject', differs: 'allows duplicate keys'},
    {tool: 'bloblang', name: 'map_each_key', differs: 'passes only the key'},
    {
      tool: 'lodash',
      name: '_.mapKeys',
      expression: "_.mapKeys(source, (value, key) => 'customer_' + key)",
      example: 'A prefix for every key',
      differs: 'keeps the last of two equal keys',
    },
    {
      tool: 'pandas',
      name: 'DataFrame.rename',
      differs: 'passes only the key, and allows duplicate keys',
    },
  ],
  tags: ['mapping', 'json', 'conversion'],
  aliases:
    'mapKeys, lodash mapKeys, transform keys, with_entries key, transform_keys, deep_transform_keys, Record.TransformFieldNames, Table.TransformColumnNames, rename_with, camelCase to snake_case keys, lowercase all headers, prefix all keys, strip prefix from keys, normalise column names, rename every field, change all property names, clean up headers',
  notes: [
    'Only the keys at the top level change. Objects inside the values keep their keys.',
    'To rename a few keys that you know, use `JSON.RenameKeys`.',
    'Keys that look like whole numbers always come first, in ascending order.',
  ],
  run: function* ({source, expression: convert, onDuplicate}) {
    const renamed: [string, Value][] = [];
    for (const [index, [key, value]] of Object.entries(source).entries()) {
      const name = yield convert({item: {key, value}, index});
      if (typeof name !== 'string') {
        return fail(
          'E_TYPE',
          `The new name for ${quote(key)} must be Text, but it is ${nameOfValue(name)}. Convert numbers with \`Types.ToText\`.`,
          'expression',
        );
      }
      renamed.push([name, value]);
    }
    return objectFrom(renamed, onDuplicate, 'expression');
  },
});
