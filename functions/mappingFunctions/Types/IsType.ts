import {defineMappingFunction} from '../../defineMappingFunction';
import {expression, utf8} from '../../examples';
import {isOfType} from './typeNames';

export default defineMappingFunction({
  category: 'Types',
  name: 'IsType',
  summary: 'Tells whether a value has a type, such as "integer" or "date".',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to look at'},
    type: {
      type: 'Text',
      values: {
        text: 'any text, dates included',
        number: 'any number',
        integer: 'a number without a fraction, up to 9007199254740991 either way',
        boolean: 'true or false',
        date: 'text with a date that exists, as `2024-02-29`',
        datetime: 'text with a date, a time and an offset, as `2024-02-29T09:30:00+01:00`',
        list: 'a list, empty or not',
        object: 'an object, empty or not',
        binary: 'bytes, such as a file',
        null: 'null, or a field that doesn’t exist',
      },
      description: 'the name of the type',
    },
  },
  returns: {type: 'Boolean', description: 'true when the value has the type'},
  nullPolicy: 'value',
  nullAndEmpty: 'Null has the type `"null"` and no other.',
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
      title: 'A date that exists',
      kind: 'typical',
      args: {value: '2024-02-29', type: 'date'},
      result: true,
    },
    {
      title: 'Digits in quotes are no number',
      kind: 'typical',
      args: {value: '12.5', type: 'number'},
      result: false,
    },
    {title: 'A fraction', kind: 'edge', args: {value: 2.5, type: 'integer'}, result: false},
    {
      title: 'A date is text too',
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
      title: 'A word is not a boolean',
      kind: 'edge',
      args: {value: 'true', type: 'boolean'},
      result: false,
    },
    {title: 'An empty list', kind: 'edge', args: {value: [], type: 'list'}, result: true},
    {
      title: 'A list is not an object',
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
    {title: 'Null is not text', kind: 'null', args: {value: null, type: 'text'}, result: false},
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
  tags: ['mapping', 'types', 'validation'],
  aliases: ['ISNUMBER', 'ISTEXT', 'isInteger', 'is number', 'instanceof', 'Value.Is', 'check type'],
  pure: true,
  run: ({value, type}) => isOfType(value, type),
});
