import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {MappingError} from '../../language/errors';
import type {Value} from '../../language/types';
import {zip} from '../zip/zip';
import {formattedValues, typedValues} from './cellValues';
import {readCells} from './readCells';
import {openWorkbook} from './workbook';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Source {
  /** The content of <sheetData>. */
  readonly rows: string;
  readonly sharedStrings?: string;
  readonly cellXfs?: string;
  readonly workbookPr?: string;
}

/** Builds a workbook that programs other than Excel might write. */
function workbookOf({rows, sharedStrings, cellXfs = '<xf/>', workbookPr = ''}: Source) {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}">${workbookPr}<sheets><sheet name="A &amp; B" sheetId="1" r:id="r7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r7" Type="${relations}/worksheet" Target="/xl/worksheets/my.xml"/></Relationships>`,
    'xl/worksheets/my.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy&quot; Uhr&quot;"/><numFmt numFmtId="171" formatCode="[h]:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${cellXfs}</cellXfs></styleSheet>`,
  };
  if (sharedStrings) {
    parts['xl/sharedStrings.xml'] = `<sst xmlns="${main}">${sharedStrings}</sst>`;
  }
  const encoder = new TextEncoder();
  return zip(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, encoder.encode(text)])),
  );
}

async function read(source: Source, values = typedValues): Promise<Value[][]> {
  const workbook = await openWorkbook(await workbookOf(source), 'file');
  expect(workbook.sheets.map(({name}) => name)).toEqual(['A & B']);
  return readCells(workbook, workbook.sheets[0]!, await values(workbook), 'file');
}

const dates =
  '<xf/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="20"/><xf numFmtId="4"/>';

describe('cells', () => {
  it('are text, numbers and booleans', async () => {
    const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t> in </t></is></c><c r="D1" t="str"><f>A1</f><v>007</v></c></row>
      <row r="3"><c r="B3"><v>-1.5E-3</v></c><c r="C3" t="b"><v>1</v></c><c r="D3" t="e"><v>#N/A</v></c><c r="E3"><f>B3</f></c></row>`;
    const sharedStrings =
      '<si><t>a&amp;b_x000D_</t></si><si><r><t>ri</t></r><r><rPr/><t xml:space="preserve">ch </t></r><rPh><t>no</t></rPh></si>';
    expect(await read({rows, sharedStrings})).toEqual([
      ['a&b\r', 'rich ', ' in ', '007'],
      [null, null, null, null],
      [null, -0.0015, true, null],
    ]);
  });

  it('are dates if their format says so', async () => {
    const rows = `<row r="1"><c r="A1" s="1"><v>45351</v></c><c r="B1" s="2"><v>45351.39583333333</v></c><c r="C1" s="3"><v>1.5</v></c><c r="D1" s="4"><v>0.75</v></c><c r="E1" s="5"><v>45351</v></c><c r="F1" s="1"><v>60</v></c><c r="G1" s="1"><v>1</v></c></row>`;
    const expected = [
      '2024-02-29',
      '2024-02-29T09:30:00',
      1.5,
      '18:00:00',
      45351,
      60,
      '1900-01-01',
    ];
    expect(await read({rows, cellXfs: dates})).toEqual([expected]);
    expect(await read({rows, cellXfs: dates}, formattedValues)).toEqual([
      ['2/29/24', '29.02.2024 Uhr', '36:00', '18:00', '45,351.00', '2/29/00', '1/1/00'],
    ]);
  });

  it('count from 1904 when the workbook does', async () => {
    const rows = '<row r="1"><c r="A1" s="1"><v>43889</v></c></row>';
    const source = {rows, cellXfs: dates, workbookPr: '<workbookPr date1904="1"/>'};
    expect(await read(source)).toEqual([['2024-02-29']]);
    expect(await read(source, formattedValues)).toEqual([['2/29/24']]);
  });

  it('stay text if they are dates stored as text', async () => {
    const rows = '<row r="1"><c r="A1" t="d"><v>2024-02-29T09:30:00</v></c></row>';
    expect(await read({rows})).toEqual([['2024-02-29T09:30:00']]);
  });
});

