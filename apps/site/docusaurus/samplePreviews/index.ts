import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import type {Value} from '@documentation/base/internal/values/types';
import type {
  SamplePreviewData,
  SheetData,
} from '@documentation/reference/internal/pages/samplePreview';
import {cached} from '../buildCache';

/** The sample files that pages preview, each with the call that reads its content, or null to show it as text. */
export const previewedSamples: Readonly<Record<string, string | null>> = {
  'order.json': null,
  'orders.json': null,
  'shop-orders.json': null,
  'invoice.json': null,
  'forecast.json': null,
  'events.ndjson': null,
  'orders.csv': 'Readers.CSV.ReadRows($, delimiter: ";")',
  'customers.csv': 'Readers.CSV.ReadRows($, encoding: "windows-1252")',
  'bank-statement.csv': 'Readers.CSV.ReadRows($, delimiter: ";", encoding: "windows-1252")',
  'order-lines.csv': 'Readers.CSV.ReadRows($)',
  'prices.csv': 'Readers.CSV.ReadRows($, delimiter: ";")',
  'appointments.csv': 'Readers.CSV.ReadRows($)',
  'orders.xlsx': 'Readers.XLSX.ReadRows($, values: "formatted")',
  'order-lines.xlsx': 'Readers.XLSX.ReadRows($, values: "formatted")',
  'customers.xlsx': 'Readers.XLSX.ReadRows($, values: "formatted")',
  'invoice-template.xlsx': 'Readers.XLSX.ReadRows($, values: "formatted")',
  'invoices.xml': null,
  'e-invoice.xml': null,
  'invoice.pdf': 'Readers.PDF.ReadText($)',
  'scanned.pdf': 'Readers.PDF.ReadText($)',
};

/** The mappings that read samples whose text is shown. Other JSON files are opened as data. */
const readings: Readonly<Record<string, string>> = {
  'shop-orders.json': 'Readers.JSON.ReadDocument($, longNumbers: "text")',
  'events.ndjson': 'Readers.JSON.ReadLines($)',
  'invoices.xml': 'XML.ToJson(Readers.XML.ReadDocument($), namespaces: "strip")',
  'e-invoice.xml': 'XML.ToJson(Readers.XML.ReadDocument($), namespaces: "strip")',
};

const MAX_ROWS = 9;
const MAX_LINES = 16;

async function run(call: string, input: Uint8Array): Promise<Value> {
  const context = {now: '2024-05-01T12:00:00Z'};
  return evaluateNotation(call, {input, context, resolve: findMappingFunction});
}

type Rows = SheetData['rows'];

/** The workbooks whose sheet the Excel tutorial shows, with the number of the header row. */
const sheets = {'order-lines.xlsx': 3, 'customers.xlsx': 4} as const;

/** Returns a workbook's sheet with all rows. */
export async function sheetOf(folder: string, file: keyof typeof sheets): Promise<SheetData> {
  const bytes = new Uint8Array(await readFile(join(folder, file)));
  const rows = await run(previewedSamples[file]!, bytes);
  return {file, headerRow: sheets[file], rows: rows as unknown as Rows};
}

/** Returns what a page shows of a sample: its first rows or lines, read from the file itself. */
export async function previewOf(folder: string, file: string): Promise<SamplePreviewData> {
  const bytes = new Uint8Array(await readFile(join(folder, file)));
  const call = previewedSamples[file] ?? null;
  const content = call ? await run(call, bytes) : new TextDecoder().decode(bytes);
  const reading = call ?? readings[file];
  const opened = {mapping: reading ?? '$', isData: reading === undefined};
  const facts = {file, bytes: bytes.length, call, opened};
  if (typeof content === 'string') {
    const lines = content.replace(/\n$/, '').split('\n');
    return {...facts, lines: lines.slice(0, MAX_LINES), total: lines.length};
  }
  const rows = content as unknown as Rows;
  return {...facts, rows: rows.slice(0, MAX_ROWS), total: rows.length};
}

/**
 * Runs `work`, then restores the built-in functions that the PDF library replaces with polyfills. The
 * polyfills would make the rest of the build seconds slower.
 */
async function withOwnFunctions<T>(work: () => Promise<T>): Promise<T> {
  const {push} = Array.prototype;
  const {stringify} = JSON;
  try {
    return await work();
  } finally {
    Object.assign(Array.prototype, {push});
    Object.assign(JSON, {stringify});
  }
}

/** Writes the sample previews, and the sheets of the Excel tutorial, as data that their pages import. */
export default function samplePreviews({
  siteDir,
  outDir,
}: Pick<LoadContext, 'siteDir' | 'outDir'>): Plugin {
  const folder = join(siteDir, 'content/static/samples');
  return {
    name: 'sample-previews',
    getPathsToWatch: () => [`${folder}/*`],
    async contentLoaded({actions}) {
      const files = Object.keys(previewedSamples);
      const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
      const {previews, wholeSheets} = await cached(
        {siteDir, outDir},
        'samplePreviews',
        contents,
        () =>
          withOwnFunctions(async () => ({
            previews: await Promise.all(files.map((file) => previewOf(folder, file))),
            wholeSheets: [
              await sheetOf(folder, 'order-lines.xlsx'),
              await sheetOf(folder, 'customers.xlsx'),
            ],
          })),
      );
      const byFile = Object.fromEntries(previews.map((preview) => [preview.file, preview]));
      await actions.createData('previews.json', JSON.stringify(byFile));
      for (const sheet of wholeSheets) {
        await actions.createData(sheet.file.replace('.xlsx', '.json'), JSON.stringify(sheet));
      }
    },
  };
}
