import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {encode} from '@documentation/base/internal/encodings/encodings';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {unzip, zip} from '../../formats/zip/zip';
import {MappingError} from '@documentation/base/internal/values/errors';
import {invoke} from '../../language/invoke';
import {qualifiedName} from '../../language/qualifiedName';
import {hasOneOfTypes} from '@documentation/base/internal/values/typeChecks';
import type {TypeName, Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '../../language/types';
import {functionsOf} from '..';
import readers from '.';
import {mutateBytes, mutateValue, randomFrom, type Random} from './mutants.fixture';

/**
 * Every reader handles broken copies of valid input: it returns a result, or fails with a declared code and a readable
 * message, and doesn't hang. To try more copies, run: BROKEN_COPIES=3000 npx vitest run brokenInput
 */

const COPIES = Number(process.env.BROKEN_COPIES ?? 100);
/** The maximum CPU time for one copy. Unlike elapsed time, it doesn't depend on what else is running. */
const MAX_CPU_MS = 2000;

const context = {now: '2024-05-01T12:00:00Z'};
const sample = (name: string) =>
  new Uint8Array(readFileSync(`apps/site/content/static/samples/${name}`));
const sampleText = (name: string) => new TextDecoder().decode(sample(name));

/** Makes a broken copy of valid input. */
type Break = (random: Random) => Value | Promise<Value>;

const brokenBytes =
  (...files: readonly Uint8Array[]): Break =>
  (random) =>
    mutateBytes(files[random(files.length)]!, random);

/** Breaks the XML inside a workbook. After most changes to the ZIP archive itself, the XML is never read. */
function brokenParts(...names: readonly string[]): Break {
  return async (random) => {
    const parts = await unzip(sample(names[random(names.length)]!), 'file');
    const xml = Object.keys(parts).filter((path) => /^xl\/.*\.(xml|rels)$/.test(path));
    const path = xml[random(xml.length)]!;
    return zip({...parts, [path]: mutateBytes(parts[path]!, random)}, {packed: false});
  };
}

const either =
  (...ways: readonly Break[]): Break =>
  (random) =>
    ways[random(ways.length)]!(random);

const csv = brokenBytes(
  sample('orders.csv'),
  sample('stock-with-errors.csv'),
  utf8('sep=;\r\nsku;stock;price\r\n"A-1";7;"1,5"\r\n\r\n'),
  encode('sku,name\n0042,Łódź\n', 'utf-16le', {bom: true}),
);
const fixedWidth = brokenBytes(
  utf8(
    'SKU     STOCK PRICE    DUE\nA-17        7     1.50 20240229\nB-2        40   -12.00 20241231\n',
  ),
  encode('0042  Łódź\r\n', 'utf-16le', {bom: true}),
);
const json = brokenBytes(
  sample('orders.json'),
  sample('shop-orders.json'),
  utf8('[1.5, "\\u00e9", {}]'),
);
const lines = brokenBytes(sample('events.ndjson'));
const xml = brokenBytes(
  sample('orders.xml'),
  sample('invoices.xml'),
  encode(sampleText('orders.xml').replace('UTF-8', 'utf-16'), 'utf-16le', {bom: true}),
);
const workbooks = ['orders.xlsx', 'order-lines.xlsx', 'invoice-template.xlsx'];
const xlsx = either(brokenBytes(...workbooks.map(sample)), brokenParts(...workbooks));
const pdf = brokenBytes(sample('invoice.pdf'), sample('protected.pdf'), sample('scanned.pdf'));

const brokenValue =
  (...values: readonly Value[]): Break =>
  (random) =>
    mutateValue(values[random(values.length)]!, random);

const sheet = brokenValue({
  range: 'Stock!A1:C3',
  majorDimension: 'ROWS',
  values: [['sku', 'stock', 'due'], ['0042', '7'], [], ['0043', 0, 45351.5]],
});
const bigQuery = brokenValue({
  jobComplete: true,
  schema: {
    fields: [
      {name: 'id', type: 'INTEGER'},
      {name: 'changed', type: 'TIMESTAMP'},
      {name: 'data', type: 'JSON'},
      {name: 'file', type: 'BYTES'},
      {name: 'tags', type: 'STRING', mode: 'REPEATED'},
      {name: 'item', type: 'RECORD', fields: [{name: 'price', type: 'FLOAT64'}]},
    ],
  },
  rows: [
    {
      f: [
        {v: '7'},
        {v: '1.709199E9'},
        {v: '{"a": [1]}'},
        {v: 'AQI='},
        {v: [{v: 'new'}]},
        {v: {f: [{v: '1.5'}]}},
      ],
    },
  ],
});

type Args = Readonly<Record<string, Value>>;

/** For each reader: how to break its input, and the other arguments to try. */
const cases: Readonly<Record<string, readonly [Break, ...Args[]]>> = {
  'Readers.CSV.ReadObjects': [
    csv,
    {},
    {delimiter: ';', columns: {'A:A': 'Integer', 'D:D': {type: 'Number', decimal: ','}}},
    {encoding: 'windows-1252', headerRow: 2},
  ],
  'Readers.CSV.ReadRows': [csv, {}, {delimiter: ';'}, {encoding: 'utf-16le', quote: ''}],
  'Readers.CSV.DetectFormat': [csv, {}],
  'Readers.CSV.ReadFixedWidth': [
    fixedWidth,
    {
      columns: [
        {name: 'sku', width: 8},
        {name: 'stock', width: 6, type: 'Integer'},
      ],
    },
    {columns: [{name: 'price', start: 15, end: 24, type: 'Number'}], skipRows: 1},
    {columns: [{name: 'sku', width: 3}], encoding: 'utf-16le', trim: false},
  ],
  'Readers.JSON.ReadDocument': [json, {}, {longNumbers: 'text'}, {encoding: 'windows-1252'}],
  'Readers.JSON.ReadLines': [lines, {}, {onError: 'collect'}, {onError: 'skip'}],
  'Readers.JSON.ReadItems': [json, {}, {pointer: '/orders'}, {pointer: '/orders/0/items'}],
  'Readers.XML.ReadDocument': [xml, {}, {encoding: 'windows-1252'}, {encoding: 'utf-16le'}],
  'Readers.XML.ReadRecords': [
    xml,
    {recordPath: '//*[@id]', fields: {id: '@id', first: '*[1]', count: 'count(.//*)'}},
  ],
  'Readers.XLSX.ListSheets': [xlsx, {}],
  'Readers.XLSX.ReadRows': [xlsx, {}, {values: 'formatted'}, {sheet: 'Orders', range: 'B2:D9'}],
  'Readers.XLSX.ReadObjects': [xlsx, {}, {columns: {'A:A': 'Integer'}}, {skipEmpty: false}],
  'Readers.PDF.ReadText': [pdf, {}, {layout: 'lines'}, {password: 'secret'}],
  'Readers.PDF.ReadPages': [pdf, {}, {pages: '2-', password: 'secret'}],
  'Readers.PDF.ReadTables': [pdf, {page: 1}, {page: 1, columns: [50, 250], password: 'secret'}],
  'Readers.PDF.ReadMetadata': [pdf, {}, {password: 'secret'}],
  'Readers.Google.SheetToRows': [sheet, {}],
  'Readers.Google.SheetToObjects': [sheet, {}, {dates: ['due']}, {headerRow: 2}],
  'Readers.Google.BigQueryToObjects': [bigQuery, {}],
};

/** Words that only programmers or libraries use. */
const jargon =
  /undefined|\bNaN\b|Infinity|\bobject Object|\w+(?:Error|Exception)\b|\b(?:cannot|Cannot)\b|\bis not\b|\bUnexpected\b|\bInvalid\b|Maximum call|\bstack\b|\bxref\b|\bworker\b|\bArrayBuffer\b|\bfunction\b|\bproperty\b|code ?point/;

const definitions = functionsOf(readers);

/**
 * pdf.js 5.6.205 prefetches all pages. If the first page is damaged, it leaves errors in the other pages unhandled.
 * The call itself fails as it should, so only such errors are ignored here.
 */
const testRunnerListeners = process.listeners('unhandledRejection');
const pdfErrors = ['XRefEntryException', 'FormatError', 'ParserEOFException'];

beforeAll(() => {
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (error, promise) => {
    if (!(error instanceof Error && pdfErrors.includes(error.name))) {
      testRunnerListeners.forEach((listener) => listener(error, promise));
    }
  });
});

