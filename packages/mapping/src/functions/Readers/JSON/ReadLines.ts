import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {MappingError} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {textFileLimit, textOf} from '../textFile';
import {depthLimit, loadParseJson, longNumbersParameter} from '../../../formats/json/parseJson';

export default defineMappingFunction({
  category: 'Readers/JSON',
  name: 'ReadLines',
  summary: 'Reads a JSON Lines (NDJSON) file as a list, with one value per line.',
  parameters: {
    file: {type: ['Binary', 'Text'], data: true, description: 'the file, in UTF-8, or its text'},
    onError: {
      type: 'Text',
      default: 'fail',
      values: {
        fail: 'the call fails at the first invalid line',
        skip: 'invalid lines are skipped',
        collect: 'invalid lines are skipped and reported in `errors`',
      },
      description: 'how to handle invalid lines',
    },
    longNumbers: longNumbersParameter,
  },
  returns: {
    type: ['List<Any>', 'Object'],
    description:
      'the values in line order; with `"collect"`, an object with `values` and `errors`, where each error has a `line` and a `message`',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'For an empty file, the list of values is empty. Blank lines are skipped. A line that contains only `null` becomes null.',
  errors: [
    {code: 'E_PARSE', when: 'a line isn’t valid JSON, and `onError` is `"fail"`'},
    {
      code: 'E_DUPLICATE',
      when: 'an object has a duplicate key with different values, and `onError` is `"fail"`',
    },
    {
      code: 'E_RANGE',
      when: 'a number can’t be represented exactly, and `longNumbers` and `onError` are both `"fail"`',
    },
    {code: 'E_ENCODING', when: 'the file isn’t valid UTF-8'},
    {
      code: 'E_LIMIT',
      when: 'the file is too large, or a line is nested too deeply and `onError` is `"fail"`',
    },
  ],
  examples: [
    {
      title: 'An event log',
      kind: 'typical',
      input: sample('events.ndjson'),
      args: {file: expression('$')},
      result: [
        {id: 1, type: 'created', at: '2024-02-29T09:30:00Z'},
        {id: 2, type: 'paid', at: '2024-02-29T09:31:10Z'},
        {id: 3, type: 'shipped', at: '2024-03-01T07:00:00Z'},
      ],
    },
    {
      title: 'Reporting invalid lines',
      kind: 'typical',
      args: {file: '{"id": 1}\n{"id": \n{"id": 3}\n', onError: 'collect'},
      result: {
        values: [{id: 1}, {id: 3}],
        errors: [
          {
            line: 2,
            message:
              'Line 2, column 8: expected a value, but the JSON ends. Check that the JSON is complete.',
          },
        ],
      },
    },
    {
      title: 'Skipping invalid lines',
      kind: 'edge',
      args: {file: '{"id": 1}\nsome log text\n{"id": 3}\n', onError: 'skip'},
      result: [{id: 1}, {id: 3}],
    },
    {
      title: 'Blank lines and mixed line endings',
      kind: 'edge',
      args: {file: '1\r\n\r\n"two"\n   \n[3]'},
      result: [1, 'two', [3]],
    },
    {
      title: 'A long ID as text',
      kind: 'edge',
      args: {file: '{"id": 9007199254740993}', longNumbers: 'text'},
      result: [{id: '9007199254740993'}],
    },
    {title: 'An empty file', kind: 'edge', args: {file: ''}, result: []},
    {title: 'A line with null', kind: 'null', args: {file: 'null\n2'}, result: [null, 2]},
    {title: 'Null', kind: 'null', args: {file: null}, result: null},
    {title: 'An invalid line', kind: 'error', args: {file: '{"id": 1}\n{"id": '}, error: 'E_PARSE'},
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
      title: 'A line nested 600 levels deep',
      kind: 'error',
      input: sample('nested-too-deep.json'),
      args: {file: expression('$')},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Writers/JSON/WriteLines', role: 'inverse'},
    {function: 'Readers/JSON/ReadDocument', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'jq',
      name: 'inputs',
      expression: '[.file / "\\n" | .[] | fromjson?]',
      example: 'Skipping invalid lines',
      differs: 'without `?`, stops at invalid lines',
    },
    {tool: 'dataweave', name: 'read', differs: 'needs the format `application/x-ndjson`'},
    {tool: 'pandas', name: 'read_json', differs: 'needs `lines=True`, and guesses dates'},
  ],
  tags: ['mapping', 'reader', 'json', 'file', 'parse', 'stream', 'error-handling'],
  aliases:
    'NDJSON, JSONL, newline-delimited JSON, JSON Lines, log file, one json per line, line delimited, skip broken lines, MongoDB export, Elasticsearch bulk, event log, concatenated documents, malformed line, streaming records, each line JSON, CloudWatch',
  limits: [textFileLimit, depthLimit],
  load: loadParseJson,
  run: ({file, onError, longNumbers}, _context, parseJson) => {
    const values: Value[] = [];
    const errors: {line: number; message: string}[] = [];
    for (const [index, text] of textOf(file, null).split('\n').entries()) {
      const line = index + 1;
      if (text.trim() === '') {
        continue;
      }
      try {
        values.push(parseJson(text, {start: () => ({line, column: 1}), longNumbers}));
      } catch (error) {
        if (!(error instanceof MappingError) || onError === 'fail') {
          throw error;
        }
        errors.push({line, message: error.message});
      }
    }
    return onError === 'collect' ? {values, errors} : values;
  },
});
