import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import {formatNotation} from '@documentation/mapping/internal/language/notation/formatNotation';
import type {Value} from '@documentation/base/internal/values/types';
import {previewedSamples, previewOf, sheetOf} from './index';

const folder = 'apps/site/content/static/samples';

it('a preview contains the file size and the first rows', async () => {
  expect(await previewOf(folder, 'orders.csv')).toEqual({
    file: 'orders.csv',
    bytes: 144,
    call: 'Readers.CSV.ReadRows($, delimiter: ";")',
    opened: {mapping: 'Readers.CSV.ReadRows($, delimiter: ";")', isData: false},
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

it('the sheet contains all rows, and the headers are in the row that it names', async () => {
  const {rows, headerRow} = await sheetOf(folder, 'order-lines.xlsx');
  expect(rows).toHaveLength(8);
  expect(rows[headerRow - 1]).toEqual(
    'Order Ordered Customer ZIP SKU Quantity Price Express Note'.split(' '),
  );
});

it.each(Object.keys(previewedSamples))('%s opens with a mapping that reads it', async (file) => {
  const {mapping, isData} = (await previewOf(folder, file)).opened;
  const bytes = readFileSync(`${folder}/${file}`);
  const input = isData ? (JSON.parse(bytes.toString()) as Value) : new Uint8Array(bytes);
  const result = await evaluateNotation(mapping, {
    input,
    context: {now: '2024-05-01T12:00:00Z'},
    resolve: findMappingFunction,
  });
  expect(result).not.toBeInstanceOf(Uint8Array);
  expect(formatNotation(mapping)).toBe(mapping);
});

it('the page shows every previewed sample and describes the other files', () => {
  const page = readFileSync('apps/site/content/docs/guides/mappings/samples/index.mdx', 'utf8');
  for (const file of readdirSync(folder)) {
    expect(page).toContain(
      file in previewedSamples ? `<SamplePreview of={previews['${file}']} />` : `\`${file}\``,
    );
  }
});
