import fc from 'fast-check';
import {readSheet} from 'read-excel-file/universal';
import {expect, it} from 'vitest';
import {packageOf, partsOf} from './packages.fixture';
import {readCells} from './readCells';
import {columnLetters} from './references';
import {openWorkbook} from './workbook';

const sharedStrings = ['', 'a & b', ' padded ', 'ri|ch'];

function workbookOf(rows: string): Promise<Uint8Array> {
  return packageOf(
    partsOf({
      sheet: `<sheetData>${rows}</sheetData>`,
      styles: '<cellXfs><xf/></cellXfs>',
      strings:
        '<si><t/></si><si><t>a &amp; b</t></si><si><t> padded </t></si><si><r><t>ri|</t></r><r><t>ch</t></r></si>',
    }),
  );
}

const content = fc.oneof(
  fc.double({noNaN: true, noDefaultInfinity: true}).map((number) => `><v>${number}</v>`),
  fc.nat(sharedStrings.length - 1).map((index) => ` t="s"><v>${index}</v>`),
  fc.constantFrom(
    '>',
    ' t="b"><v>1</v>',
    ' t="b"><v>0</v>',
    ' t="e"><v>#N/A</v>',
    ' t="str"><f>A1</f><v>007</v>',
    ' t="str"><f>A1</f>',
    ' t="inlineStr"><is><t>in line</t></is>',
    '><f>1+1</f>',
  ),
);
/** Some cells of a row, by column. */
const row = fc.dictionary(fc.integer({min: 1, max: 30}).map(String), content, {maxKeys: 5});
const sheet = fc
  .dictionary(fc.integer({min: 1, max: 40}).map(String), row, {minKeys: 1, maxKeys: 6})
  .map((rows) =>
    Object.entries(rows)
      .map(([number, cells]) => {
        const inner = Object.entries(cells).map(
          ([column, rest]) => `<c r="${columnLetters(Number(column))}${number}"${rest}</c>`,
        );
        return `<row r="${number}">${inner.join('')}</row>`;
      })
      .join(''),
  );

it('reads the same cells as read-excel-file, if each has a reference', async () => {
  await fc.assert(
    fc.asyncProperty(sheet, async (rows) => {
      const file = await workbookOf(rows);
      const workbook = await openWorkbook(file, 'file');
      const cells = await readCells(workbook, workbook.sheets[0]!, (value) => value, 'file');
      const others = await readSheet(new Blob([file.slice()]), 1, {trim: false});
      const withoutNegativeZero = others.map((line) =>
        line.map((value) => (typeof value === 'number' ? value || 0 : value)),
      );
      expect(cells).toEqual(withoutNegativeZero);
    }),
    {numRuns: 300},
  );
}, 60_000);
