import {describe, expect, it} from 'vitest';
import type {BatchError} from './hubSpotApi';
import {keyOf, propertiesOf, resultOf, type UpsertedRecord} from './upsertBatch';

describe('the result of a record', () => {
  const record: UpsertedRecord = {
    id: '7',
    properties: {},
    createdAt: '2024-05-01T12:00:00Z',
    updatedAt: '2024-05-01T12:00:00Z',
    archived: false,
    new: true,
    objectWriteTraceId: '0',
  };

  it('is the one with its trace ID', () => {
    expect(resultOf('0', {results: [record]})).toEqual({id: '7', created: true, error: null});
  });

  it('is the error that names its trace ID, among others and errors without one', () => {
    const errors: BatchError[] = [
      {message: 'The portal is busy.'},
      {message: 'No context.', context: {}},
      {message: 'Wrong email.', context: {objectWriteTraceId: ['2', '1']}},
    ];
    expect(resultOf('1', {results: [record], errors})).toEqual({
      id: null,
      created: false,
      error: 'Wrong email.',
    });
  });

  it('may be missing', () => {
    for (const errors of [[], [{message: 'Busy.'}]]) {
      expect(resultOf('1', {results: [record], errors})).toEqual({
        id: null,
        created: false,
        error: 'HubSpot returned no result for this record. Run the step again.',
      });
    }
  });
});

it('a record is written as text, with or without its nulls', () => {
  const record = {name: 'Ada', age: 36, tags: ['a'], phone: null};
  const text = {name: 'Ada', age: '36', tags: '["a"]'};
  expect(propertiesOf(record, 'skip')).toEqual(text);
  expect(propertiesOf(record, 'clear')).toEqual({...text, phone: ''});
});

it('a record needs text or a number as its key', () => {
  expect(keyOf({id: 'a'}, 'id', 0)).toBe('a');
  expect(keyOf({id: 0}, 'id', 0)).toBe('0');
  for (const id of ['', null, true, ['a']]) {
    expect(() => keyOf({id}, 'id', 3)).toThrow(
      'The record at index 3 has no text or number in "id". Add one, or leave the record out.',
    );
  }
});
