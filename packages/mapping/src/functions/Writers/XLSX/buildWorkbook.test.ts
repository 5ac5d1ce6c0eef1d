import {DOMParser, type Document} from '@xmldom/xmldom';
import {strFromU8, unzipSync} from 'fflate';
import {readSheet} from 'read-excel-file/universal';
import {beforeAll, describe, expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {buildWorkbook, checkSheetName} from './buildWorkbook';
import {sheetCells} from './sheetCells';

/** These tests check the XML itself, without our own readers. */

type Row = {readonly [key: string]: Value};

const origin = {name: 'Orders', rowsParameter: 'list', columnsParameter: 'columns'};
const cellsOf = (list: readonly Row[] | readonly Value[][], columns: Row[] | null = null) =>
  sheetCells(list, columns, origin);

function parse(xml: string): Document {
  return new DOMParser({
    onError: (_level, message) => {
      throw new Error(message);
    },
  }).parseFromString(xml, 'text/xml');
}

/** Returns the reference (r), type (t) and text of each cell. */
function cellsIn(sheet: Document): string[][] {
  return Array.from(sheet.getElementsByTagName('c'), (cell) => [
    cell.getAttribute('r') ?? '',
    cell.getAttribute('t') ?? '',
    cell.textContent ?? '',
  ]);
}

describe('the XML of a workbook', () => {
  let files: Record<string, Document>;
  let bytes: Uint8Array;

  beforeAll(async () => {
    const cells = cellsOf(
      [
        {
          id: 1001,
          zip: '01067',
          due: '2024-02-29',
          total: 1249.5,
          paid: true,
          note: '<&"\u0001\r\n',
        },
        {id: 1002, zip: '=1+1', due: '2024-02-29T18:00:00+05:30', total: 1e21, paid: null},
      ],
      [
        {key: 'id', header: 'Order'},
        {key: 'zip'},
        {key: 'due', type: 'Date'},
        {key: 'total', format: '#,##0.00'},
        {key: 'paid'},
        {key: 'note', width: 30},
      ],
    );
    bytes = await buildWorkbook([
      {name: 'Orders', cells, freezeRows: 1},
      {name: 'A & B', cells: cellsOf([])},
    ]);
    files = Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([path, file]) => [path, parse(strFromU8(file))]),
    );
  });

  it('opens on its first sheet', () => {
    const selected = [1, 2].map((number) =>
      files[`xl/worksheets/sheet${number}.xml`]!.getElementsByTagName('sheetView')[0]?.getAttribute(
        'tabSelected',
      ),
    );
    expect(selected).toEqual(['1', null]);
  });

  it('is well-formed and has all parts', () => {
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        '[Content_Types].xml',
        '_rels/.rels',
        'xl/workbook.xml',
        'xl/styles.xml',
        'xl/worksheets/sheet1.xml',
        'xl/worksheets/sheet2.xml',
      ]),
    );
  });

  it('has the values as Excel stores them', () => {
    const cells = cellsIn(files['xl/worksheets/sheet1.xml']!).map(([place, , value]) => [
      place,
      value,
    ]);
    expect(Object.fromEntries(cells)).toEqual({
      A1: 'Order',
      B1: 'zip',
      C1: 'due',
      D1: 'total',
      E1: 'paid',
      F1: 'note',
      A2: '1001',
      B2: '01067',
      C2: '45351',
      D2: '1249.5',
      E2: '1',
      F2: '<&"_x0001__x000D_\n',
      A3: '1002',
      B3: '=1+1',
      C3: '45351.75',
      D3: '1e+21',
    });
  });

  it('can be read by another library', async () => {
    const rows = await readSheet(new Blob([bytes.slice()]), 'Orders', {trim: false});
    expect(rows.slice(1)).toEqual([
      [1001, '01067', new Date('2024-02-29T00:00:00Z'), 1249.5, true, '<&"_x0001__x000D_\n'],
      [1002, '=1+1', new Date('2024-02-29T18:00:00Z'), 1e21, null, null],
    ]);
    expect(await readSheet(new Blob([bytes.slice()]), 'A & B')).toEqual([]);
  });

  it('has no formulas', () => {
    expect(files['xl/worksheets/sheet1.xml']!.getElementsByTagName('f')).toHaveLength(0);
  });

  it('has number formats and a bold header', () => {
    const styles = files['xl/styles.xml']!;
    const formats = Array.from(styles.getElementsByTagName('numFmt'), (format) =>
      format.getAttribute('formatCode'),
    );
    expect(formats).toEqual(['yyyy-mm-dd', '#,##0.00', 'yyyy-mm-dd hh:mm:ss']);
    expect(styles.getElementsByTagName('b')).toHaveLength(1);
    const style = (place: string) =>
      Array.from(files['xl/worksheets/sheet1.xml']!.getElementsByTagName('c'))
        .find((cell) => cell.getAttribute('r') === place)
        ?.getAttribute('s');
    const xfs = Array.from(
      styles.getElementsByTagName('cellXfs')[0]!.getElementsByTagName('xf'),
      (xf) => xf.getAttribute('numFmtId'),
    );
    const formatId = (place: string) => xfs[Number(style(place))];
    const ids = Array.from(styles.getElementsByTagName('numFmt'), (format) =>
      format.getAttribute('numFmtId'),
    );
    expect([formatId('C2'), formatId('D2'), formatId('C3')]).toEqual(ids);
  });

  it('has names, widths and frozen rows', () => {
    const names = Array.from(files['xl/workbook.xml']!.getElementsByTagName('sheet'), (sheet) =>
      sheet.getAttribute('name'),
    );
    expect(names).toEqual(['Orders', 'A & B']);
    const sheet = files['xl/worksheets/sheet1.xml']!;
    const widths = Array.from(sheet.getElementsByTagName('col'), (column) =>
      Number(column.getAttribute('width')),
    );
    expect(widths).toHaveLength(6);
    expect(widths[2]).toBeGreaterThanOrEqual('yyyy-mm-dd hh:mm:ss'.length);
    expect(widths[5]).toBe(30);
    expect(sheet.getElementsByTagName('pane')[0]!.getAttribute('ySplit')).toBe('1');
  });

  it('is the same every time', async () => {
    const again = () => buildWorkbook([{name: 'Orders', cells: cellsOf([{id: 1}])}]);
    expect(await again()).toEqual(await again());
  });
});

