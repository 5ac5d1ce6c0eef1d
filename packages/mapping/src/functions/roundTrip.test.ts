import fc, {type Arbitrary} from 'fast-check';
import {expect, it} from 'vitest';
import {evaluateNotation} from '../language/run/evaluate';
import type {Value} from '@documentation/base/internal/values/types';
import {findMappingFunction, mappingFunctions} from '.';

/** Tests that a function followed by its inverse returns the original value, `$`. */

const integer = fc.integer({min: -100_000, max: 100_000});
const cents = integer.map((count) => count / 100);
const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,8}$/);
const text = fc
  .string({unit: 'grapheme', minLength: 1, maxLength: 12})
  .filter((value) => !/\p{Surrogate}/u.test(value));
const moment = fc
  .integer({min: 0, max: 4_000_000_000})
  .map((seconds) => new Date(seconds * 1000).toISOString().replace('.000', ''));
const day = fc.integer({min: 61, max: 60_000});
const record = fc.record({id: word, name: word});
const records = fc.array(record, {minLength: 1, maxLength: 4});
const rows = fc.array(fc.tuple(word, word), {minLength: 1, maxLength: 4});
const json = fc
  .jsonValue({maxDepth: 3})
  .filter((value) => !JSON.stringify(value).includes('-0')) as Arbitrary<Value>;
const nested = fc.dictionary(word, fc.oneof(cents, word, fc.dictionary(word, word, {minKeys: 1})), {
  minKeys: 1,
  maxKeys: 4,
});

