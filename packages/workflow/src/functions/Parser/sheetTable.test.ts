import {expect, it} from 'vitest';
import {readTable} from './sheetTable';

const sheet = [
  ['March stock', null, null, null],
  [null, 'sku', 'stock', 'note'],
  [null, 'A-1', 7, 'x'],
  [null, null, null, null],
  [null, 'A-2', 3, null],
  ['printed by', 'Ada', null, null],
];

it('uses the first row of the range as headers', () => {
  expect(readTable(sheet, {range: 'B2:C5', columns: null})).toEqual([
    {sku: 'A-1', stock: 7},
    {sku: 'A-2', stock: 3},
  ]);
});

it('numbers columns and rows from the start of the sheet', () => {
  expect(
    readTable(sheet, {range: 'C5:C5', headerRow: 2, columns: {'C:C': {name: 'left'}}}),
  ).toEqual([{left: 3}]);
  expect(() => readTable(sheet, {range: 'B2:D3', columns: {sku: 'Integer'}})).toThrow('Row 3,');
});

it('reads the whole sheet if there is no range', () => {
  expect(readTable(sheet.slice(1, 3), {columns: null})).toEqual([
    {sku: 'A-1', stock: 7, note: 'x'},
  ]);
  expect(readTable([], {columns: null})).toEqual([]);
});

it('rejects an invalid range', () => {
  expect(() => readTable(sheet, {range: 'B2-C5', columns: null})).toThrow(
    expect.objectContaining({code: 'E_PARSE', parameter: 'range'}) as Error,
  );
});
