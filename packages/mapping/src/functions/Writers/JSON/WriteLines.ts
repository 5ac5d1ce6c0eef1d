import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {encode} from '@documentation/base/internal/encodings/encodings';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {stringify} from '../../../formats/json/stringify';

export default defineMappingFunction({
  category: 'Writers/JSON',
  name: 'WriteLines',
  summary: 'Writes a list to a JSON Lines (NDJSON) file, with one item per line.',
  parameters: {
    list: {type: 'List<Any>', data: true, description: 'the items, one per line'},
  },
  returns: {
    type: 'Binary',
    description: 'the file, in UTF-8, with a line feed at the end of each line',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty list returns an empty file. A null item is written as `null`.',
  errors: [],
  examples: [
    {
      title: 'An event log',
      kind: 'typical',
      args: {
        list: [
          {id: 1, type: 'created'},
          {id: 2, type: 'paid'},
        ],
      },
      result: utf8('{"id":1,"type":"created"}\n{"id":2,"type":"paid"}\n'),
    },
    {
      title: 'Items of different types',
      kind: 'typical',
      args: {list: ['text', 42, [1, 2], true]},
      result: utf8('"text"\n42\n[1,2]\ntrue\n'),
    },
    {
      title: 'A line break in text',
      kind: 'edge',
      args: {list: [{note: 'ring twice\nthen wait'}]},
      result: utf8('{"note":"ring twice\\nthen wait"}\n'),
    },
    {
      title: 'Bytes become Base64',
      kind: 'edge',
      input: utf8('hi'),
      args: {list: expression('[{"name": "a.txt", "file": $}]')},
      result: utf8('{"name":"a.txt","file":"aGk="}\n'),
    },
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: utf8('')},
    {title: 'A null item', kind: 'null', args: {list: [1, null]}, result: utf8('1\nnull\n')},
    {title: 'Null', kind: 'null', args: {list: null}, result: null},
  ],
  related: [
    {function: 'Readers/JSON/ReadLines', role: 'inverse'},
    {function: 'Writers/JSON/WriteDocument', role: 'alternative'},
  ],
  workflowFunctions: ['Google/BigQueryLoadFile'],
  equivalents: [
    {tool: 'dataweave', name: 'write', differs: 'needs the format `application/x-ndjson`'},
    {tool: 'pandas', name: 'to_json', differs: "needs `orient='records'` and `lines=True`"},
  ],
  tags: ['mapping', 'writer', 'json', 'file', 'format', 'stream'],
  aliases:
    'NDJSON, JSONL, newline-delimited JSON, JSON Lines, export events, one object per line, bulk import file, Elasticsearch, fine-tuning data, data lake, append-only log, machine learning dataset, streaming records',
  notes: [
    'A line break in text is written as `\\n`, so each item stays on one line.',
    'Binary values are written as text in Base64, as in `JSON.Stringify`.',
  ],
  run: ({list}) =>
    encode(
      list.map((item) => `${stringify(item, {indent: 0, parameter: 'list'})}\n`).join(''),
      'utf-8',
    ),
});