describe('hostile sheets', () => {
  it.each([
    '<row r="999999999"><c r="A999999999"><v>1</v></c></row>',
    '<row><c r="A1e9"><v>1</v></c></row>',
    '<row r="1"><c r="ZZZZZZZ1"><v>1</v></c></row>',
    '<row r="1"><c r="XFD1"><v>1</v></c></row><row r="1000000"><c r="A1000000"><v>1</v></c></row>',
    '<row x=">" r="&#57;999999999"><c r="A1"><v>1</v></c></row>',
    "<row r='9999999999'></row>",
  ])('%s is too large', async (rows) => {
    await expect(read({rows})).rejects.toMatchObject({code: 'E_LIMIT'});
  });

  it.each([
    '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>2</v></c></row>',
    '<row r="1"><c><v>1</v></c></row>',
    '<row r="1"><c r="A1"><v>one</v></c></row>',
    '<row r="1"><c r="A1" t="s"><v>5</v></c></row>',
    '<row r="1"><c r="A1" s="9999999"><v>5</v></c></row>',
    '<row r="1"><c r="A1',
  ])('%s is damaged', async (rows) => {
    await expect(read({rows})).rejects.toMatchObject({code: 'E_PARSE'});
  });
});

describe('parts that aren’t XML', () => {
  it.each([
    ['closed', '<row r="1"><c r="A1"><v>1</c></row>'],
    ['&amp;', '<row r="1"><c r="A1"><v>1 & 2</v></c></row>'],
    ['twice', '<row r="1"><c r="A1" r="B1"><v>1</v></c></row>'],
    ['500 levels deep', '<row>'.repeat(20_000) + '</row>'.repeat(20_000)],
  ])('say where and why: %s', async (why, rows) => {
    await expect(read({rows})).rejects.toMatchObject({
      code: 'E_PARSE',
      message: expect.stringMatching(
        new RegExp(`xl/worksheets/my.xml, line 1, column \\d+: .*${why}`),
      ) as string,
    });
  });

  it('can be parts other than the sheet', async () => {
    const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
    await expect(read({rows, sharedStrings: '<si><t>a<b</t></si>'})).rejects.toMatchObject({
      code: 'E_PARSE',
      message: expect.stringContaining('xl/sharedStrings.xml, line 1') as string,
    });
    await expect(read({rows, cellXfs: '<xf'})).rejects.toMatchObject({
      code: 'E_PARSE',
      message: expect.stringContaining('xl/styles.xml, line 1') as string,
    });
  });

  it('can’t have tags with more than 100 attributes', async () => {
    const many = Array.from({length: 101}, (_, index) => `a${index}=""`).join(' ');
    await expect(read({rows: `<row r="1" ${many}/>`})).rejects.toMatchObject({code: 'E_PARSE'});
  });
});

describe('number formats', () => {
  it('in conditional formats don’t apply to cells', async () => {
    const rows = '<row r="1"><c r="A1" s="1"><v>45351</v></c></row>';
    const cellXfs =
      '<xf/><xf numFmtId="170"/></cellXfs><dxfs><dxf><numFmt numFmtId="170" formatCode="0"/></dxf></dxfs><cellXfs>';
    expect(await read({rows, cellXfs})).toEqual([['2024-02-29']]);
  });
});

describe('damaged files', () => {
  const file = new Uint8Array(readFileSync('static/samples/orders.xlsx'));

  async function codeOf(bytes: Uint8Array): Promise<string> {
    try {
      const workbook = await openWorkbook(bytes, 'file');
      const convert = await typedValues(workbook);
      for (const sheet of workbook.sheets) {
        await readCells(workbook, sheet, convert, 'file');
      }
      return 'none';
    } catch (error) {
      expect(error).toBeInstanceOf(MappingError);
      return (error as MappingError).code;
    }
  }

  it('fail with E_PARSE wherever they are cut off', async () => {
    for (let length = 0; length < file.length; length += 97) {
      expect(await codeOf(file.slice(0, length))).toBe('E_PARSE');
    }
  });

  it('fail only with known codes when bytes are changed', async () => {
    for (let index = 0; index < file.length; index += 41) {
      const bytes = file.slice();
      bytes[index] = bytes[index]! ^ 0xff;
      expect(['none', 'E_PARSE', 'E_LIMIT']).toContain(await codeOf(bytes));
    }
  });
});

describe('a sheet with an unexpected structure', () => {
  it.each([
    ['rows in rows', '<row>'.repeat(20_000) + '</row>'.repeat(20_000)],
    ['no rows at all', '</sheetData><sheetData>'],
    ['a second document inside', '</sheetData></worksheet><worksheet><sheetData>'],
  ])('never shows a raw JavaScript error: %s', async (_name, rows) => {
    const problem = await read({rows}).then(
      () => '',
      (error: unknown) => (error as MappingError).message,
    );
    expect(problem).not.toMatch(/undefined|properties|null/);
  });

  it('fails with E_PARSE', async () => {
    const rows = '<row>'.repeat(400) + '</row>'.repeat(400);
    await expect(read({rows})).rejects.toMatchObject({
      code: 'E_PARSE',
      message: expect.stringMatching(/Open it in Excel and save it again\.$/) as string,
    });
  });
});
