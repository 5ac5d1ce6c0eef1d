import {readFileSync} from 'node:fs';
import {DOMParser, type Document} from '@xmldom/xmldom';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {zip} from '../../../formats/zip/zip';
import {fillWorkbook} from './fillWorkbook';

const template = new Uint8Array(
  readFileSync('apps/site/content/static/samples/invoice-template.xlsx'),
);

const values = (count: number) => ({
  number: 117,
  customer: {name: 'Müller & Söhne <GmbH>'},
  date: '2024-02-29',
  items: Array.from({length: count}, (_, index) => ({
    sku: `A-${index}`,
    quantity: index,
    price: 2.5,
  })),
});

/** Returns the template with changes to its XML. */
async function templateWith(...changes: [path: string, from: RegExp | string, to: string][]) {
  const files = unzipSync(template);
  for (const [path, from, to] of changes) {
    files[path] = new TextEncoder().encode(
      strFromU8(files[path] ?? new Uint8Array()).replace(from, to),
    );
  }
  return zip(files);
}

async function fillIt(file: Uint8Array, count: number) {
  const files = unzipSync(await fillWorkbook(file, values(count)));
  const tree = (path: string) =>
    new DOMParser({
      onError: (_level, message) => {
        throw new Error(message);
      },
    }).parseFromString(strFromU8(files[path]!), 'text/xml');
  return {files, sheet: tree('xl/worksheets/sheet1.xml'), workbook: tree('xl/workbook.xml')};
}

const sheetPath = 'xl/worksheets/sheet1.xml';
const formulasIn = (sheet: Document) =>
  Object.fromEntries(
    Array.from(sheet.getElementsByTagName('f'), (formula) => [
      (formula.parentNode as unknown as {getAttribute(name: string): string}).getAttribute('r'),
      formula.textContent,
    ]),
  );
const rowsIn = (sheet: Document) =>
  Array.from(sheet.getElementsByTagName('row'), (row) => row.getAttribute('r'));

