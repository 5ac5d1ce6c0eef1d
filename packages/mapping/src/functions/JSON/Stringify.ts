import {defineMappingFunction} from '../../language/defineMappingFunction';
import {stringify} from '../../formats/json/stringify';
import {fail} from '@documentation/base/internal/values/errors';

const MAX_INDENT = 10;

export default defineMappingFunction({
  category: 'JSON',
  name: 'Stringify',
  summary: 'Writes a value as JSON text, compact or indented.',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to write'},
    indent: {
      type: 'Integer',
      default: 0,
      description: `how many spaces to indent each level, from 0 (all on one line) to ${MAX_INDENT}`,
    },
    sortKeys: {
      type: 'Boolean',
      default: false,
      description: 'whether to sort object keys by their UTF-16 code units',
    },
  },
  returns: {type: 'Text', description: 'the JSON text'},
  nullPolicy: 'fixed result',
  nullResult: 'null',
  nullAndEmpty: 'Null inside lists and objects is written as `null`.',
  errors: [{code: 'E_RANGE', when: `\`indent\` isn’t between 0 and ${MAX_INDENT}`}],
  examples: [
    {
      title: 'Compact text',
      kind: 'typical',
      args: {value: {id: 7, tags: ['new', 'paid']}},
      result: '{"id":7,"tags":["new","paid"]}',
    },
    {
      title: 'Indented and sorted',
      kind: 'typical',
      args: {value: {b: 1, a: 2}, indent: 2, sortKeys: true},
      result: '{\n  "a": 2,\n  "b": 1\n}',
    },
    {
      title: 'Sorted keys that look like numbers',
      kind: 'edge',
      args: {value: {b: 1, 9: 2, 10: 3}, sortKeys: true},
      result: '{"10":3,"9":2,"b":1}',
    },
    {title: 'Text is quoted', kind: 'edge', args: {value: 'say "hi"'}, result: '"say \\"hi\\""'},
    {
      title: 'Bytes become Base64',
      kind: 'edge',
      input: new Uint8Array([104, 105]),
      args: {value: {expression: '$'}},
      result: '"aGk="',
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: 'null'},
    {
      title: 'An indent above 10',
      kind: 'error',
      args: {value: 1, indent: 11},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'JSON/Parse', role: 'inverse'},
    {function: 'JSON/Canonicalize', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'jq', name: 'tojson', expression: '.value | tojson', differs: 'has no indent'},
    {
      tool: 'jsonata',
      name: '$string',
      expression: '$string(value)',
      differs: 'returns text without quotes',
    },
    {
      tool: 'jmespath',
      name: 'to_string',
      expression: 'to_string(value)',
      differs: 'returns text without quotes',
    },
    {tool: 'dataweave', name: 'write', differs: 'indents by default'},
    {tool: 'bloblang', name: 'format_json', differs: 'indents by default, and sorts keys'},
    {tool: 'sql', name: 'CAST AS TEXT', differs: '`JSONB_PRETTY` adds an indent'},
    {tool: 'pandas', name: 'to_json', differs: 'writes tables'},
  ],
  tags: ['mapping', 'json', 'format'],
  aliases:
    'JSON.stringify, toJson, to_json, TO_JSON, Json.FromValue, $string, serialize, object to string, json.dumps, pretty print, encode payload, minify, store in database column, debug output, one-line format, convert to JSON, ConvertTo-Json, marshal',
  notes: [
    'Without `sortKeys`, keys that look like whole numbers come first, in ascending order. Other keys keep their order.',
    'Binary values are written as text in Base64.',
  ],
  run: ({value, indent, sortKeys}) => {
    if (indent < 0 || indent > MAX_INDENT) {
      fail(
        'E_RANGE',
        `\`indent\` must be between 0 and ${MAX_INDENT}, but it is ${indent}.`,
        'indent',
      );
    }
    return stringify(value, {indent, sortKeys});
  },
});
