import {defineMappingFunction} from '../../../defineMappingFunction';
import {expression} from '../../../examples/expression';
import {encode, writableEncodings} from '../../../formats/encodings/encodings';
import {utf8} from '../../../formats/encodings/utf8';
import {fail} from '../../../language/errors';
import {stringify} from './stringify';

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
  summary: 'Writes a value to a JSON file.',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to write'},
    indent: {
      type: 'Integer',
      default: 2,
      description: 'how many spaces each level is moved in, 0 to 10; 0 writes a single line',
    },
    encoding: {
      type: 'Text',
      default: 'utf-8',
      values: writableEncodings,
      description: 'how characters become bytes',
    },
  },
  returns: {
    type: 'Binary',
    description: 'the file, without a byte order mark; it ends with a line feed',
  },
  nullPolicy: 'value',
  nullAndEmpty: 'Null is written as `null`. Empty lists and objects are written as `[]` and `{}`.',
  errors: [
    {code: 'E_TYPE', when: 'the value holds Binary'},
    {code: 'E_RANGE', when: '`indent` is negative or more than 10'},
  ],
  examples: [
    {
      title: 'An order, easy to read',
      kind: 'typical',
      args: {value: {order: 1001, customer: {name: 'Müller GmbH'}, tags: ['gift']}},
      result: utf8(
        '{\n  "order": 1001,\n  "customer": {\n    "name": "Müller GmbH"\n  },\n  "tags": [\n    "gift"\n  ]\n}\n',
      ),
    },
    {
      title: 'In a single line',
      kind: 'typical',
      args: {value: [{sku: '0042', stock: 7}, {}], indent: 0},
      result: utf8('[{"sku":"0042","stock":7},{}]\n'),
    },
    {
      title: 'What the encoding lacks is escaped',
      kind: 'edge',
      args: {value: ['5 €', 'Łódź'], indent: 0, encoding: 'windows-1252'},
      readBack: 'Readers.JSON.ReadDocument(@, encoding: "windows-1252")',
      result: ['5 €', 'Łódź'],
    },
    {
      title: 'No euro sign in ISO 8859-1',
      kind: 'edge',
      args: {value: '5 €', encoding: 'iso-8859-1'},
      result: utf8('"5 \\u20ac"\n'),
    },
    {
      title: 'Two bytes for each character',
      kind: 'edge',
      args: {value: {city: 'Łódź'}, encoding: 'utf-16le'},
      readBack: 'Readers.JSON.ReadDocument(@, encoding: "utf-16le")',
      result: {city: 'Łódź'},
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: utf8('null\n')},
    {
      title: 'Bytes aren’t JSON',
      kind: 'error',
      input: utf8('some bytes'),
      args: {value: expression('{"file": $}')},
      error: 'E_TYPE',
    },
    {title: 'Too far in', kind: 'error', args: {value: [1], indent: 11}, error: 'E_RANGE'},
  ],
  related: [
    {function: 'Readers/JSON/ReadDocument', role: 'inverse'},
    {function: 'Writers/JSON/WriteLines', role: 'alternative'},
  ],
  workflowFunctions: ['HTTPClient/UploadFile'],
  tags: ['mapping', 'writer', 'json', 'file', 'format', 'encoding'],
  aliases: [
    'JSON.stringify',
    'json.dump',
    'pretty print',
    'Json.FromValue',
    'serialize',
    'create json file',
    'export json',
    'save object',
    'human readable',
    'beautify',
    'dump data',
    'configuration file',
    'offer for download',
    'archive snapshot',
    'JSON output',
    'generate JSON file',
  ],
  notes: [
    'Keys keep their order, so that two runs give the same file.',
    'JSON files are UTF-8 by their standard. In the older encodings, a character that doesn’t exist there is written as an escape such as `\\u20ac`, so the value stays the same.',
  ],
  pure: true,
  run: ({value, indent, encoding}) => {
    if (indent < 0 || indent > 10) {
      fail('E_RANGE', `The indent must be 0 to 10, not ${indent}.`, 'indent');
    }
    return encode(`${stringify(value, indent)}\n`, encoding, {escape: unicodeEscape});
  },
});
