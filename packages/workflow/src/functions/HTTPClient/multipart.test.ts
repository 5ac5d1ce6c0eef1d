import {expect, it} from 'vitest';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {multipartBody} from './multipart';

it('can be read back by an independent parser', async () => {
  const bytes = Uint8Array.from({length: 256}, (_, index) => index);
  const fields = {note: 'café\r\n--form-', 'a "b"': ''};
  const {contentType, body} = await multipartBody(fields, {
    field: 'file',
    fileName: 'Größe "1".bin',
    contentType: 'application/octet-stream',
    bytes,
  });
  const form = await new Response(body, {headers: {'content-type': contentType}}).formData();
  expect(form.get('note')).toBe('café\r\n--form-');
  expect([...form.keys()]).toHaveLength(3);
  const file = form.get('file') as File;
  expect(file.type).toBe('application/octet-stream');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});

it('has the same boundary for equal content and another for different content', async () => {
  const part = {field: 'f', fileName: 'a', contentType: 'text/plain', bytes: utf8('x')};
  const first = await multipartBody({}, part);
  await expect(multipartBody({}, part)).resolves.toEqual(first);
  const other = await multipartBody({}, {...part, bytes: utf8('y')});
  expect(other.contentType).not.toBe(first.contentType);
});
