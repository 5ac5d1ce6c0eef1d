import {expect, it} from 'vitest';
import {checkSchema} from './checkSchema';
import {DIALECT} from './metaSchema';

function check(schema: unknown): void {
  checkSchema(schema, (problem) => {
    throw new Error(`The schema ${problem}`);
  });
}

it.each([
  [true],
  [{}],
  [{$schema: DIALECT, $id: 'https://example.com/order', type: 'object'}],
  [{$defs: {sku: {type: 'string', pattern: '^[A-Z]'}}, $ref: '#/$defs/sku'}],
  [{$defs: {a: {$anchor: 'here', type: 'null'}}, $ref: '#here'}],
  [{properties: {$ref: {type: 'string'}, type: {enum: ['a']}, pattern: {const: '('}}}],
  [{type: 'object', 'x-note': {type: 7}}],
])('accepts %j', (schema) => {
  expect(() => check(schema)).not.toThrow();
});

it.each([
  ['text', 'isn’t valid JSON Schema'],
  [{type: 'text'}, 'at /type'],
  [{minLength: -1}, 'at /minLength'],
  [{properties: {a: {required: 'b'}}}, 'at /properties/a/required'],
  [{items: [{type: 'string'}]}, 'at /items'],
  [{$schema: 'http://json-schema.org/draft-07/schema#'}, 'at /$schema'],
  [{$ref: 'https://example.com/other.json'}, 'Other documents aren’t fetched'],
  [{items: {$ref: 'other.json#/$defs/a'}}, 'Other documents aren’t fetched'],
  [{$ref: '#/$defs/missing'}, 'which doesn’t exist in the schema'],
  [{$dynamicRef: '#node'}, '$dynamicRef'],
  [{format: 'e-mail'}, 'Use one of these: date, time'],
  [{format: 'url'}, 'has the unknown format "url"'],
  [{$defs: {a: {$id: 'http://['}}}, 'can’t be resolved. Check that every "$id"'],
  [{pattern: '('}, 'isn’t a valid regular expression'],
  [{patternProperties: {'[': true}}, 'isn’t a valid regular expression'],
])('rejects %j', (schema, message) => {
  expect(() => check(schema)).toThrow(message);
});

it('doesn’t modify the schema', () => {
  const schema = Object.freeze({$defs: Object.freeze({a: true}), $ref: '#/$defs/a'});
  check(schema);
  expect(Object.getOwnPropertyNames(schema)).toEqual(['$defs', '$ref']);
});