type Row = readonly [pair: string, values: Arbitrary<Value>, notation: string];
const table: readonly Row[] = [
  ['Datetime/Format ~ Datetime/Parse', moment, 'Datetime.Parse(Datetime.Format($))'],
  [
    'Datetime/Add ~ Datetime/Difference',
    fc.integer({min: -500, max: 500}),
    'Datetime.Difference("2024-05-01", Datetime.Add("2024-05-01", $, "days"))',
  ],
  [
    'Datetime/AddBusinessDays ~ Datetime/BusinessDaysBetween',
    fc.integer({min: -500, max: 500}),
    'Datetime.BusinessDaysBetween("2024-05-01", Datetime.AddBusinessDays("2024-05-01", $))',
  ],
  [
    'Datetime/FormatDuration ~ Datetime/ParseDuration',
    cents,
    'Datetime.ParseDuration(Datetime.FormatDuration($)).totalSeconds',
  ],
  ['Datetime/FromUnix ~ Datetime/ToUnix', moment, 'Datetime.FromUnix(Datetime.ToUnix($))'],
  [
    'Excel/ColumnToIndex ~ Excel/IndexToColumn',
    fc.integer({min: 1, max: 16_384}),
    'Excel.ColumnToIndex(Excel.IndexToColumn($))',
  ],
  ['Excel/DateToSerial ~ Excel/SerialToDate', day, 'Excel.DateToSerial(Excel.SerialToDate($))'],
  [
    'Geo/GeohashDecode ~ Geo/GeohashEncode',
    fc.stringMatching(/^[0-9b-hjkmnp-z]{9}$/),
    'Geo.GeohashEncode(Geo.GeohashDecode($))',
  ],
  ['JSON/Parse ~ JSON/Stringify', json, 'JSON.Parse(JSON.Stringify($))'],
  [
    'JSON/RemovePath ~ JSON/SetPath',
    nested,
    'JSON.RemovePath(JSON.SetPath($, "/no such key", 1), "/no such key")',
  ],
  ['JSON/Flatten ~ JSON/Unflatten', nested, 'JSON.Unflatten(JSON.Flatten($))'],
  ['JSON/Entries ~ JSON/FromEntries', nested, 'JSON.FromEntries(JSON.Entries($))'],
  [
    'JSON/Diff ~ JSON/Patch',
    json,
    'JSON.Patch({"a": [1, {"b": null}]}, JSON.Diff({"a": [1, {"b": null}]}, $))',
  ],
  ['List/Chunk ~ List/Flatten', fc.array(word), 'List.Flatten(List.Chunk($, 2))'],
  ['Math/Add ~ Math/Subtract', cents, 'Math.Subtract(Math.Add($, 0.1), 0.1)'],
  ['Math/Divide ~ Math/Multiply', cents, 'Math.Divide(Math.Multiply($, 7), 7)'],
  [
    'Math/Exp ~ Math/Log',
    fc.integer({min: -20, max: 20}),
    'Number.Round(Math.Log(Math.Exp($)), 10)',
  ],
  ['Math/Power ~ Math/Root', fc.nat(1000), 'Math.Root(Math.Power($, 3), degree: 3)'],
  [
    'Number/Format ~ Number/Parse',
    cents,
    'Number.Parse(Number.Format($, locale: "de"), locale: "de")',
  ],
  [
    'Readers/CSV/ReadObjects ~ Writers/CSV/WriteObjects',
    records,
    'Readers.CSV.ReadObjects(Writers.CSV.WriteObjects($))',
  ],
  [
    'Readers/CSV/ReadRows ~ Writers/CSV/WriteRows',
    rows,
    'Readers.CSV.ReadRows(Writers.CSV.WriteRows($))',
  ],
  [
    'Readers/Google/SheetToObjects ~ Writers/Google/ToSheetValues',
    records,
    'Readers.Google.SheetToObjects(Writers.Google.ToSheetValues($))',
  ],
  [
    'Readers/Google/SheetToRows ~ Writers/Google/ToSheetValues',
    rows,
    'Readers.Google.SheetToRows(Writers.Google.ToSheetValues($))',
  ],
  [
    'Readers/JSON/ReadDocument ~ Writers/JSON/WriteDocument',
    json,
    'Readers.JSON.ReadDocument(Writers.JSON.WriteDocument($))',
  ],
  [
    'Readers/JSON/ReadLines ~ Writers/JSON/WriteLines',
    records,
    'Readers.JSON.ReadLines(Writers.JSON.WriteLines($))',
  ],
  [
    'Readers/XLSX/ReadObjects ~ Writers/XLSX/WriteSheet',
    records,
    'Readers.XLSX.ReadObjects(Writers.XLSX.WriteSheet($))',
  ],
  [
    'Readers/XLSX/ReadRows ~ Writers/XLSX/WriteSheet',
    rows,
    'Readers.XLSX.ReadRows(Writers.XLSX.WriteSheet($))',
  ],
  [
    'Readers/XML/ReadRecords ~ Writers/XML/WriteRecords',
    records,
    'Readers.XML.ReadRecords(Writers.XML.WriteRecords($, "list", "item"), "/list/item", {"id": "id", "name": "name"})',
  ],
  [
    'Readers/XML/ReadDocument ~ Writers/XML/WriteDocument',
    word.map((name) => `<a><${name} b="1">x &amp; y</${name}></a>`),
    'Readers.XML.ReadDocument(Writers.XML.WriteDocument($, indent: 0))',
  ],
  ['Text/Pad ~ Text/Trim', word, 'Text.Trim(Text.Pad($, 20))'],
  [
    'Text/Join ~ Text/Split',
    fc.array(word, {minLength: 1}),
    'Text.Split(Text.Join($, separator: ";"), ";")',
  ],
  ['Text/Decode ~ Text/Encode', text, 'Text.Decode(Text.Encode($, "base64url"), "base64url")'],
  ['Types/ToNumber ~ Types/ToText', cents, 'Types.ToNumber(Types.ToText($))'],
  ['Types/ToBoolean ~ Types/ToText', fc.boolean(), 'Types.ToBoolean(Types.ToText($))'],
  [
    'XML/FromJson ~ XML/ToJson',
    nested.map(
      (value) =>
        JSON.parse(
          JSON.stringify({r: value}, (_key, item: unknown) =>
            typeof item === 'number' ? String(item) : item,
          ),
        ) as Value,
    ),
    'XML.ToJson(XML.FromJson($.r, "r"))',
  ],
];

/** BigQuery represents rows differently in requests and responses, so this round trip can't work. */
const differentForms = ['Readers/Google/BigQueryToObjects ~ Writers/Google/ToBigQueryRows'];

it('every pair listed as inverse is tested', () => {
  const claimed = mappingFunctions.flatMap(({category, name, related}) =>
    related
      .filter(({role}) => role === 'inverse')
      .map((other) => [`${category}/${name}`, other.function].sort().join(' ~ ')),
  );
  const tried = [...table.map(([pair]) => pair.split(' ~ ').sort().join(' ~ ')), ...differentForms];
  expect([...new Set(claimed)].sort()).toEqual(tried.sort());
});

it.each(table)('%s', async (_pair, values, notation) => {
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      const result = await evaluateNotation(notation, {
        input: value,
        context: {now: '2024-05-01T12:00:00Z'},
        resolve: findMappingFunction,
      });
      expect(result).toEqual(value);
    }),
    {numRuns: 40, seed: 20_240_501},
  );
});
