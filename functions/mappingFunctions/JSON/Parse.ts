import {defineMappingFunction} from '../../defineMappingFunction';
import {fail, MappingError} from '../../language/errors';
import {isExactNumber} from '../../language/exactNumbers';
import type {Value} from '../../language/types';
import {placeOf} from './place';

export default defineMappingFunction({
  category: 'JSON',
  name: 'Parse',
  summary: 'Parses JSON text into a value, without rounding long numbers.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the JSON text'},
    longNumbers: {
      type: 'Text',
      default: 'fail',
      values: {
        fail: 'fail with `E_RANGE`',
        text: 'return the number as text',
      },
      description: 'what to do with numbers that can’t be stored exactly',
    },
  },
  returns: {type: 'Any', description: 'the parsed value'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'The text `"null"` returns null. Empty text is an error.',
  errors: [
    {code: 'E_PARSE', when: 'the text isn’t valid JSON (the message includes the line and column)'},
    {code: 'E_DUPLICATE', when: 'an object has the same key twice, with different values'},
    {code: 'E_RANGE', when: 'a number can’t be stored exactly and `longNumbers` is `"fail"`'},
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
  ],
  related: [
    {function: 'JSON/Stringify', role: 'inverse'},
    {function: 'JSON/ValueFromPath', role: 'often used with'},
  ],
  tags: ['mapping', 'json', 'parse'],
  aliases: [
    'JSON.parse',
    'parse_json',
    'fromJson',
    'Json.Document',
    'PARSE_JSON',
    'read JSON text',
    'string to object',
    'decode JSON',
    'json.loads',
    'escaped quotes',
    'double encoded body',
    'payload arrives as string',
    'unexpected token error',
    'long id rounded',
    'deserialize',
    'stringified column',
    'convert string to JSON',
    'ConvertFrom-Json',
    'unserialize',
    'unmarshal',
    'long numbers',
    'read JSON into a value',
  ],
  notes: [
    'A key that occurs twice with the same value is kept once. Keys that look like whole numbers come first in the result, in ascending order. Other keys keep their order.',
  ],
  pure: true,
  run: async ({text, longNumbers}) => {
    const {parse} = await import('lossless-json');
    try {
      return parse(text, undefined, {
        parseNumber(number) {
          if (isExactNumber(number)) {
            return Number(number);
          }
          return longNumbers === 'text'
            ? number
            : fail(
                'E_RANGE',
                `The number ${number.slice(0, 40)} can’t be stored exactly. To get it as text, set \`longNumbers\` to "text".`,
                'text',
              );
        },
        onDuplicateKey({key, position}) {
          fail(
            'E_DUPLICATE',
            `${placeOf(text, position)}: the key "${key}" appears twice with different values. Rename or remove one of the keys.`,
            'text',
          );
        },
      }) as Value;
    } catch (error) {
      if (error instanceof MappingError) {
        throw error;
      }
      if (error instanceof RangeError) {
        return fail(
          'E_LIMIT',
          'The document is nested too deeply. Reduce the number of levels.',
          'text',
        );
      }
      const {message} = error as Error;
      const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
      const problem = message
        .replace(/ at position \d+/, '')
        .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
      return fail(
        'E_PARSE',
        `${placeOf(text, position)}: ${problem}. Correct the JSON there.`,
        'text',
      );
    }
  },
});
