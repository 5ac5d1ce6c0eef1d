import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {MappingError} from '@documentation/base/internal/values/errors';
import {invoke} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';
import ReadDocument from '../Readers/JSON/ReadDocument';
import Parse from './Parse';
import Stringify from './Stringify';
import Validate from './Validate';

type Problems = {pointer: string; keyword: string; message: string}[];

async function problems(value: Value, schema: Value): Promise<Problems> {
  return (await invoke(Validate, {value, schema}, {now: '2024-05-01T12:00:00Z'})) as Problems;
}

/** Returns the code and message of the error that a validation fails with. */
async function failureOf(value: Value, schema: Value): Promise<string> {
  try {
    await problems(value, schema);
  } catch (error) {
    if (error instanceof MappingError) {
      return `${error.code}: ${error.message}`;
    }
    throw error;
  }
  return 'none';
}

const ajv = new Ajv2020({strict: false, validateSchema: false});
addFormats(ajv);

const nameOf = (list: readonly string[]) => fc.constantFrom(...list);
const keyArbitrary = nameOf(['a', 'b', 'ab', 'x1', '']);
const text = nameOf(['', 'a', 'ab', 'x1', '2024-02-29', 'ada@example.com', '😀']);
const {value: valueArbitrary} = fc.letrec<{value: Value}>((tie) => ({
  value: fc.oneof(
    {maxDepth: 3},
    fc.constantFrom<Value>(null, true, false, 0, 1, 1.5, -3, 12),
    text,
    fc.array(tie('value'), {maxLength: 4}),
    fc.dictionary(keyArbitrary, tie('value'), {maxKeys: 4, noNullPrototype: true}),
  ),
}));
/** Schemas with up to four keywords. */
const {schema: schemaArbitrary} = fc.letrec<{schema: Value}>((tie) => {
  const schema = tie('schema');
  const schemas = fc.array(schema, {minLength: 1, maxLength: 3});
  const count = fc.nat(3);
  const keys = fc.uniqueArray(keyArbitrary, {maxLength: 2});
  const pattern = nameOf(['^a', 'b$', '[0-9]', '^.$', '^[a-z]+$']);
  const byName = <T>(name: fc.Arbitrary<string>, item: fc.Arbitrary<T>) =>
    fc.dictionary(name, item, {maxKeys: 3, noNullPrototype: true});
  const keywords: Record<string, fc.Arbitrary<unknown>> = {
    type: nameOf(['string', 'number', 'integer', 'object', 'array', 'boolean', 'null']),
    enum: fc.array(valueArbitrary, {minLength: 1, maxLength: 3}),
    const: valueArbitrary,
    minimum: count,
    exclusiveMaximum: count,
    multipleOf: fc.constantFrom(0.5, 3),
    minLength: count,
    maxLength: count,
    pattern,
    format: nameOf(['date', 'email']),
    minItems: count,
    maxItems: count,
    uniqueItems: fc.boolean(),
    minProperties: count,
    maxProperties: count,
    required: keys,
    properties: byName(keyArbitrary, schema),
    patternProperties: byName(pattern, schema),
    additionalProperties: schema,
    propertyNames: schema,
    dependentRequired: byName(keyArbitrary, keys),
    items: schema,
    prefixItems: schemas,
    contains: schema,
    allOf: schemas,
    anyOf: schemas,
    oneOf: schemas,
    not: schema,
    if: schema,
    then: schema,
    else: schema,
  };
  const keyword = fc.oneof(
    ...Object.entries(keywords).map(([name, item]) => fc.tuple(fc.constant(name), item)),
  );
  return {
    schema: fc.oneof(
      {maxDepth: 3},
      fc.boolean(),
      fc.array(keyword, {maxLength: 4}).map((entries) => Object.fromEntries(entries) as Value),
    ),
  };
});

