import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {encode, writableEncodings} from '@documentation/base/internal/encodings/encodings';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {fail} from '@documentation/base/internal/values/errors';
import {stringify} from '../../../formats/json/stringify';

/** '€' → '\\u20ac' */
function unicodeEscape(character: string): string {
  return Array.from({length: character.length}, (_, index) => {
    const code = character.charCodeAt(index).toString(16).padStart(4, '0');
    return `\\u${code}`;
  }).join('');
}

export default defineMappingFunction({
  category: 'Writers/JSON',
  name: 'WriteDocument',
  summary: 'Writes any value to a JSON file.',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to write'},
    indent: {
      type: 'Integer',
      default: 2,
      description: 'how many spaces to indent each level, from 0 to 10; 0 writes a single line',
    },
    encoding: {
      type: 'Text',
      default: 'utf-8',
      values: writableEncodings,
      description: 'the file encoding',
    },
  },
  returns: {
    type: 'Binary',
    description: 'the file, with a line feed at the end and no byte order mark',
  },
  nullPolicy: 'value',
  nullAndEmpty: 'Null is written as `null`. Empty lists and objects are written as `[]` and `{}`.',
  errors: [{code: 'E_RANGE', when: '`indent` isn’t between 0 and 10'}],
  examples: [
    {
      title: 'An indented order',
      kind: 'typical',
      args: {value: {order: 1001, customer: {name: 'Müller GmbH'}, tags: ['gift']}},
      result: utf8(
        '{\n  "order": 1001,\n  "customer": {\n    "name": "Müller GmbH"\n  },\n  "tags": [\n    "gift"\n  ]\n}\n',
      ),
    },
    {
      title: 'A list on a single line',
      kind: 'typical',
      args: {value: [{sku: '0042', stock: 7}, {}], indent: 0},
      result: utf8('[{"sku":"0042","stock":7},{}]\n'),
    },
    {
      title: 'Characters that the encoding lacks',
      kind: 'edge',
      args: {value: ['5 €', 'Łódź'], indent: 0, encoding: 'windows-1252'},
      readBack: 'Readers.JSON.ReadDocument(@, encoding: "windows-1252")',
      result: ['5 €', 'Łódź'],
    },
    {
      title: 'A euro sign in ISO 8859-1',
      kind: 'edge',
      args: {value: '5 €', encoding: 'iso-8859-1'},
      result: utf8('"5 \\u20ac"\n'),
    },
    {
      title: 'UTF-16',
      kind: 'edge',
      args: {value: {city: 'Łódź'}, encoding: 'utf-16le'},
      readBack: 'Readers.JSON.ReadDocument(@, encoding: "utf-16le")',
      result: {city: 'Łódź'},
    },
    {
      title: 'Bytes become Base64',
      kind: 'edge',
      input: utf8('hi'),
      args: {value: expression('{"file": $}'), indent: 0},
      result: utf8('{"file":"aGk="}\n'),
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: utf8('null\n')},
    {
      title: 'Too much indentation',
      kind: 'error',
      args: {value: [1], indent: 11},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Readers/JSON/ReadDocument', role: 'inverse'},
    {function: 'Writers/JSON/WriteLines', role: 'alternative'},
  ],
  workflowFunctions: ['HTTPClient/UploadFile'],
  equivalents: [
    {tool: 'dataweave', name: 'write', differs: 'needs the format `application/json`'},
    {tool: 'bloblang', name: 'format_json', differs: 'sorts keys'},
    {tool: 'pandas', name: 'to_json', differs: 'writes tables'},
  ],
  tags: ['mapping', 'writer', 'json', 'file', 'format', 'encoding'],
  aliases:
    'JSON.stringify, json.dump, pretty print, Json.FromValue, serialize, create json file, export json, save object, human readable, beautify, dump data, configuration file, offer for download, archive snapshot, JSON output, generate JSON file',
  notes: [
    'Binary values are written as text in Base64, as in `JSON.Stringify`.',
    'Keys keep their order, so the same value always produces the same file.',
    'The JSON standard requires UTF-8. Characters that an older encoding lacks are written as escapes such as `\\u20ac`, so no data is lost.',
  ],
  run: ({value, indent, encoding}) => {
    if (indent < 0 || indent > 10) {
      fail('E_RANGE', `The indent ${indent} is out of range. Use 0 to 10.`, 'indent');
    }
    return encode(`${stringify(value, {indent})}\n`, encoding, {escape: unicodeEscape});
  },
});
