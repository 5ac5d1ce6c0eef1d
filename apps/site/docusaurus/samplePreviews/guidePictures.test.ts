import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import type {Value} from '@documentation/base/internal/values/types';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import {
  difficulties,
  jsonTree,
  orderLines,
  sampleFiles,
  xmlRecords,
} from '@documentation/reference/internal/pages/guidePictures';
import {previewedSamples} from './index';

/** The pictures are drawn by hand, so these tests compare them with the sample files. */
function read(file: string, notation: string): Promise<Value> {
  return evaluateNotation(notation, {
    input: new Uint8Array(readFileSync(`apps/site/content/static/samples/${file}`)),
    context: {now: '2024-05-01T12:00:00Z'},
    resolve: findMappingFunction,
  });
}

it('every path in the JSON picture leads to a value', async () => {
  const document = 'Readers.JSON.ReadDocument($, longNumbers: "text")';
  const values = jsonTree.map(({path = ''}) => `${document}${path}`);
  expect(await read('shop-orders.json', `[${values.join(', ')}]`)).not.toContain(null);
});

it('the XML picture shows the records that its paths select', async () => {
  const records = await read(
    'invoices.xml',
    'Readers.XML.ReadRecords($, "//b:invoice", {"number": "@number", "buyer": "p:buyer/p:name", "note": "b:note"}, namespaces: {"b": "urn:example:billing", "p": "urn:example:party"})',
  );
  const cells = (records as unknown as Record<string, string | null>[]).map((record) =>
    xmlRecords.columns.map((column) => (record[column] === '' ? '""' : String(record[column]))),
  );
  expect(xmlRecords.rows.map((row) => row.cells)).toEqual(cells);
});

it('the order picture shows the rows of the sheet, with their numbers', async () => {
  const rows = (await read(
    'order-lines.xlsx',
    'Readers.XLSX.ReadRows($)',
  )) as unknown as string[][];
  const lines = rows.flatMap(([id, , , , sku, , price], index) =>
    index > 2 && id !== null ? [{id, row: index + 1, sku, price}] : [],
  );
  expect(
    orderLines.flatMap((order) => order.lines.map((line) => ({id: order.id, ...line}))),
  ).toEqual(lines);
});

it('every file in the samples picture is previewed and has a difficulty', () => {
  const withDifficulty = new Set(difficulties.flatMap(({in: found}) => found));
  expect(sampleFiles.filter((file) => !withDifficulty.has(file))).toEqual([]);
  expect(Object.keys(previewedSamples)).toEqual(expect.arrayContaining([...sampleFiles]));
});
