import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {isOfType} from './typeNames';

export default defineMappingFunction({
  category: 'Types',
  name: 'IsType',
  summary: 'Checks whether a value has a given type, such as "integer" or "date".',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to check'},
    type: {
      type: 'Text',
      values: {
        text: 'any text, including dates and times',
        number: 'any number',
        integer:
          'a number without a fraction, from -9,007,199,254,740,991 to 9,007,199,254,740,991',
        boolean: 'true or false',
        date: 'text with a valid date, such as `2024-02-29`',
        datetime: 'text with a date, a time and an offset, such as `2024-02-29T09:30:00+01:00`',
        localdatetime: 'text with a date and a time but no offset, such as `2024-02-29T09:30:00`',
        time: 'text with a time of day, such as `09:30:00`',
        list: 'a list, empty or not',
        object: 'an object, empty or not',
        binary: 'bytes, such as a file',
        null: 'null, or a missing field',
      },
      description: 'the type to check for',
    },
  },
  returns: {type: 'Boolean', description: 'true if the value has the given type'},
  nullPolicy: 'value',
  nullAndEmpty: 'Null has only the type `"null"`.',
  errors: [],
  examples: [
    {
      title: 'A quantity without a fraction',
      kind: 'typical',
      input: {quantity: 3},
      args: {value: expression('$.quantity'), type: 'integer'},
      result: true,
    },
    {
      title: 'A valid date',
      kind: 'typical',
      args: {value: '2024-02-29', type: 'date'},
      result: true,
    },
    {
      title: 'Digits in quotes aren’t a number',
      kind: 'typical',
      args: {value: '12.5', type: 'number'},
      result: false,
    },
    {
      title: 'A number with a fraction',
      kind: 'edge',
      args: {value: 2.5, type: 'integer'},
      result: false,
    },
    {
      title: 'A date is also text',
      kind: 'edge',
      args: {value: '2024-02-29', type: 'text'},
      result: true,
    },
    {
      title: 'A datetime needs an offset',
      kind: 'edge',
      args: {value: '2024-02-29T09:30:00', type: 'datetime'},
      result: false,
    },
    {
      title: 'A date-time from a workbook',
      kind: 'typical',
      input: {shipped: '2024-02-29T09:30:00'},
      args: {value: expression('$.shipped'), type: 'localdatetime'},
      result: true,
    },
    {
      title: 'A time doesn’t need seconds',
      kind: 'edge',
      args: {value: '09:30', type: 'time'},
      result: true,
    },
    {
      title: 'The text "true" isn’t a Boolean',
      kind: 'edge',
      args: {value: 'true', type: 'boolean'},
      result: false,
    },
    {title: 'An empty list', kind: 'edge', args: {value: [], type: 'list'}, result: true},
    {
      title: 'A list isn’t an object',
      kind: 'edge',
      args: {value: [], type: 'object'},
      result: false,
    },
    {
      title: 'A file',
      kind: 'edge',
      input: utf8('id;name'),
      args: {value: expression('$'), type: 'binary'},
      result: true,
    },
    {title: 'Null', kind: 'null', args: {value: null, type: 'null'}, result: true},
    {title: 'Null isn’t text', kind: 'null', args: {value: null, type: 'text'}, result: false},
    {
      title: 'An unknown type',
      kind: 'error',
      args: {value: 1, type: 'decimal'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Types/TypeOf', role: 'alternative'},
    {function: 'Types/ToDateTime', role: 'often used with'},
    {function: 'Types/ToNumber', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'ISNUMBER', differs: 'has a separate function for each type'},
    {
      tool: 'jq',
      name: 'type ==',
      expression: '.value | type == "number"',
      differs: 'has no types for dates or integers',
    },
    {
      tool: 'jsonata',
      name: '$type',
      expression: '$type(value) = "number"',
      differs: 'has no types for dates or integers',
    },
    {tool: 'dataweave', name: 'is'},
    {
      tool: 'lodash',
      name: '_.isInteger',
      expression: '_.isInteger(value)',
      differs: 'has a separate function for each type',
    },
    {tool: 'pandas', name: 'api.types', differs: 'has a separate function for each type'},
  ],
  tags: ['mapping', 'types', 'validation'],
  aliases:
    'ISNUMBER, ISTEXT, isInteger, is number, instanceof, Value.Is, check type, check if numeric, validate type, is array, is_numeric, type guard, is object, is boolean, ISLOGICAL, is list',
  run: ({value, type}) => isOfType(value, type),
});
