import {defineMappingFunction} from '../../language/defineMappingFunction';
import {plainNumber} from '@documentation/base/internal/values/numbers/plainNumber';

export default defineMappingFunction({
  category: 'Types',
  name: 'ToText',
  summary: 'Converts a number or Boolean to text and leaves text as it is.',
  parameters: {
    value: {
      type: ['Text', 'Number', 'Boolean'],
      data: true,
      description: 'the value to convert',
    },
  },
  returns: {
    type: 'Text',
    description: 'the value as text; numbers have `.` as the decimal separator and no exponent',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text stays empty. Null never becomes the text `"null"`.',
  errors: [],
  examples: [
    {title: 'A number', kind: 'typical', args: {value: 1234.5}, result: '1234.5'},
    {title: 'A Boolean', kind: 'typical', args: {value: true}, result: 'true'},
    {
      title: 'A date stays as it is',
      kind: 'edge',
      args: {value: '2024-02-29'},
      result: '2024-02-29',
    },
    {
      title: 'A large number without an exponent',
      kind: 'edge',
      args: {value: 1e21},
      result: '1000000000000000000000',
    },
    {
      title: 'A small number without an exponent',
      kind: 'edge',
      args: {value: 1.5e-7},
      result: '0.00000015',
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {title: 'A list', kind: 'error', args: {value: [1, 2]}, error: 'E_TYPE'},
  ],
  related: [
    {function: 'Types/ToNumber', role: 'inverse'},
    {function: 'Types/ToBoolean', role: 'inverse'},
    {function: 'Number/Format', role: 'alternative'},
    {function: 'Types/ToBinary', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'VALUETOTEXT', differs: 'writes Booleans as `TRUE` and `FALSE`'},
    {
      tool: 'jq',
      name: 'tostring',
      expression: '.value | tostring',
      differs: 'writes large numbers with an exponent, and objects and lists as JSON',
    },
    {
      tool: 'jsonata',
      name: '$string',
      expression: '$string(value)',
      differs: 'writes large numbers with an exponent, and objects and lists as JSON',
    },
    {
      tool: 'jmespath',
      name: 'to_string',
      expression: 'to_string(value)',
      differs: 'writes large numbers with an exponent, and objects and lists as JSON',
    },
    {tool: 'dataweave', name: 'as String'},
    {tool: 'bloblang', name: 'string', differs: 'writes objects and lists as JSON'},
    {tool: 'sql', name: 'CAST AS TEXT'},
    {
      tool: 'lodash',
      name: '_.toString',
      expression: '_.toString(value)',
      differs: 'writes large numbers with an exponent',
    },
    {tool: 'pandas', name: 'astype(str)', differs: 'writes Booleans as `True` and `False`'},
  ],
  tags: ['mapping', 'types', 'conversion', 'text'],
  aliases:
    'toString, $string, String(), CAST AS VARCHAR, Text.From, TEXT, number to string, convert to string, cast to text, id as string, scientific notation, E+ shown, number in quotes, str, integer to varchar, keep long number, stringify number, turn into text',
  notes: [
    'Lists, objects and bytes aren’t accepted. Convert lists and objects with `JSON.Stringify`, and read files with a reader. `Readers.CSV.ReadFixedWidth` reads any text file as lines.',
  ],
  run: ({value}) => (typeof value === 'number' ? plainNumber(value) : String(value)),
});
