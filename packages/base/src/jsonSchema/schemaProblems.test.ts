import {expect, it} from 'vitest';
import {schemaProblems} from './schemaProblems';

it.each([
  [{type: 'string'}, 7, [['', 'type']]],
  [{properties: {a: {type: 'string'}}}, {a: 7}, [['/a', 'type']]],
  [{additionalProperties: false}, {'a/b': 7}, [['', 'additionalProperties']]],
  [{additionalProperties: {type: 'string'}}, {'a/b': 7}, [['/a~1b', 'type']]],
  [{unevaluatedProperties: false}, {a: 7}, [['', 'unevaluatedProperties']]],
  [{properties: {old: false}}, {old: 7}, [['/old', 'false']]],
  [{prefixItems: [true], items: false}, [1, 2], [['/1', 'false']]],
  [false, 7, [['', 'false']]],
  [{if: true, then: {required: ['a']}}, {}, [['', 'required']]],
  [{type: 'string'}, 'fits', []],
])('%j of %j', (schema, value, places) => {
  const problems = schemaProblems(schema, value);
  expect(problems.map(({pointer, keyword}) => [pointer, keyword])).toEqual(places);
});

it.each([
  [{type: 'string'}, 7, 'Expected text, but found a number.'],
  [{type: ['integer', 'null']}, 1.5, 'Expected an integer or null, but found a decimal number.'],
  [{type: 'array'}, true, 'Expected a list, but found a Boolean.'],
  [{const: 7}, 8, 'The value must be 7.'],
  [{const: null}, 8, 'The value must be null.'],
  [{enum: ['a', 'b', 3]}, 'c', 'The value must be "a", "b" or 3.'],
  [{enum: []}, 'c', 'No value is allowed here.'],
  [{not: {type: 'null'}}, null, 'The value matches the schema in "not", so it isn’t allowed.'],
  [{required: ['id']}, {}, 'The required field "id" is missing.'],
  [
    {dependentRequired: {card: ['expiry']}},
    {card: 1},
    'The field "expiry" is missing. It’s required if "card" is present.',
  ],
  [{additionalProperties: false}, {zip: 1}, 'The field "zip" isn’t allowed. Remove it.'],
  [
    {properties: {street: true}, additionalProperties: false},
    {zip: 1},
    'The field "zip" isn’t allowed. The only allowed field is "street".',
  ],
  [
    {properties: {street: true, city: true}, additionalProperties: false},
    {zip: 1},
    'The field "zip" isn’t allowed. The allowed fields are "street" and "city".',
  ],
  [
    {properties: {city: true}, unevaluatedProperties: false},
    {zip: 1},
    'The field "zip" isn’t allowed. Remove it.',
  ],
  [
    {propertyNames: {maxLength: 2}},
    {zip: 1},
    'The field name "zip" isn’t allowed. Rename the field.',
  ],
  [{minProperties: 2}, {}, 'The object has too few fields. It must have at least 2 fields.'],
  [
    {maxProperties: 1},
    {a: 1, b: 2},
    'The object has too many fields. It can have at most 1 field.',
  ],
  [{minItems: 1}, [], 'The list is empty. It must have at least 1 item.'],
  [{maxItems: 1}, [1, 2], 'The list has 2 items. It can have at most 1 item.'],
  [
    {uniqueItems: true},
    ['a', 'b', 'a'],
    'The items at indexes 0 and 2 are equal. Each item must be unique.',
  ],
  [
    {contains: {type: 'string'}},
    [1],
    'No item matches the schema in "contains". At least 1 item must match.',
  ],
  [
    {contains: true, minContains: 3},
    [1],
    'Too few items match the schema in "contains". At least 3 must match.',
  ],
  [
    {contains: true, maxContains: 1},
    [1, 2],
    'Too many items match the schema in "contains". At most 1 can match.',
  ],
  [{minimum: 1}, 0, 'The number is 0. It must be at least 1.'],
  [{maximum: 2000}, 2001, 'The number is 2,001. It must be at most 2,000.'],
  [{minimum: 0.5, maximum: 2}, 3, 'The number is 3. It must be between 0.5 and 2.'],
  [{exclusiveMinimum: 0}, 0, 'The number is 0. It must be greater than 0.'],
  [{exclusiveMaximum: 1}, 1, 'The number is 1. It must be less than 1.'],
  [{multipleOf: 5}, -7, 'The number is -7. It must be a multiple of 5.'],
  [{minLength: 1}, '', 'The text is empty. It must have at least 1 character.'],
  [
    {maxLength: 1000},
    'a'.repeat(1001),
    'The text has 1,001 characters. It can have at most 1,000 characters.',
  ],
  [{pattern: '^https://'}, 'ftp:', 'The text must start with "https://".'],
  [{format: 'date'}, 'today', 'The text must be a date such as "2024-05-01".'],
  [{format: 'ipv4'}, 'here', 'The text must be in the format "ipv4".'],
  [
    {
      $defs: {code: {pattern: '^[A-Z]$'}, 'a/b #': {$ref: '#/$defs/code'}},
      items: {$ref: '#/$defs/a~1b%20%23'},
    },
    ['a'],
    'The text must match the pattern "^[A-Z]$".',
  ],
  [
    {properties: {$ref: {minItems: 1}}},
    {$ref: []},
    'The list is empty. It must have at least 1 item.',
  ],
  [{dependencies: {a: ['b']}}, {a: 1}, 'The value doesn’t match the schema in "dependencies".'],
])('the message of %j for %j', (schema, value, message) => {
  expect(schemaProblems(schema, value)[0]!.message).toBe(message);
});

const allOrSome = {anyOf: [{enum: ['all']}, {type: 'array', items: {type: 'string'}, minItems: 1}]};
const types = {
  anyOf: [
    {type: 'integer', minimum: 1},
    {type: ['string', 'null'], enum: ['latest']},
  ],
};

it.each([
  [allOrSome, 'none', 'The value must be "all" or a list.'],
  [allOrSome, [], 'The list is empty. It must have at least 1 item.'],
  [{items: allOrSome}, [[7], [8]], 'At /0/0: Expected text, but found a number.'],
  [types, 'new', 'The value must be an integer or "latest".'],
  [types, 0, 'The number is 0. It must be at least 1.'],
  [{oneOf: [{const: 'a'}, {const: 'b'}, false]}, 'c', 'The value must be "a" or "b".'],
  [
    {oneOf: [true, {type: 'number'}, {type: 'number', minimum: 9}]},
    7,
    'The value matches 2 schemas in "oneOf". It must match exactly one.',
  ],
  [
    {
      anyOf: [
        {type: 'object', required: ['a']},
        {type: 'object', required: ['b']},
      ],
    },
    {},
    'The value doesn’t match any of the schemas in "anyOf". The required field "a" is missing.',
  ],
])('the alternatives of %j for %j', (schema, value, message) => {
  expect(schemaProblems(schema, value)[0]!.message).toBe(message);
});

it('reports a field name with half a character, which the validator can’t write into a URI', () => {
  const schema = {additionalProperties: {type: 'number'}};
  expect(schemaProblems(schema, {'\ud800': 1})).toEqual([
    {
      pointer: '',
      keyword: 'propertyNames',
      message: 'A field name contains a lone surrogate (half a character). Rename the field.',
    },
  ]);
});
