import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {depthLimit, loadParseJson, longNumbersParameter} from '../../formats/json/parseJson';

export default defineMappingFunction({
  category: 'JSON',
  name: 'Parse',
  summary: 'Parses JSON text into a value, without rounding long numbers.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the JSON text'},
    longNumbers: longNumbersParameter,
  },
  returns: {type: 'Any', description: 'the parsed value'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'The text `"null"` returns null. Empty text is an error.',
  errors: [
    {code: 'E_PARSE', when: 'the text isn’t valid JSON (the message includes the line and column)'},
    {code: 'E_DUPLICATE', when: 'an object has the same key twice, with different values'},
    {code: 'E_RANGE', when: 'a number can’t be represented exactly, and `longNumbers` is `"fail"`'},
    {code: 'E_LIMIT', when: 'lists and objects are nested too deeply'},
  ],
  examples: [
    {
      title: 'An order',
      kind: 'typical',
      args: {text: '{"id": "A-1001", "total": 1249.50, "paid": false}'},
      result: {id: 'A-1001', total: 1249.5, paid: false},
    },
    {
      title: 'A long ID as text',
      kind: 'typical',
      args: {text: '{"id": 9007199254740993}', longNumbers: 'text'},
      result: {id: '9007199254740993'},
    },
    {title: 'A single value', kind: 'edge', args: {text: '"Ada"'}, result: 'Ada'},
    {
      title: 'Trailing decimal zeros are dropped',
      kind: 'edge',
      args: {text: '[1.50, 100]'},
      result: [1.5, 100],
    },
    {title: 'The text "null"', kind: 'edge', args: {text: 'null'}, result: null},
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
    {title: 'A trailing comma', kind: 'error', args: {text: '{"id": 1,}'}, error: 'E_PARSE'},
    {title: 'Empty text', kind: 'error', args: {text: ''}, error: 'E_PARSE'},
    {
      title: 'The same key with two values',
      kind: 'error',
      args: {text: '{"id": 1, "id": 2}'},
      error: 'E_DUPLICATE',
    },
    {
      title: 'A number with too many digits',
      kind: 'error',
      args: {text: '[9007199254740993]'},
      error: 'E_RANGE',
    },
    {
      title: 'Lists nested 501 levels deep',
      kind: 'error',
      args: {text: expression('Text.Pad("", 501, "[")')},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'JSON/Stringify', role: 'inverse'},
    {function: 'JSON/ValueFromPath', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'jq', name: 'fromjson', expression: '.text | fromjson'},
    {
      tool: 'jsonata',
      name: '$eval',
      expression: '$eval(text)',
      differs: 'runs the text as an expression',
    },
    {tool: 'dataweave', name: 'read', differs: 'needs the format `application/json`'},
    {tool: 'bloblang', name: 'parse_json'},
    {tool: 'sql', name: 'CAST AS JSONB', differs: 'keeps trailing decimal zeros'},
    {tool: 'pandas', name: 'read_json', differs: 'returns a table, and guesses dates'},
  ],
  tags: ['mapping', 'json', 'parse'],
  aliases:
    'JSON.parse, parse_json, fromJson, Json.Document, PARSE_JSON, read JSON text, string to object, decode JSON, json.loads, escaped quotes, double encoded body, payload arrives as string, unexpected token error, long id rounded, deserialize, stringified column, convert string to JSON, ConvertFrom-Json, unserialize, unmarshal, long numbers, read JSON into a value',
  notes: [
    'A key that occurs twice with the same value is kept once. Keys that look like whole numbers come first in the result, in ascending order. Other keys keep their order.',
  ],
  limits: [depthLimit],
  load: loadParseJson,
  run: ({text, longNumbers}, _context, parseJson) =>
    parseJson(text, {longNumbers, parameter: 'text'}),
});
