import {expect, it} from 'vitest';
import type {Schema} from '@documentation/base/internal/jsonSchema/schemas';
import {oneOfIntegers} from '@documentation/base/internal/jsonSchema/schemas';
import {fieldsOf} from './schemaFields';

function describe(field: Schema): string {
  return fieldsOf({type: 'object', properties: {field}})[0]!.description;
}

it.each([
  [{type: 'integer', minimum: 1, maximum: 9, description: 'the rows'}, 'the rows (1 to 9)'],
  [
    {type: 'integer', minimum: 1, maximum: 9, description: 'rows; more fail'},
    'rows (1 to 9); more fail',
  ],
  [
    {type: 'integer', minimum: 0, maximum: 1, description: 'the first page'},
    'the first page (0 or 1)',
  ],
  [{type: 'number', minimum: 0, maximum: 1, description: 'the share'}, 'the share (0 to 1)'],
  [{type: 'integer', minimum: 0, description: 'the batch'}, 'the batch'],
  [{type: 'integer', minimum: 2, description: 'the base'}, 'the base (2 or more)'],
  [
    {type: 'array', minItems: 1, maxItems: 2, description: 'the secrets'},
    'the secrets (1 or 2 items)',
  ],
  [
    {type: 'string', maxLength: 2000, description: 'the note'},
    'the note (at most 2,000 characters)',
  ],
] as const)('%j is described as %j', (schema, description) => {
  expect(describe(schema)).toBe(description);
});

it.each([
  [oneOfIntegers({303: 'temporary', 308: 'permanent'}), ['303: temporary', '308: permanent']],
  [{type: 'string', enum: ['hours', 'days']}, ['"hours": ', '"days": ']],
] as const)('lists the values of %j', (field, values) => {
  const [{values: found}] = fieldsOf({type: 'object', properties: {field}}) as [
    ReturnType<typeof fieldsOf>[number],
  ];
  expect(found.map(({value, meaning}) => `${value}: ${meaning}`)).toEqual(values);
});
