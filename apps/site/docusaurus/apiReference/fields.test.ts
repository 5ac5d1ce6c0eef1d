import {describe, expect, it} from 'vitest';
import type {Schema} from './description';
import {fieldsOf, typeText} from './fields';

describe('typeText', () => {
  it.each([
    [{type: 'integer', minimum: 1, maximum: 250, default: 100}, 'integer, 1 to 250, default 100'],
    [{type: ['string', 'null'], format: 'date-time'}, 'date-time or null'],
    [
      {type: 'array', items: {type: 'object'}, minItems: 1, maxItems: 50},
      'array of objects, 1 to 50 items',
    ],
    [{type: 'string', maxLength: 31}, 'string, at most 31 characters'],
    [{oneOf: [{type: 'object'}, {type: 'null'}]}, 'object or null'],
    [{type: 'string', contentMediaType: 'application/octet-stream'}, 'file'],
    [{}, 'any'],
  ])('%j is %s', (schema, expected) => {
    expect(typeText(schema)).toBe(expected);
  });
});

describe('fieldsOf', () => {
  it('names nested fields by their path', () => {
    const fields = fieldsOf({
      required: ['data'],
      properties: {
        data: {
          type: 'array',
          items: {type: 'object', properties: {source: {properties: {name: {type: 'string'}}}}},
        },
      },
    });
    expect(fields.map(({name, required}) => [name, required])).toEqual([
      ['data', true],
      ['data[].source', false],
      ['data[].source.name', false],
    ]);
  });

  it('combines the parts of allOf', () => {
    const parts: Schema[] = [{properties: {id: {}}}, {properties: {secret: {}}}];
    expect(fieldsOf({allOf: parts}).map(({name}) => name)).toEqual(['id', 'secret']);
  });

  it('keeps the allowed values with their meanings', () => {
    const status = {enum: ['queued', 'failed'], 'x-meanings': {queued: 'It waits.'}};
    expect(fieldsOf({properties: {status}})[0]!.values).toEqual({queued: 'It waits.', failed: ''});
  });

  it('leaves out values that the description already names', () => {
    const status: Schema = {type: 'string', const: 'ok', description: 'Always `ok`.'};
    expect(fieldsOf({properties: {status}})[0]).not.toHaveProperty('values');
  });
});
