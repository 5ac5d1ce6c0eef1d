import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {typeNameOf} from './typeNames';

export default defineMappingFunction({
  category: 'Types',
  name: 'TypeOf',
  summary: 'Returns the type name of a value, such as "text" or "number".',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to check'},
  },
  returns: {
    type: 'Text',
    description:
      '`"null"`, `"text"`, `"number"`, `"boolean"`, `"date"`, `"datetime"`, `"localdatetime"`, `"time"`, `"list"`, `"object"` or `"binary"`',
  },
  nullPolicy: 'fixed result',
  nullResult: 'null',
  nullAndEmpty: 'So does a missing field. For empty text, the result is `"text"`.',
  errors: [],
  examples: [
    {title: 'A number', kind: 'typical', args: {value: 12.5}, result: 'number'},
    {
      title: 'An object in a field',
      kind: 'typical',
      input: {customer: {name: 'Ada Lovelace'}},
      args: {value: expression('$.customer')},
      result: 'object',
    },
    {title: 'A list', kind: 'typical', args: {value: [1, 2]}, result: 'list'},
    {title: 'A date', kind: 'typical', args: {value: '2024-02-29'}, result: 'date'},
    {title: 'A date-time', kind: 'edge', args: {value: '2024-02-29T09:30:00Z'}, result: 'datetime'},
    {
      title: 'A date-time without an offset',
      kind: 'edge',
      args: {value: '2024-02-29T09:30:00'},
      result: 'localdatetime',
    },
    {title: 'A time of day', kind: 'edge', args: {value: '09:30:00'}, result: 'time'},
    {
      title: 'An offset that the zone doesn’t have',
      kind: 'edge',
      args: {value: '2024-01-15T09:30:00+02:00[Europe/Berlin]'},
      result: 'text',
    },
    {title: 'A date that doesn’t exist', kind: 'edge', args: {value: '2023-02-29'}, result: 'text'},
    {title: 'Digits in quotes', kind: 'edge', args: {value: '12.5'}, result: 'text'},
    {title: 'A Boolean', kind: 'edge', args: {value: false}, result: 'boolean'},
    {
      title: 'A file',
      kind: 'edge',
      input: utf8('id;name'),
      args: {value: expression('$')},
      result: 'binary',
    },
    {
      title: 'A missing field',
      kind: 'null',
      input: {email: null},
      args: {value: expression('$.phone')},
      result: 'null',
    },
  ],
  related: [
    {function: 'Types/IsType', role: 'alternative'},
    {function: 'Types/IsNull', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'TYPE', differs: 'returns a number'},
    {
      tool: 'jq',
      name: 'type',
      expression: '.value | type',
      differs: 'returns `array` for a list, and `string` for text and dates',
    },
    {
      tool: 'jsonata',
      name: '$type',
      expression: '$type(value)',
      differs: 'returns `array` for a list, and `string` for text and dates',
    },
    {
      tool: 'jmespath',
      name: 'type',
      expression: 'type(value)',
      differs: 'returns `array` for a list, and `string` for text and dates',
    },
    {tool: 'dataweave', name: 'typeOf', differs: 'returns `Array` for a list'},
    {
      tool: 'bloblang',
      name: 'type',
      differs: 'returns `array` for a list, and `string` for text and dates',
    },
    {
      tool: 'sql',
      name: 'JSONB_TYPEOF',
      differs: 'returns `array` for a list, and `string` for text and dates',
    },
  ],
  tags: ['mapping', 'types', 'validation'],
  aliases:
    'typeof, $type, TYPE, Value.Type, type(), what type is it, which data type, detect type, kind of value, inspect unknown input, class of value, introspection, debug a value, list or object, type of variable',
  notes: [
    'A date is text such as `2024-02-29`, and a time is text such as `09:30:00`. A datetime has a date, a time and an offset, and a localdatetime has no offset. Any text in one of these formats counts as that type, wherever it comes from. XML counts as text.',
  ],
  run: ({value}) => typeNameOf(value),
});