it('finds the same values valid as Ajv', async () => {
  let valid = 0;
  await fc.assert(
    fc.asyncProperty(valueArbitrary, schemaArbitrary, async (value, schema) => {
      const expected = ajv.validate(schema as object, value);
      valid += expected ? 1 : 0;
      expect((await problems(value, schema)).length === 0).toBe(expected);
    }),
    {numRuns: 1000, seed: 2020},
  );
  expect(valid).toBeGreaterThan(150);
  expect(valid).toBeLessThan(850);
});

describe('patterns', () => {
  it.each<[schema: Value, value: Value, pointer: string, keyword: string, message: string]>([
    [{pattern: '^a'}, 'b', '', 'pattern', 'The text must start with "a".'],
    [{pattern: '^a', format: 'date'}, 'b', '', 'pattern', 'The text must start with "a".'],
    [
      {patternProperties: {'^a': {type: 'string'}}},
      {ab: 1},
      '/ab',
      'type',
      'Expected text, but found a number.',
    ],
    [
      {patternProperties: {'^a': {type: 'number'}, b$: {minimum: 5}}},
      {ab: 1},
      '/ab',
      'minimum',
      'The number is 1. It must be at least 5.',
    ],
    [
      {patternProperties: {'^a': true}, additionalProperties: false},
      {ab: 1, c: 2},
      '',
      'additionalProperties',
      'The field "c" isn’t allowed. Remove it.',
    ],
    [
      {anyOf: [{type: 'string', pattern: '^a'}, {type: 'number'}]},
      'b',
      '',
      'anyOf',
      'The text must start with "a".',
    ],
    [
      {$defs: {id: {pattern: '^a'}}, items: {$ref: '#/$defs/id'}},
      ['b'],
      '/0',
      'pattern',
      'The text must start with "a".',
    ],
  ])('%j', async (schema, value, pointer, keyword, message) => {
    expect((await problems(value, schema))[0]).toEqual({pointer, keyword, message});
  });

  it('with lookahead are rejected', async () => {
    expect(await failureOf('a', {pattern: 'a(?=b)'})).toBe(
      'E_FORMAT: The schema has the pattern "a(?=b)". Lookahead and lookbehind aren’t supported. Put the part that you need in a group instead.',
    );
  });
});

describe('schemas and values that are costly to process', () => {
  const text = `${'a'.repeat(5000)}!`;
  /** Applies the last schema 2 ** 40 times. */
  const doubling = Object.fromEntries(
    Array.from({length: 40}, (_, index) => {
      const next = {$ref: `#/$defs/s${index + 1}`};
      return [`s${index}`, {allOf: [next, next]}];
    }),
  );
  const many = Array.from({length: 100_000}, (_, index) => index);

  it.each<[what: string, value: Value, schema: Value, count: number]>([
    ['a pattern that backtracks', text, {pattern: '^(a+)+$'}, 1],
    ['such a pattern for keys', {[text]: 1}, {patternProperties: {'^(a+)+$': false}}, 0],
    ['an email address', `${text}@${text}`, {format: 'email'}, 1],
    ['a URI', `http://${text}`, {format: 'uri'}, 0],
  ])('%s', async (_what, value, schema, count) => {
    expect(await problems(value, schema)).toHaveLength(count);
  });

  it.each<[what: string, value: Value, schema: Value, message: string]>([
    [
      'references that double',
      1,
      {$defs: {...doubling, s40: true}, $ref: '#/$defs/s0'},
      '2\u00A0seconds',
    ],
    [
      'a circular reference',
      1,
      {$defs: {a: {$ref: '#/$defs/b'}, b: {allOf: [{$ref: '#/$defs/a'}]}}, $ref: '#/$defs/a'},
      'refers to itself without end',
    ],
    ['references without end', 1, {$ref: '#'}, 'refers to itself without end'],
    ['a long list of unique items', many, {uniqueItems: true}, '2\u00A0seconds'],
    [
      'very many problems',
      {a: many},
      {properties: {a: {items: false}}},
      'more than 1,000 problems',
    ],
    [
      'a thousand and one problems',
      many.slice(0, 1001),
      {items: {type: 'string'}},
      '1,000 problems',
    ],
    ['a long text', 'a'.repeat(1_000_001), {pattern: 'a'}, 'longer than 1,000,000 characters'],
    ['a large schema', 1, {enum: many}, 'more than 10,000 values'],
  ])('%s', async (_what, value, schema, message) => {
    const failure = await failureOf(value, schema);
    expect(failure).toMatch(/^E_LIMIT: /);
    expect(failure).toContain(message);
  });

  it('a thousand problems are listed', async () => {
    expect(await problems(many.slice(0, 1000), {items: {type: 'string'}})).toHaveLength(1000);
  });

  it('a value as deep as values can be', async () => {
    const nested = (depth: number): Value => (depth === 0 ? 1 : [nested(depth - 1)]);
    const schema: Value = {anyOf: [{type: 'integer'}, {items: {$ref: '#'}}]};
    expect(await problems(nested(200), schema as Value)).toEqual([]);
  });
});

