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

it('names the property that isn’t allowed', () => {
  expect(schemaProblems({additionalProperties: false}, {zip: 1})[0]!.message).toBe(
    'Property "zip" is not allowed.',
  );
});
