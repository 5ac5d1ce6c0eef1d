import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {previewedSamples, previewOf} from './index';

const folder = 'static/samples';

it('a preview contains the file size and the first rows', async () => {
  expect(await previewOf(folder, 'orders.csv')).toEqual({
    file: 'orders.csv',
    bytes: 144,
    call: 'Readers.CSV.ReadRows($, delimiter: ";")',
    rows: [
      ['order', 'customer', 'zip', 'total'],
      ['1001', 'Müller; Söhne GmbH', '01067', '1.249,50'],
      ['1002', 'Ada Lovelace', '00184', '89,90'],
      ['1003', 'Café "Zur Post"', '10115', '0,00'],
    ],
    total: 4,
  });
});

it('a preview of a long file is truncated and states the full length', async () => {
  const {lines, total} = await previewOf(folder, 'invoices.xml');
  expect(lines).toHaveLength(16);
  expect(total).toBe(20);
});

it('a scanned PDF has no text', async () => {
  expect((await previewOf(folder, 'scanned.pdf')).lines).toEqual(['']);
}, 60_000);

it('the page shows every previewed sample and describes the other files', () => {
  const page = readFileSync('docs/guides/mappings/samples/index.mdx', 'utf8');
  for (const file of readdirSync(folder)) {
    expect(page).toContain(
      file in previewedSamples ? `<SamplePreview of={previews['${file}']} />` : `\`${file}\``,
    );
  }
});