describe('a filled template', () => {
  it('has a row for each item, with its formulas', async () => {
    const {sheet} = await fillIt(template, 3);
    expect(rowsIn(sheet)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(formulasIn(sheet)).toEqual({D6: 'B6*C6', D7: 'B7*C7', D8: 'B8*C8', D9: 'SUM(D6:D8)'});
    const places = Array.from(sheet.getElementsByTagName('c'), (cell) => cell.getAttribute('r')!);
    expect(new Set(places).size).toBe(places.length);
  });

  it('keeps an empty row for an empty list', async () => {
    const {sheet} = await fillIt(template, 0);
    expect(formulasIn(sheet)).toEqual({D6: 'B6*C6', D7: 'SUM(D6:D6)'});
  });

  it('keeps styles and escapes text for XML', async () => {
    const {sheet} = await fillIt(template, 1);
    const cell = (place: string) =>
      Array.from(sheet.getElementsByTagName('c')).find((item) => item.getAttribute('r') === place)!;
    expect(cell('B2').textContent).toBe('Müller & Söhne <GmbH>');
    expect(cell('B3').textContent).toBe('45351');
    expect(cell('B3').getAttribute('s')).not.toBe(null);
    expect(cell('A1').getAttribute('s')).not.toBe(null);
  });

  it('has all row numbers and cell references, including those that the template omits', async () => {
    const file = await templateWith([sheetPath, /(<(?:row|c)) r="[A-Z]*\d+"/g, '$1']);
    const {sheet} = await fillIt(file, 3);
    const expected = (await fillIt(template, 3)).sheet;
    expect(rowsIn(sheet)).toEqual(rowsIn(expected).slice(0, rowsIn(sheet).length));
    const places = Array.from(sheet.getElementsByTagName('c'), (cell) => cell.getAttribute('r')!);
    expect(places.every((place) => /^[A-D][1-9]$/.test(place))).toBe(true);
    expect(new Set(places).size).toBe(places.length);
  });

  it('has dates in the date system of the template', async () => {
    const file = await templateWith([
      'xl/workbook.xml',
      '<sheets>',
      '<workbookPr date1904="1"/><sheets>',
    ]);
    const {sheet} = await fillIt(file, 1);
    const date = Array.from(sheet.getElementsByTagName('c')).find(
      (cell) => cell.getAttribute('r') === 'B3',
    );
    expect(date!.textContent).toBe('43889');
  });

  it('is recalculated when opened', async () => {
    const {workbook, files} = await fillIt(template, 1);
    expect(workbook.getElementsByTagName('calcPr')[0]!.getAttribute('fullCalcOnLoad')).toBe('1');
    expect(Object.keys(files)).not.toContain('xl/calcChain.xml');
  });

  it('drops old results and the calculation chain', async () => {
    const file = await templateWith(
      [sheetPath, '<f>B6*C6</f>', '<f>B6*C6</f><v>99</v>'],
      ['xl/calcChain.xml', /^/, '<calcChain><c r="D6"/></calcChain>'],
      [
        '[Content_Types].xml',
        '</Types>',
        '<Override PartName="/xl/calcChain.xml" ContentType="x"/></Types>',
      ],
      [
        'xl/_rels/workbook.xml.rels',
        '</Relationships>',
        '<Relationship Id="c" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/calcChain" Target="calcChain.xml"/></Relationships>',
      ],
      ['xl/workbook.xml', '<calcPr/>', ''],
    );
    const {sheet, files, workbook} = await fillIt(file, 2);
    expect(strFromU8(files[sheetPath]!)).not.toContain('99');
    expect(sheet.getElementsByTagName('f')).toHaveLength(3);
    for (const path of Object.keys(files)) {
      expect(strFromU8(files[path]!)).not.toContain('calcChain');
    }
    expect(workbook.documentElement!.lastChild!.nodeName).toBe('calcPr');
  });

  it('moves merged cells, ranges and names', async () => {
    const file = await templateWith(
      [
        sheetPath,
        '</sheetData>',
        '</sheetData><mergeCells count="3"><mergeCell ref="A1:D1"/><mergeCell ref="A6:B6"/><mergeCell ref="A7:C7"/></mergeCells><conditionalFormatting sqref="D6 A7:D7"/>',
      ],
      [
        'xl/workbook.xml',
        '<definedNames/>',
        '<definedNames><definedName name="Print_Area">Invoice!$A$1:$D$7</definedName></definedNames>',
      ],
    );
    const {sheet, workbook} = await fillIt(file, 3);
    const merges = Array.from(sheet.getElementsByTagName('mergeCell'), (merge) =>
      merge.getAttribute('ref'),
    );
    expect(merges.sort()).toEqual(['A1:D1', 'A6:B6', 'A7:B7', 'A8:B8', 'A9:C9']);
    expect(sheet.getElementsByTagName('mergeCells')[0]!.getAttribute('count')).toBe('5');
    const [format] = Array.from(sheet.getElementsByTagName('conditionalFormatting'));
    expect(format!.getAttribute('sqref')).toBe('D6:D8 A9:D9');
    expect(workbook.getElementsByTagName('definedName')[0]!.textContent).toBe('Invoice!$A$1:$D$9');
  });

  it('ignores elements of extensions and of other namespaces', async () => {
    const decoys =
      '<o:row xmlns:o="urn:o" r="7"><c r="A7" t="inlineStr"><is><t>{{missing}}</t></is></c></o:row>';
    const file = await templateWith(
      [sheetPath, '<sheetData>', `<sheetData>${decoys}`],
      [
        sheetPath,
        '</sheetData>',
        '</sheetData><customSheetViews><customSheetView><autoFilter ref="A5:D7"/></customSheetView></customSheetViews><mergeCells count="2"><o:mergeCell xmlns:o="urn:o" ref="A7:C7"/><mergeCell ref="A7:C7"/></mergeCells><extLst><ext><hyperlinks><hyperlink ref="A7"/></hyperlinks></ext></extLst>',
      ],
      [
        'xl/workbook.xml',
        '<workbookView/>',
        '<workbookView><extLst/></workbookView><o:calcPr xmlns:o="urn:o"/>',
      ],
      ['xl/workbook.xml', '<calcPr/>', '<extLst/>'],
    );
    const {sheet, workbook} = await fillIt(file, 3);
    const refs = (name: string) =>
      Array.from(sheet.getElementsByTagName(name), (element) => element.getAttribute('ref'));
    expect(sheet.getElementsByTagName('o:row')[0]!.textContent).toBe('{{missing}}');
    expect(refs('autoFilter')).toEqual(['A5:D9']);
    expect(refs('mergeCell')).toEqual(['A9:C9']);
    expect(refs('o:mergeCell')).toEqual(['A7:C7']);
    expect(refs('hyperlink')).toEqual(['A7']);
    const names = Array.from(workbook.documentElement!.childNodes, ({nodeName}) => nodeName);
    expect(names.slice(-2)).toEqual(['calcPr', 'extLst']);
  });

  it('has no phonetic hints of the template', async () => {
    const inline =
      '<c r="F1" t="inlineStr"><is><t>{{number}}</t><rPh sb="0" eb="1"><t>{{missing}}</t></rPh></is></c>';
    const {sheet} = await fillIt(await templateWith([sheetPath, '</row>', `${inline}</row>`]), 1);
    const cells = Array.from(sheet.getElementsByTagName('c'));
    expect(cells.find((cell) => cell.getAttribute('r') === 'F1')!.textContent).toBe('117');
  });

  it('fails if a part is in another format', async () => {
    const file = await templateWith([sheetPath, / xmlns="[^"]*"/, '']);
    await expect(fillWorkbook(file, values(1))).rejects.toMatchObject({
      code: 'E_PARSE',
      message: expect.stringContaining('doesn’t start with <worksheet>') as string,
    });
  });

  it('is the same every time', async () => {
    expect(await fillWorkbook(template, values(2))).toEqual(
      await fillWorkbook(template, values(2)),
    );
  });

  it('rejects lists that are too long, and damaged parts', async () => {
    await expect(fillWorkbook(template, values(100_002))).rejects.toMatchObject({code: 'E_LIMIT'});
    const broken = await templateWith([sheetPath, '</row>', '']);
    await expect(fillWorkbook(broken, values(1))).rejects.toMatchObject({code: 'E_PARSE'});
    const bound = await templateWith([sheetPath, '<f>B6', '<f t="shared" ref="D6:D7" si="0">B6']);
    await expect(fillWorkbook(bound, values(1))).rejects.toMatchObject({code: 'E_PARSE'});
  });

  it('ends where a sheet of Excel ends', async () => {
    const file = await templateWith([sheetPath, /r="([AD]?)7"/g, 'r="$11048575"']);
    expect(rowsIn((await fillIt(file, 2)).sheet).at(-1)).toBe('1048576');
    await expect(fillWorkbook(file, values(3))).rejects.toMatchObject({code: 'E_LIMIT'});
  });

  it('doesn’t expand entities', async () => {
    const file = await templateWith([
      sheetPath,
      /^<\?xml[^>]*>/,
      '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>',
    ]);
    await expect(fillWorkbook(file, values(1))).rejects.toMatchObject({code: 'E_PARSE'});
  });
});
