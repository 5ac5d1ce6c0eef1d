import {expect, it} from 'vitest';
import {decodeBase64} from '@documentation/base/internal/encodings/base64';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {StepError} from '../../language/stepErrors';
import {isAccepted, parseBody} from './requestBody';

const multipart = [
  '--cut',
  'Content-Disposition: form-data; name="note"',
  '',
  'für Ada',
  '--cut',
  'Content-Disposition: form-data; name="file"; filename="a.csv"',
  'Content-Type: text/csv',
  '',
  'id\r\n1',
  '--cut--',
  '',
].join('\r\n');

it.each([
  ['{"id": 1}', 'application/json', {id: 1}],
  ['{"id": 9007199254740993}', 'application/json; charset=utf-8', {id: '9007199254740993'}],
  ['[1]', 'application/vnd.api+json', [1]],
  [
    'a=1&b=2&b=3&c=%C3%BC+x',
    'application/x-www-form-urlencoded',
    {a: '1', b: ['2', '3'], c: 'ü x'},
  ],
  ['café', 'text/plain', 'café'],
  ['%PDF', 'application/pdf', null],
  ['anything', '', null],
  ['', 'application/json', null],
  [
    multipart,
    'multipart/form-data; boundary=cut',
    {note: 'für Ada', file: {fileName: 'a.csv', contentType: 'text/csv', content: 'aWQNCjE='}},
  ],
])('reads %j as %s', async (body, contentType, expected) => {
  await expect(parseBody(utf8(body), contentType)).resolves.toEqual(expected);
});

it('decodes text in the character set that the content type names', async () => {
  await expect(parseBody(decodeBase64('9Q=='), 'text/plain; charset=iso-8859-1')).resolves.toBe(
    'õ',
  );
});

it.each([
  ['{"id": 1,}', 'application/json'],
  ['{"id": 1, "id": 2}', 'application/json'],
  ['no boundary', 'multipart/form-data; boundary=cut'],
  ['x', 'text/plain; charset=klingon'],
])('rejects %j as %s', async (body, contentType) => {
  const result = parseBody(utf8(body), contentType);
  await expect(result).rejects.toThrow(StepError);
  await expect(result).rejects.toMatchObject({code: 'E_PARSE'});
});

it('matches content types by name and by family', () => {
  expect(isAccepted('text/csv', ['application/json', 'text/*'])).toBe(true);
  expect(isAccepted('text/csv', ['Text/CSV'])).toBe(true);
  expect(isAccepted('', ['*/*'])).toBe(true);
  expect(isAccepted('textile/csv', ['text/*'])).toBe(false);
  expect(isAccepted('application/xml', ['application/json'])).toBe(false);
});
