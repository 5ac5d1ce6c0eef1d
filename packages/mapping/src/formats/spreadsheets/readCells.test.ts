import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {MappingError} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {formattedValues, typedValues} from './cellValues';
import {packageOf, partsOf} from './packages.fixture';
import {readCells} from './readCells';
import {openWorkbook} from './workbook';

interface Source {
  /** The content of <sheetData>. */
  readonly rows: string;
  readonly sharedStrings?: string;
  readonly cellXfs?: string;
  readonly workbookPr?: string;
}

function workbookOf({rows, sharedStrings, cellXfs = '<xf/>', workbookPr = ''}: Source) {
  const parts = partsOf({
    workbook: `${workbookPr}<sheets><sheet name="A &amp; B" sheetId="1" r:id="rId1"/></sheets>`,
    sheet: `<sheetData>${rows}</sheetData>`,
    styles: `<numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy&quot; Uhr&quot;"/><numFmt numFmtId="171" formatCode="[h]:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${cellXfs}</cellXfs>`,
    strings: sharedStrings,
  });
  if (sharedStrings === undefined) {
    delete parts['xl/sharedStrings.xml'];
  }
  return packageOf(parts);
}

async function read(
  source: Source,
  values: typeof typedValues | typeof formattedValues = typedValues,
): Promise<Value[][]> {
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

  it('count days from 1904 if the workbook does', async () => {
    const rows = '<row r="1"><c r="A1" s="1"><v>43889</v></c></row>';
    const source = {rows, cellXfs: dates, workbookPr: '<workbookPr date1904="1"/>'};
    expect(await read(source)).toEqual([['2024-02-29']]);
    expect(await read(source, formattedValues)).toEqual([['2/29/24']]);
  });

  it('are dates, times or numbers below 1, depending on the format', async () => {
    const cellXfs = '<xf/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="22"/>';
    const rows = `<row r="1">${[
      ['A', 1, 0],
      ['B', 2, 0],
      ['C', 3, 0.75],
      ['D', 2, 0.75],
      ['E', 0, 0],
    ]
      .map(([letter, style, value]) => `<c r="${letter}1" s="${style}"><v>${value}</v></c>`)
      .join('')}</row>`;
    const from1904 = {rows, cellXfs, workbookPr: '<workbookPr date1904="true"/>'};
    expect(await read(from1904)).toEqual([
      ['1904-01-01', '00:00:00', '1904-01-01T18:00:00', '18:00:00', 0],
    ]);
    expect(await read(from1904, formattedValues)).toEqual([
      ['1/1/04', '0:00', '1/1/04 18:00', '18:00', '0'],
    ]);
    // In the 1900 system, day 0 isn't a date, as Excel shows: 1/0/00.
    expect(await read({rows, cellXfs})).toEqual([[0, '00:00:00', 0.75, '18:00:00', 0]]);
  });

  it('follow each other if they have no reference', async () => {
    const rows =
      '<row><c><v>1</v></c><c><v>2</v></c></row><row/><row><c r="B3"><v>3</v></c><c t="inlineStr"><is><t>x</t></is></c></row><row><c r="A6"><v>4</v></c></row><row><c><v>5</v></c></row>';
    expect(await read({rows})).toEqual([
      [1, 2, null],
      [null, null, null],
      [null, 3, 'x'],
      [null, null, null],
      [null, null, null],
      [4, null, null],
      [5, null, null],
    ]);
    const numbered =
      '<row r="2"><c r="B2"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>';
    expect(await read({rows: numbered})).toEqual([
      [null, null, null],
      [null, 1, 2],
      [3, null, null],
    ]);
  });

  it('are read from CDATA sections and from rich text', async () => {
    const rows =
      '<row><c t="str"><v>a<![CDATA[<b>]]>&amp;c</v></c></row><row><c t="inlineStr"><is><r><t>ri</t></r><r><t>ch</t></r><rPh><t>no</t></rPh></is></c><c t="b"><v>true</v></c><c t="s"/><c t="e"/></row>';
    expect(await read({rows})).toEqual([
      ['a<b>&c', null],
      ['rich', true],
    ]);
  });

  it('are dates if they are stored as ISO text', async () => {
    const stored = ['2024-02-29', '2024-02-29T00:00:00.000Z', '2024-02-29T09:30:00', '09:30:00'];
    const cells = [...stored, '1066-10-14'].map((text) => `<c t="d"><v>${text}</v></c>`);
    const rows = `<row r="1">${cells.join('')}</row><row r="2"><c r="A2" s="2" t="d"><v>2024-02-29</v></c></row>`;
    const times = ['2024-02-29T09:30:00', '09:30:00', '1066-10-14'];
    expect(await read({rows, cellXfs: dates})).toEqual([
      ['2024-02-29', '2024-02-29', ...times],
      ['2024-02-29', null, null, null, null],
    ]);
    expect((await read({rows, cellXfs: dates}, formattedValues)).map(([first]) => first)).toEqual([
      '2024-02-29 00:00:00',
      '29.02.2024 Uhr',
    ]);
  });
});

