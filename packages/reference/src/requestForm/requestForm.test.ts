import {beforeAll, describe, expect, it} from 'vitest';
import {checkDraft} from './check';
import {defaultDraft, withText} from './draft';
import {loadReadJson, type ReadJson} from './jsonBody';
import type {Draft, FormParameter, RequestForm} from './types';
import {valueStart} from './valueStart';
import {writeRequest} from './writeRequest';

function parameter(changes: Partial<FormParameter>): FormParameter {
  return {
    name: 'limit',
    place: 'query',
    required: false,
    type: 'string',
    description: '',
    schema: {type: 'string'},
    example: 'x',
    ...changes,
  };
}

const form: RequestForm = {
  method: 'POST',
  url: 'https://api.example.com/orders/{order}/notes',
  credential: 'API_KEY',
  parameters: [
    parameter({name: 'order', place: 'path', required: true, example: 'A 1'}),
    parameter({name: 'limit', schema: {type: 'integer', maximum: 250} as object, example: '50'}),
    parameter({name: 'Prefer', place: 'header', schema: {enum: ['respond-async']}}),
    parameter({name: 'Idempotency-Key', place: 'header', example: 'k'}),
  ],
  bodies: [
    {
      mediaType: 'application/json',
      json: {
        schema: {
          type: 'object',
          required: ['text'],
          properties: {text: {type: 'string'}, tags: {items: {type: 'string'}}},
        },
        example: {text: 'Hello'},
      },
    },
    {mediaType: 'text/csv', file: 'orders.csv'},
    {mediaType: 'multipart/form-data', fields: [{name: 'file', isFile: true, example: 'a.csv'}]},
  ],
  variants: [
    {mediaType: 'application/json', parameters: ['limit'], status: '200', answerType: 'text/csv'},
    {mediaType: 'application/json', parameters: ['limit', 'Prefer'], status: '202'},
    {mediaType: 'text/csv', parameters: [], status: '200', saveAs: 'notes.csv'},
  ],
};
const start = defaultDraft(form);
const body = 'body.application/json';

let readJson: ReadJson;
beforeAll(async () => {
  readJson = await loadReadJson();
});

function problemsOf(draft: Draft): [field: string, message: string, isBlocking: boolean][] {
  return checkDraft(form, draft, readJson).problems.map(({field, message, isBlocking}) => [
    field,
    message,
    isBlocking,
  ]);
}

describe('the defaults', () => {
  it('are the first sample: required parameters, and the optional ones that it sends', () => {
    expect(start.texts).toEqual({
      'path.order': 'A 1',
      'query.limit': '50',
      'header.Prefer': '',
      'header.Idempotency-Key': '',
      'body.application/json': '{"text": "Hello"}',
      'body.text/csv': 'orders.csv',
      'form.file': 'a.csv',
    });
    expect(problemsOf(start)).toEqual([]);
  });

  it('read the key from the environment and create an idempotency key', () => {
    expect(writeRequest(form, start, {}).headers).toEqual([
      {name: 'Authorization', value: 'Bearer ', supplied: 'API_KEY'},
      {name: 'Content-Type', value: 'application/json'},
      {name: 'Idempotency-Key', value: '', supplied: 'UUID'},
    ]);
  });
});

describe('the request', () => {
  it.each([
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['100 % é 😀', '100%20%25%20%C3%A9%20%F0%9F%98%80'],
    ['half \uD83D', 'half%20%EF%BF%BD'],
  ])('encodes the path parameter %s', (text, encoded) => {
    expect(writeRequest(form, withText(start, 'path.order', text), {}).url).toBe(
      `https://api.example.com/orders/${encoded}/notes`,
    );
  });

  it('leaves out empty optional parameters, and contains the idempotency key that was entered', () => {
    const draft = withText(withText(start, 'query.limit', ''), 'header.Idempotency-Key', 'mine');
    const {query, headers} = writeRequest(form, draft, {});
    expect(query).toEqual([]);
    expect(headers.at(-1)).toEqual({name: 'Idempotency-Key', value: 'mine'});
  });

  it('contains the key only if the reader asks for it', () => {
    const withKey = {...start, key: 'ak_live_1'};
    expect(JSON.stringify(writeRequest(form, withKey, {}))).not.toContain('ak_live_1');
    expect(writeRequest(form, {...withKey, isKeyInCode: true}, {}).headers[0]).toEqual({
      name: 'Authorization',
      value: 'Bearer ak_live_1',
    });
  });

  it('expects the response of the most similar sample', () => {
    const async = withText(start, 'header.Prefer', 'respond-async');
    expect(writeRequest(form, start, {})).toMatchObject({status: '200', answerType: 'text/csv'});
    expect(writeRequest(form, async, {})).toMatchObject({status: '202', answerType: undefined});
    const file = writeRequest(form, {...start, mediaType: 'text/csv'}, undefined);
    expect(file).toMatchObject({bodyFile: 'orders.csv', saveAs: 'notes.csv'});
  });

  it('sends a form without a content type, which the client adds', () => {
    const {headers, form: sent} = writeRequest(
      form,
      {...start, mediaType: 'multipart/form-data'},
      undefined,
    );
    expect(headers.map(({name}) => name)).not.toContain('Content-Type');
    expect(sent).toEqual([{name: 'file', isFile: true, value: 'a.csv'}]);
  });
});

