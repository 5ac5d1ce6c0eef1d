import {describe, expect, it} from 'vitest';
import {deflateSync} from 'node:zlib';
import {MappingError} from '@documentation/base/internal/values/errors';
import {checkWidths} from './checkWidths';
import {withPdf} from './openPdf';
import {selectPages} from './pageSelection';
import {flowText} from './pageText';
import {flate, pdfWithWidths} from './pdfWithWidths.fixture';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const check = (text: string) => checkWidths(bytesOf(text));
const read = (file: string) =>
  withPdf(bytesOf(file), null, async (document) => flowText(await document.getPage(1)));

/** An object stream with these objects, numbered from 1, each at an offset. */
function objectStream(offsets: readonly number[], objects: string): string {
  const header = offsets.map((offset, index) => `${index + 1} ${offset} `).join('');
  const packed = deflateSync(Buffer.from(header + objects)).toString('latin1');
  return `9 0 obj<</N ${offsets.length}/First ${header.length}/Filter/FlateDecode>>stream\n${packed}\nendstream`;
}

it.each([
  '<</W [0 65535 500.5 7 [600 610]] /Length 1000000>>',
  '<</W2[0 [-1000 500 880]] /DW 70000>>',
  '<</W [0 [556.15234375 .123456 70000] 7 70000 0 R]>>',
  '<</W [1 2 1] >> endobj [9999999]',
  '<</W [ unclosed endobj [9999999]',
  '<</Width 70000/W 70000/WX[70000]>>',
  '8 0 obj 70000 endobj 9 0 obj [70000]',
  'stream\n/W[\u0001 70000]\nendstream',
])('accepts the widths of fonts, and other numbers: %s', async (text) => {
  await expect(check(text)).resolves.toBeUndefined();
});

it.each([
  '/W[0 1000000000 500]',
  '/W2 [0 120000000 -1000 500 880]',
  '/W [1 [2 3] 4 65536 5]',
  '/#57 % a comment\n[0 1-000000 5]',
])('refuses ranges that would fill the memory: %s', async (text) => {
  await expect(check(text)).rejects.toThrow(MappingError);
});

describe.each([
  ['plain', undefined],
  ['packed', flate],
] as const)('the widths of %s fonts', (_, filter) => {
  it.each<[string, string[]]>([
    ['/W[0 [500 500] 7 9 500]', []],
    ['/W 8 0 R/W2 9 0 R', ['[65 8 500]', '[0 8 -1000 500 880]']],
    ['/W[10 0 R 8 0 R 9 0 R]', ['9', '500', '0']],
  ])('are accepted: %s %j', async (widths, others) => {
    expect(await read(pdfWithWidths(widths, others, filter))).toBe('AB');
  });

  it.each<[string, string[]]>([
    ['/W[0 100000 500]', []],
    ['/W2[0 100000 -1000 500 880]', []],
    ['/W 8 0 R', ['[0 100000 500]']],
    ['/W2 8 0 R', ['[0 100000 -1000 500 880]']],
    ['/W[0 8 0 R 500]', ['100000']],
    ['/W 9 0 R', ['100000', '[0 8 0 R 500]']],
  ])('are refused if they have impossible ranges: %s %j', async (widths, others) => {
    await expect(read(pdfWithWidths(widths, others, filter))).rejects.toMatchObject({
      code: 'E_PARSE',
      message: 'The PDF has a font with characters that can’t exist. Save or export it again.',
    });
  });
});

it('reads what damaged object streams contain before the damage', async () => {
  const file = pdfWithWidths(`/W[0 100000 500]/Rest(${'x'.repeat(50_000)})`, [], flate);
  await expect(check(file.replace('endstream', '\u0001endstream'))).rejects.toThrow(MappingError);
  const unpacked = '<</N 1/First 4/Filter/FlateDecode>>stream\n1 0 70000\nendstream';
  await expect(check(unpacked)).resolves.toBeUndefined();
});

it('unpacks only as much as a file can contain', async () => {
  const bomb = objectStream([0], ' '.repeat(30_000_000));
  await expect(check(bomb)).resolves.toBeUndefined();
  await expect(check(bomb + bomb)).rejects.toMatchObject({
    code: 'E_LIMIT',
    message: 'The file unpacks to more than 50\u00A0MB. Split it into smaller files.',
  });
});

// Each of these would take hours if parts were read again and again.
it.each([
  ['open lists', '/W ['.repeat(1_000_000)],
  ['keys without a value', '/W '.repeat(1_000_000)],
  ['comments', '/W%'.repeat(1_000_000)],
  ['references to one object', `/W 1 0 R ${'1 0 obj['.repeat(1_000_000)}`],
  ['streams without an end', '<</N 1/First 4>>stream\n'.repeat(500_000)],
  ['digits', `/W ${'1'.repeat(1_000_000)} ${'1 '.repeat(1_000_000)}`],
  [
    'objects in objects',
    Array.from({length: 100_000}, (_, index) => `/W ${index + 1} 0 R`).join('') +
      objectStream(
        Array.from({length: 100_000}, (_, index) => index),
        '['.repeat(1_000_000),
      ),
  ],
])('reads each part once: %s', async (_, text) => {
  await expect(check(text)).resolves.toBeUndefined();
});

it('stops at the limit when a file claims to have billions of pages', () => {
  expect(() => selectPages('all', 2 ** 40)).toThrow('More than 1,000 pages are selected.');
});
