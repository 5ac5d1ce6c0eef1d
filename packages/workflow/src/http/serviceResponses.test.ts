import {describe, expect, it} from 'vitest';
import type {Json} from '@documentation/base/internal/values/json';
import {jsonObject, successfulResponse} from './serviceResponses';

function messageFor(status: number, body?: Json): string {
  try {
    successfulResponse({status, ...(body !== undefined && {body})}, 'The service');
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('successfulResponse', () => {
  it.each<[string, Json]>([
    ['Google', {error: {code: 400, message: 'Syntax error.', errors: [{message: 'Other'}]}}],
    ['a list of errors', {error: {code: 400, errors: [{message: 'Syntax error'}]}}],
    ['HubSpot', {status: 'error', message: 'Syntax error', category: 'VALIDATION_ERROR'}],
    ['Qdrant', {status: {error: 'Syntax error'}, time: 0.1}],
    ['RFC 9457', {title: 'Bad Request', status: 400, detail: ' Syntax error '}],
    ['RFC 9457 without details', {title: 'Syntax error', status: 400}],
    ['a channel', {error: 'Syntax error'}],
    ['JSON in text', '{"message": "Syntax error"}'],
    ['plain text', 'Syntax error\n'],
  ])('quotes the message of %s', (_what, body) => {
    expect(messageFor(400, body)).toBe(
      'The service responded with 400: Syntax error. Check the step’s configuration and input.',
    );
  });

  it('quotes the start of a body without a message', () => {
    expect(messageFor(404, {code: 7, message: ''})).toBe(
      'The service responded with 404: {"code":7,"message":""}. Check the URL, name or ID.',
    );
    expect(messageFor(503, `<html>${'x'.repeat(300)}`)).toBe(
      `The service responded with 503: <html>${'x'.repeat(194)}… Try again later.`,
    );
  });

  it('cuts very long messages', () => {
    expect(messageFor(500, {message: 'x'.repeat(501)})).toBe(
      `The service responded with 500: ${'x'.repeat(500)}… Try again later.`,
    );
  });

  it('says only the status if there is no body', () => {
    expect(messageFor(403)).toBe(
      'The service responded with 403. Check the secret and its permissions.',
    );
    expect(messageFor(429)).toBe(
      'The service responded with 429. Try again later, or send fewer requests.',
    );
  });

  it('returns a response with a status below 400', () => {
    const response = {status: 204};
    expect(successfulResponse(response, 'The service')).toBe(response);
  });
});

describe('jsonObject', () => {
  it('returns only objects', () => {
    expect(jsonObject({status: 200, body: {id: 7}}, 'The service')).toEqual({id: 7});
    expect(() => jsonObject({status: 200, body: [7]}, 'The service')).toThrow(
      'The service didn’t respond with a JSON object.',
    );
  });
});