it('every reader has broken input', () => {
  expect(Object.keys(cases).sort()).toEqual(definitions.map(qualifiedName).sort());
});

/** Returns the result or the error of a call. */
async function read(definition: MappingFunction, args: Args) {
  try {
    return {result: await invoke(definition, args, context), error: null};
  } catch (error) {
    if (!(error instanceof MappingError)) {
      throw error;
    }
    return {result: null, error};
  }
}

/** Says what is wrong with the outcome of a call, or returns null. */
async function problemWith(definition: MappingFunction, args: Args): Promise<string | null> {
  const start = process.cpuUsage();
  const {result, error} = await read(definition, args);
  const {user, system} = process.cpuUsage(start);
  if (user + system > MAX_CPU_MS * 1000) {
    return `needs more than ${MAX_CPU_MS} ms`;
  }
  if (!error) {
    return result === null || hasOneOfTypes(result, definition.returns.type)
      ? null
      : `returns ${JSON.stringify(result)}`;
  }
  const {code, message} = error;
  const [data, {type}] = Object.entries(definition.parameters)[0]!;
  const isWrongType = code === 'E_TYPE' && !hasOneOfTypes(args[data]!, type as TypeName);
  const isDeclared = isWrongType || definition.errors.some((declared) => declared.code === code);
  return isDeclared && /^[A-Z"`].*\.$/s.test(message) && !jargon.test(message)
    ? null
    : `fails with ${code}: ${message}`;
}

describe.each(definitions.map((definition) => [qualifiedName(definition), definition] as const))(
  '%s',
  (name, definition) => {
    const [breakIt, ...variants] = cases[name]!;
    const [data] = Object.keys(definition.parameters) as [string];

    it(`returns a result or a declared error for ${COPIES} broken copies`, async () => {
      const problems: string[] = [];
      for (let seed = 1; seed <= COPIES; seed += 1) {
        const random = randomFrom(seed);
        const input = await breakIt(random);
        const args = variants[random(variants.length)]!;
        const problem = await problemWith(definition, {...args, [data]: input});
        if (problem) {
          problems.push(`Copy ${seed} with ${JSON.stringify(args)} ${problem}`);
        }
      }
      expect(problems).toEqual([]);
    });
  },
);
