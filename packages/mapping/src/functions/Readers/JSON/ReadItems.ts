import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {byteOrderMark, utf16WithoutMark} from '@documentation/base/internal/encodings/encodings';
import {textOfUtf8, utf8} from '@documentation/base/internal/encodings/utf8';
import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {findItems} from './findItems';
import {
  depthLimit,
  loadParseJson,
  longNumbersParameter,
  placeAfter,
  type Place,
} from '../../../formats/json/parseJson';
import {POINTER_SEGMENTS} from '@documentation/base/internal/limits/values/documents';
import {LARGE_FILE_BYTES} from '@documentation/base/internal/limits/values/files';
import {sizeText} from '@documentation/base/internal/limits/format';

const LINE_FEED = 0x0a;

function checkNotUtf16(file: Uint8Array): void {
  const encoding = byteOrderMark(file) ?? utf16WithoutMark(file);
  if (encoding && encoding !== 'utf-8') {
    fail('E_ENCODING', 'The file is in UTF-16. Convert it to UTF-8.', 'file');
  }
}

/** Returns the line and column of an item in the file. */
function placeOf(item: Uint8Array, file: Uint8Array): Place {
  const before = file.subarray(0, item.byteOffset - file.byteOffset);
  const lineStart = before.lastIndexOf(LINE_FEED) + 1;
  const line = before.reduce((count, byte) => count + (byte === LINE_FEED ? 1 : 0), 1);
  return placeAfter(new TextDecoder().decode(before.subarray(lineStart)), {line, column: 1});
}

export default defineMappingFunction({
  category: 'Readers/JSON',
  name: 'ReadItems',
  summary: 'Reads the items of one list in a large JSON file without parsing the rest.',
  parameters: {
    file: {type: 'Binary', data: true, description: 'the file, in UTF-8'},
    pointer: {
      type: 'Text',
      default: '',
      description:
        'a JSON Pointer to the list, such as `"/orders"`, or `""` if the whole file is a list',
    },
    longNumbers: longNumbersParameter,
  },
  returns: {type: 'List<Any>', description: 'the items of the list'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty file fails with `E_PARSE`.',
  errors: [
    {code: 'E_PARSE', when: 'the file isn’t valid JSON up to the end of the list'},
    {code: 'E_PATH', when: 'the pointer is invalid or doesn’t point to a list'},
    {code: 'E_DUPLICATE', when: 'an item has a duplicate key with different values'},
    {code: 'E_RANGE', when: 'a number can’t be represented exactly, and `longNumbers` is `"fail"`'},
    {code: 'E_ENCODING', when: 'the file is in UTF-16, or an item isn’t valid UTF-8'},
    {code: 'E_LIMIT', when: 'the file is too large, or an item is nested too deeply'},
  ],
  examples: [
    {
      title: 'Orders in a file',
      kind: 'typical',
      input: sample('orders.json'),
      args: {file: expression('$'), pointer: '/orders'},
      result: [
        {id: 1001, customer: {name: 'Müller GmbH', zip: '01067'}, total: 1249.5},
        {id: 1002, customer: {name: 'Ada Lovelace', zip: '00184'}, total: 89.9},
      ],
    },
    {
      title: 'A file that contains only a list',
      kind: 'typical',
      input: utf8('["A-1", "A-2", "A-3"]'),
      args: {file: expression('$')},
      result: ['A-1', 'A-2', 'A-3'],
    },
    {
      title: 'A nested list, with a slash in a key',
      kind: 'edge',
      input: utf8('{"pages": [{"a/b": [1]}, {"a/b": [2, 3]}]}'),
      args: {file: expression('$'), pointer: '/pages/1/a~1b'},
      result: [2, 3],
    },
    {
      title: 'Invalid JSON after the list',
      kind: 'edge',
      input: utf8('{"items": [1, 2], "rest": oops'),
      args: {file: expression('$'), pointer: '/items'},
      result: [1, 2],
    },
    {
      title: 'A long ID as text',
      kind: 'edge',
      input: utf8('[{"id": 9007199254740993}]'),
      args: {file: expression('$'), longNumbers: 'text'},
      result: [{id: '9007199254740993'}],
    },
    {title: 'Null', kind: 'null', args: {file: null}, result: null},
    {
      title: 'A truncated file',
      kind: 'error',
      input: utf8('{"items": [1, 2'),
      args: {file: expression('$'), pointer: '/items'},
      error: 'E_PARSE',
    },
    {
      title: 'Not a list',
      kind: 'error',
      input: sample('orders.json'),
      args: {file: expression('$'), pointer: '/source'},
      error: 'E_PATH',
    },
    {
      title: 'A duplicate key',
      kind: 'error',
      input: utf8('[{"id": 1, "id": 2}]'),
      args: {file: expression('$')},
      error: 'E_DUPLICATE',
    },
    {
      title: 'A number with too many digits',
      kind: 'error',
      input: utf8('[9007199254740993]'),
      args: {file: expression('$')},
      error: 'E_RANGE',
    },
    {
      title: 'An older encoding',
      kind: 'error',
      input: Uint8Array.of(0x5b, 0x22, 0xe4, 0x22, 0x5d),
      args: {file: expression('$')},
      error: 'E_ENCODING',
    },
    {
      title: 'A file in UTF-16',
      kind: 'error',
      input: Uint8Array.of(0x5b, 0, 0x31, 0, 0x5d, 0),
      args: {file: expression('$')},
      error: 'E_ENCODING',
    },
    {
      title: 'An item nested 599 levels deep',
      kind: 'error',
      input: sample('nested-too-deep.json'),
      args: {file: expression('$')},
      error: 'E_LIMIT',
    },
  ],
  related: [{function: 'Readers/JSON/ReadDocument', role: 'alternative'}],
  tags: ['mapping', 'reader', 'json', 'file', 'parse', 'stream', 'path'],
  aliases:
    'JSONStream, ijson, jq --stream, stream JSON array, JSON pointer, large JSON, huge json, out of memory, big array in file, gigabyte file, memory limit, incremental parser, data dump, heap overflow, too big to parse, part of JSON file, memory problem, performance with large file',
  limits: [
    `A file can be at most ${sizeText(LARGE_FILE_BYTES)}.`,
    `A pointer can have at most ${POINTER_SEGMENTS} segments.`,
    `In an item, ${depthLimit.charAt(0).toLowerCase()}${depthLimit.slice(1)}`,
  ],
  notes: [
    'Only the list items are parsed. The text before the list is skipped with few checks, and the text after the list isn’t read. Errors outside the list can therefore go unnoticed.',
    'In a pointer, write `/` in a key as `~1`, and `~` as `~0`.',
  ],
  load: loadParseJson,
  run: ({file, pointer, longNumbers}, _context, parseJson) => {
    if (file.length > LARGE_FILE_BYTES) {
      fail(
        'E_LIMIT',
        `The file is larger than ${sizeText(LARGE_FILE_BYTES)}. Split it into smaller files.`,
        'file',
      );
    }
    checkNotUtf16(file);
    const items: Value[] = [];
    for (const bytes of findItems(file, pointer)) {
      const text =
        textOfUtf8(bytes) ??
        fail(
          'E_ENCODING',
          `Item ${(items.length + 1).toLocaleString('en')} contains bytes that aren’t valid UTF-8. Convert the file to UTF-8.`,
          'file',
        );
      items.push(parseJson(text, {longNumbers, start: () => placeOf(bytes, file)}));
    }
    return items;
  },
});