describe('hostile sheets', () => {
  it.each([
    '<row r="999999999"><c r="A999999999"><v>1</v></c></row>',
    '<row r="1048577"/>',
    '<row r="1"><c r="XFE1"><v>1</v></c></row>',
    '<row r="1"><c r="ZZZZZZZ1"><v>1</v></c></row>',
    '<row r="1"><c r="XFD1"><v>1</v></c></row><row r="1000000"><c r="A1000000"><v>1</v></c></row>',
    '<row x=">" r="&#57;999999999"><c r="A1"><v>1</v></c></row>',
    "<row r='9999999999'></row>",
  ])('%s is too large', async (rows) => {
    await expect(read({rows})).rejects.toMatchObject({code: 'E_LIMIT'});
  });

  it('a sheet can be as long or as wide as in Excel', async () => {
    const last = '<row r="1"><c r="XFD1"><v>1</v></c></row>';
    expect((await read({rows: last}))[0]).toHaveLength(16_384);
    const row = '<row r="1048576"><c r="A1048576"><v>1</v></c></row>';
    expect(await read({rows: row})).toHaveLength(1_048_576);
  });

  it.each([
    ['<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>2</v></c></row>', 'a cell in row 1 is in the'],
    ['<row r="1"><c r="A1e9"><v>1</v></c></row>', 'a cell in row 1 is in the wrong place'],
    ['<row r="1"><c r="A2"><v>1</v></c></row>', 'a cell in row 1 is in the wrong place'],
    ['<row r="2"/><row r="2"/>', 'the row after row 2 has the wrong number'],
    ['<row r="x"/>', 'the row after row 0 has the wrong number'],
    ['<row r="1"><c r="A1"><v>one</v></c></row>', 'the cell A1 isn’t a number'],
    ['<row r="1"><c><v>0x10</v></c></row>', 'the cell A1 isn’t a number'],
    ['<row r="1"><c><v>1e999</v></c></row>', 'the cell A1 isn’t a number'],
    ['<row r="1"><c r="A1" t="s"><v>5</v></c></row>', 'the text of the cell A1 is missing'],
    ['<row r="1"><c r="A1" t="s"><v>-1</v></c></row>', 'the text of the cell A1 is missing'],
    ['<row r="1"><c r="A1" t="b"><v>2</v></c></row>', 'the cell A1 isn’t TRUE or FALSE'],
    ['<row r="1"><c r="A1" t="x"><v>2</v></c></row>', 'the cell A1 has an unknown type'],
    ['<row r="1"><c r="A1" s="9999999"><v>5</v></c></row>', 'the format of the cell A1 is missing'],
    ['<row r="1"><c r="A1', 'xl/worksheets/sheet1.xml, line 1'],
  ])('%s is damaged', async (rows, reason) => {
    await expect(read({rows})).rejects.toMatchObject({
      code: 'E_PARSE',
      message: expect.stringContaining(`The workbook is damaged: ${reason}`) as string,
    });
  });
});

describe('parts that aren’t XML', () => {
  it.each([
    ['closed', '<row r="1"><c r="A1"><v>1</c></row>'],
    ['&amp;', '<row r="1"><c r="A1"><v>1 & 2</v></c></row>'],
    ['twice', '<row r="1"><c r="A1" r="B1"><v>1</v></c></row>'],
    ['500 levels deep', '<x>'.repeat(20_000) + '</x>'.repeat(20_000)],
  ])('say where and why: %s', async (why, rows) => {
    await expect(read({rows})).rejects.toMatchObject({
      code: 'E_PARSE',
      message: expect.stringMatching(
        new RegExp(`xl/worksheets/sheet1.xml, line 1, column \\d+: .*${why}`),
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
});

describe('parts of another format', () => {
  const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
  const parts = partsOf({sheet: `<sheetData>${rows}</sheetData>`, strings: '<si><t>a</t></si>'});

  it.each([
    ['xl/workbook.xml', 'workbook'],
    ['xl/_rels/workbook.xml.rels', 'Relationships'],
    ['xl/styles.xml', 'styleSheet'],
    ['xl/sharedStrings.xml', 'sst'],
    ['xl/worksheets/sheet1.xml', 'worksheet'],
  ])('aren’t read as if they were empty: %s', async (path, root) => {
    const others = [
      parts[path]!.replaceAll(root, 'other'),
      parts[path]!.replace(/ xmlns="[^"]*"/, ''),
    ];
    for (const xml of others) {
      const file = await packageOf({...parts, [path]: xml});
      const reading = openWorkbook(file, 'file').then(async (workbook) =>
        readCells(workbook, workbook.sheets[0]!, typedValues(workbook), 'file'),
      );
      await expect(reading).rejects.toMatchObject({
        code: 'E_PARSE',
        message: `The workbook is damaged: ${path} doesn’t start with <${root}> in its namespace. Open it in Excel and save it again.`,
      });
    }
  });

  it.each(['word/document.xml', 'xl/workbook.bin'])('aren’t a workbook: %s', async (path) => {
    const relations = path.replace('/', '/_rels/') + '.rels';
    const file = await packageOf({
      '_rels/.rels': parts['_rels/.rels']!.replace('xl/workbook.xml', path),
      [path]: '<other/>',
      [relations]: parts['xl/_rels/workbook.xml.rels']!,
    });
    await expect(openWorkbook(file, 'file')).rejects.toMatchObject({
      code: 'E_PARSE',
      message: expect.stringContaining('ZIP archive but not an .xlsx workbook') as string,
    });
  });
});

describe('damaged files', () => {
  const file = new Uint8Array(readFileSync('apps/site/content/static/samples/orders.xlsx'));

  async function codeOf(bytes: Uint8Array): Promise<string> {
    try {
      const workbook = await openWorkbook(bytes, 'file');
      const convert = typedValues(workbook);
      for (const sheet of workbook.sheets) {
        await readCells(workbook, sheet, convert, 'file');
      }
      return 'none';
    } catch (error) {
      if (!(error instanceof MappingError)) {
        throw error;
      }
      return error.code;
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