describe('rejects what Excel doesn’t allow', () => {
  it.each([
    '',
    '  ',
    'a/b',
    'a[1]',
    "'a'",
    'x'.repeat(32),
    'a\u0001',
    'a\ud800',
    'History',
    'HISTORY',
  ])('the name "%s"', (name) => {
    expect(() => checkSheetName(name, 'sheetName')).toThrow(
      expect.objectContaining({code: 'E_RANGE'}),
    );
  });

  it('but not other names', () => {
    for (const name of ['x'.repeat(31), "Ada's", 'History 2024', 'My history']) {
      expect(() => checkSheetName(name, 'sheetName')).not.toThrow();
    }
  });

  it('long text, dates before 1900 and unknown column settings', () => {
    expect(() => cellsOf([['x'.repeat(32_768)]])).toThrow('A1 of "Orders" has more than 32,767');
    expect(() => cellsOf([{d: '1899-12-31'}], [{key: 'd', type: 'Date'}])).toThrow(
      'A2 of "Orders"',
    );
    const columns: Row[] = [
      {key: 'a', typ: 'Date'},
      {key: 'a', type: 'Number'},
      {header: 'a'},
      {key: 'a', width: 0},
    ];
    for (const column of columns) {
      expect(() => cellsOf([{a: 1}], [column])).toThrow('Column 1 of "Orders"');
    }
  });

  it.each(['', '0.00.[', '0 "kg', '0 kg', '[Purple]0', '0;0;0;@;0', 'yyyy 0.00', 'x'.repeat(256)])(
    'the number format "%s"',
    (format) => {
      expect(() => cellsOf([{a: 1}], [{key: 'a', format}])).toThrow(
        expect.objectContaining({
          code: 'E_FORMAT',
          message: expect.stringMatching(
            /^Column 1 of "Orders" has an invalid number format\. .+\.$/,
          ) as string,
        }),
      );
    },
  );

  it.each([
    'General',
    '0.00 "€"',
    '[$€-407] #,##0.00',
    'dd.mm.yyyy',
    '[h]:mm',
    '0%',
    '0;[Red]-0;;@',
  ])('but not the number format "%s"', (format) => {
    expect(cellsOf([{a: 1}], [{key: 'a', format}]).rows).toHaveLength(2);
  });
});