describe('problems', () => {
  it.each([
    ['path.order', '', 'Enter a value. The URL needs `order`.', true],
    [
      'path.order',
      '..',
      '`..` can’t be part of a path, because clients remove it from the URL. Enter another value.',
      true,
    ],
    ['query.limit', '251', 'The number is 251. It must be at most 250.', false],
    ['query.limit', 'ten', 'Expected an integer, but found text.', false],
    ['query.limit', '..', 'Expected an integer, but found text.', false],
    ['query.limit', '1.5', 'Expected an integer, but found a decimal number.', false],
    ['header.Prefer', 'wait', 'The value must be "respond-async".', false],
    [
      'header.Idempotency-Key',
      'clé',
      'A header can contain only printable ASCII characters, and can’t start or end with a space.',
      true,
    ],
    [
      'header.Idempotency-Key',
      'a\nX-Other: b',
      'A header can contain only printable ASCII characters, and can’t start or end with a space.',
      true,
    ],
    [
      body,
      '{\n  "text": tru\n}',
      'Line 2, column 11: expected a value, but found "tru". Correct the JSON there.',
      true,
    ],
    [body, ' ', 'The text is empty. Use a JSON document.', true],
    [
      body,
      '{"text": "", "id": 12345678901234567890}',
      'The number 12345678901234567890 can’t be represented exactly. Write it as text, or with fewer digits.',
      true,
    ],
    [body, '{\n  "text": 7\n}', 'Line 2, `/text`: Expected text, but found a number.', false],
    [body, '{}', 'Line 1: The required field "text" is missing.', false],
  ])('%s: %j', (field, text, message, isBlocking) => {
    expect(problemsOf(withText(start, field, text))).toEqual([[field, message, isBlocking]]);
  });

  it('are only those of the chosen body', () => {
    const broken = withText(start, body, '{');
    expect(problemsOf({...broken, mediaType: 'text/csv'})).toEqual([]);
    const nameless = withText({...start, mediaType: 'multipart/form-data'}, 'form.file', '');
    expect(problemsOf(nameless)).toEqual([
      ['form.file', 'Enter the name of the file to send.', true],
    ]);
  });

  it('of the key count only if it is in the code', () => {
    const draft = {...start, key: 'two\nlines'};
    expect(problemsOf(draft)).toEqual([]);
    expect(checkDraft(form, {...draft, isKeyInCode: true}, readJson).problems).toMatchObject([
      {field: 'key', isBlocking: true},
    ]);
  });

  it('of a body are marked in its text', () => {
    const text = '{"text": "😀", "tags": ["a", 5]}';
    const [problem] = checkDraft(form, withText(start, body, text), readJson).problems;
    expect(text.slice(problem!.range!.from, problem!.range!.to)).toBe('5');
    const broken = '["😀" "b"]';
    const read = readJson(broken);
    expect(read).toMatchObject({range: {from: 6, to: 7}});
  });

  it('of a body are listed up to a number, because one cause can have hundreds', () => {
    const text = JSON.stringify({text: '', tags: Array.from({length: 30}, () => 1)});
    const {problems} = checkDraft(form, withText(start, body, text), readJson);
    expect(problems).toHaveLength(6);
    expect(problems.at(-1)!.message).toBe('There are 25 more problems.');
  });
});

describe('valueStart', () => {
  const text = '{"a": [{"b/c": [[], {}]}, "x, ]"], "": {"~": true}}';
  it.each([
    ['', '{'],
    ['/a', '['],
    ['/a/0', '{'],
    ['/a/0/b~1c/1', '{'],
    ['/a/1', '"x, ]"'],
    ['//~0', 'true'],
    ['/b', undefined],
  ])('finds %j', (pointer, found) => {
    const range = valueStart(text, pointer);
    expect(range && text.slice(range.from, range.to)).toBe(found);
  });
});
