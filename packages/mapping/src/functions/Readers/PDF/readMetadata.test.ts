import {expect, it} from 'vitest';
import {invoke} from '../../../language/invoke';
import ReadMetadata from './ReadMetadata';

/** A PDF with an empty page and these entries in its information dictionary. */
function pdfWith(entries: string): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
    `<<${entries}>>`,
  ].map((content, index) => `${index + 1} 0 obj${content}endobj\n`);
  const start = '%PDF-1.4\n';
  const offsets = objects.map((_, index) => start.length + objects.slice(0, index).join('').length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const body = start + objects.join('');
  return new TextEncoder().encode(
    `${body}xref\n0 5\n0000000000 65535 f \n${table}trailer<</Size 5/Root 1 0 R/Info 4 0 R>>\nstartxref\n${body.length}\n%%EOF`,
  );
}

it('reads text without the spaces around it, and blank text as null', async () => {
  const file = pdfWith('/Title( Invoice 7 )/Author( )/Subject()');
  expect(await invoke(ReadMetadata, {file}, {now: '2024-05-01T12:00:00Z'})).toMatchObject({
    pageCount: 1,
    title: 'Invoice 7',
    author: null,
    subject: null,
    keywords: null,
  });
});
