import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {textFileLimit, textOf} from '../textFile';
import {depthLimit, longNumbersParameter, parseJson} from '../../../formats/json/parseJson';

export default defineMappingFunction({
  category: 'Readers/JSON',
  name: 'ReadDocument',
  summary: 'Reads a whole JSON file as one value.',
  parameters: {
    file: {type: ['Binary', 'Text'], data: true, description: 'the file or its text'},
    encoding: {
      type: 'Text',
      default: 'utf-8',
      description: 'the file encoding, such as `"utf-16le"`; ignored if `file` is text',
    },
    longNumbers: longNumbersParameter,
  },
  returns: {type: 'Any', description: 'the value of the JSON document', nullable: true},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'An empty file fails with `E_PARSE`. A file that contains only `null` returns null.',
  errors: [
    {code: 'E_PARSE', when: 'the file isn’t valid JSON'},
    {code: 'E_DUPLICATE', when: 'an object has a duplicate key with different values'},
    {code: 'E_RANGE', when: 'a number can’t be represented exactly, and `longNumbers` is `"fail"`'},
    {code: 'E_ENCODING', when: 'the encoding is unknown or doesn’t match the file'},
    {code: 'E_LIMIT', when: 'the file is too large or nested too deeply'},
  ],
  examples: [
    {
      title: 'A file with orders',
      kind: 'typical',
      input: sample('orders.json'),
      args: {file: expression('$')},
      result: {
        source: 'shop',
        orders: [
          {id: 1001, customer: {name: 'Müller GmbH', zip: '01067'}, total: 1249.5},
          {id: 1002, customer: {name: 'Ada Lovelace', zip: '00184'}, total: 89.9},
        ],
      },
    },
    {
      title: 'JSON as text',
      kind: 'typical',
      args: {file: '{"sku": "0042", "stock": 7}'},
      result: {sku: '0042', stock: 7},
    },
    {
      title: 'A byte order mark',
      kind: 'edge',
      input: utf8('\ufeff[true, null]'),
      args: {file: expression('$')},
      result: [true, null],
    },
    {
      title: 'A long ID as text',
      kind: 'edge',
      args: {file: '{"id": 9007199254740993}', longNumbers: 'text'},
      result: {id: '9007199254740993'},
    },
    {title: 'Null in the file', kind: 'null', args: {file: 'null'}, result: null},
    {title: 'Null instead of a file', kind: 'null', args: {file: null}, result: null},
    {title: 'A trailing comma', kind: 'error', args: {file: '{"sku": "0042",}'}, error: 'E_PARSE'},
    {
      title: 'A duplicate key',
      kind: 'error',
      args: {file: '{"id": 1, "id": 2}'},
      error: 'E_DUPLICATE',
    },
    {
      title: 'A number with too many digits',
      kind: 'error',
      args: {file: '{"id": 9007199254740993}'},
      error: 'E_RANGE',
    },
    {
      title: 'An older encoding',
      kind: 'error',
      input: Uint8Array.of(0x22, 0xe4, 0x22),
      args: {file: expression('$')},
      error: 'E_ENCODING',
    },
    {
      title: 'Lists nested 600 levels deep',
      kind: 'error',
      input: sample('nested-too-deep.json'),
      args: {file: expression('$')},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Writers/JSON/WriteDocument', role: 'inverse'},
    {function: 'Readers/JSON/ReadItems', role: 'alternative'},
    {function: 'Readers/JSON/ReadLines', role: 'alternative'},
  ],
  workflowFunctions: ['Store/GetBlob'],
  equivalents: [
    {
      tool: 'jq',
      name: '.',
      expression: '.file | fromjson',
      example: 'JSON as text',
      differs: 'reads only UTF-8',
    },
    {tool: 'dataweave', name: 'read', differs: 'needs the format `application/json`'},
    {tool: 'bloblang', name: 'parse_json', differs: 'reads only UTF-8'},
    {tool: 'pandas', name: 'read_json', differs: 'returns a table, and guesses dates'},
  ],
  tags: ['mapping', 'reader', 'json', 'file', 'parse'],
  aliases:
    'JSON.parse, json.load, Json.Document, parse JSON file, deserialize, open json file, load json, UTF-16, BOM at start, big integer ids, configuration file, bytes to object, wrong charset, pd.read_json',
  limits: [textFileLimit, depthLimit],
  notes: [
    'By default, an ID such as 9007199254740993 is an error, because as a number it would become 9007199254740992. To keep every digit, set `longNumbers` to `"text"`.',
    'To read one list from a larger file, use `Readers.JSON.ReadItems`.',
  ],
  run: ({file, encoding, longNumbers}) => {
    const text = textOf(
      file,
      encoding,
      'Use Readers.JSON.ReadItems to read one list from a larger file.',
    );
    return parseJson(text, {longNumbers});
  },
});