describe('anchors', () => {
  const anchored: Value = {
    $id: 'https://example.com/order',
    $ref: '#count',
    $defs: {
      bounded: {$anchor: 'count', maximum: 10},
      other: {$id: 'other', $defs: {large: {$anchor: 'count', minimum: 100}}},
    },
  };

  it('belong to the part with the nearest $id', async () => {
    expect(await problems(5, anchored)).toEqual([]);
    expect(await problems(11, anchored)).toMatchObject([{keyword: 'maximum'}]);
    const inner = {$ref: 'https://example.com/other#count', $defs: {order: anchored}};
    expect(await problems(11, inner)).toMatchObject([{keyword: 'minimum'}]);
  });

  it('aren’t known outside of it', async () => {
    const schema = {$ref: '#inner', $defs: {a: {$id: 'a', $defs: {b: {$anchor: 'inner'}}}}};
    expect(await failureOf(1, schema)).toContain('refers to "#inner", which doesn’t exist');
  });

  it('can be dynamic, but references can’t', async () => {
    const $defs = {text: {$dynamicAnchor: 'item', type: 'string'}};
    expect(await problems([1], {items: {$ref: '#item'}, $defs})).toMatchObject([{pointer: '/0'}]);
    expect(await failureOf([1], {items: {$dynamicRef: '#item'}, $defs})).toBe(
      'E_FORMAT: The schema uses "$dynamicRef", which isn’t supported. Use "$ref" instead.',
    );
  });
});

describe('values that aren’t JSON', () => {
  it('can be validated as the errors advise', async () => {
    const file = new TextEncoder().encode('{"a": 1}');
    const context = {now: '2024-05-01T12:00:00Z'};
    const content = await invoke(ReadDocument, {file}, context);
    expect(await problems(content, {required: ['a']})).toEqual([]);
    const text = await invoke(
      Parse,
      {text: await invoke(Stringify, {value: file}, context)},
      context,
    );
    expect(await problems({file: text}, {properties: {file: {type: 'string'}}})).toEqual([]);
  });

  it('are rejected', async () => {
    expect(await failureOf({file: new Uint8Array(2)}, {})).toBe(
      'E_TYPE: `value` contains a Binary value, which JSON doesn’t support. Read the file first, for example with `Readers.JSON.ReadDocument`, or convert the bytes to Base64 text with `JSON.Parse(JSON.Stringify(…))`.',
    );
    expect(await failureOf(1, {const: new Uint8Array(2)})).toMatch(/^E_TYPE: `schema` contains/);
    expect(await failureOf({a: [{'\ud83d': 1}]}, {})).toMatch(/^E_ENCODING: /);
    expect(await failureOf(1, {properties: {'\ud83d': true}})).toMatch(/^E_ENCODING: /);
  });
});

it('doesn’t modify the schema', async () => {
  const schema = {$ref: '#/$defs/a', $defs: {a: {pattern: 'a'}}, patternProperties: {a: true}};
  const before = structuredClone(schema);
  await problems({a: 1}, schema);
  expect(schema).toEqual(before);
  expect(Object.getOwnPropertyNames(schema)).toEqual(Object.keys(before));
});
