import {expect, it} from 'vitest';
import {writableEncodings} from '@documentation/base/internal/encodings/encodings';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {invoke} from '../../../language/invoke';
import ReadDocument from '../../Readers/XML/ReadDocument';
import ReadRecords from '../../Readers/XML/ReadRecords';
import WriteDocument from './WriteDocument';

const context = {now: '2024-05-01T12:00:00Z'};
const root = '<a><b>é</b></a>';
const write = (args: object) => invoke(WriteDocument, {root, indent: 0, ...args}, context);
const readDocument = (args: object) => invoke(ReadDocument, {...args}, context);

it.each(Object.keys(writableEncodings))(
  'a file in %s is read back by default',
  async (encoding) => {
    const file = await write({encoding});
    expect(await readDocument({file})).toBe(root);
    const args = {file, recordPath: '/a', fields: {b: 'b'}};
    expect(await invoke(ReadRecords, args, context)).toEqual([{b: 'é'}]);
  },
);

it('a file in UTF-16 has a byte order mark and declares utf-16', async () => {
  const file = (await write({encoding: 'utf-16le'})) as Uint8Array;
  expect([...file.slice(0, 4)]).toEqual([0xff, 0xfe, 0x3c, 0]);
  expect(new TextDecoder('utf-16le').decode(file)).toContain('encoding="utf-16"?>');
  expect(await readDocument({file: await write({encoding: 'utf-16le', declaration: false})})).toBe(
    root,
  );
  expect(await readDocument({file: file.slice(2)})).toBe(root);
});

it('a declaration that contradicts the bytes is an error', async () => {
  const file = utf8(`<?xml version="1.0" encoding="UTF-16"?>${root}`);
  await expect(readDocument({file})).rejects.toMatchObject({
    code: 'E_ENCODING',
    message:
      'The XML declaration says "UTF-16", but the file isn’t in UTF-16. Correct the declaration.',
  });
  expect(await readDocument({file, encoding: 'utf-8'})).toBe(root);
});

it.each([
  "encoding='ISO-8859-1'",
  'encoding = "windows-1252"',
  'encoding="latin1" standalone="yes"',
])('the declaration %s is read', async (declared) => {
  const text = `<?xml version="1.0" ${declared}?><a>é</a>`;
  const file = Uint8Array.from(text, (character) => character.charCodeAt(0));
  expect(await readDocument({file})).toBe('<a>é</a>');
});
