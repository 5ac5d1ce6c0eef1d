import {
  alternatives,
  day1900,
  extension,
  leapDay,
  partsOf,
  sheetData,
  type Content,
  type Decoy,
} from './packages.fixture';

const text = sheetData('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>');
const format = (code: string) => `<numFmt numFmtId="170" formatCode="${code}"/>`;
const date = format('yyyy\\-mm\\-dd');
const xfs = (...ids: number[]) =>
  `<cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;

const decoys: readonly (readonly [title: string, content: Content, rows: Decoy['rows']])[] = [
  // Strings
  [
    'phonetic hints',
    {
      sheet: text,
      strings:
        '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></si><si><r><t>大</t></r><rPh sb="0" eb="1"><t>オオ</t></rPh><r><t>阪</t></r></si>',
    },
    [['東京', '大阪']],
  ],
  [
    'phonetic hints with formatted runs',
    {
      sheet: text,
      strings:
        '<si><t>東京</t><rPh sb="0" eb="2"><r><t>トウキョウ</t></r></rPh></si><si><t>b</t></si>',
    },
    [['東京', 'b']],
  ],
  [
    'strings in another namespace',
    {sheet: text, strings: '<other:si><t>x</t></other:si><si><t>a</t></si><si><t>b</t></si>'},
    [['a', 'b']],
  ],
  [
    'strings in an extension',
    {
      sheet: text,
      strings: `<si><t>a</t></si><si><t>b</t></si>${extension('<si><t>c</t></si>')}`,
    },
    [['a', 'b']],
  ],
  [
    'text in another namespace',
    {
      sheet: text,
      strings:
        '<si><other:t>x</other:t><t>a</t></si><si><other:r><t>x</t></other:r><r><rPr><other:t>x</other:t></rPr><t>b</t></r></si>',
    },
    [['a', 'b']],
  ],
  // Styles
  [
    'number formats in alternative content, as Excel writes them',
    {
      sheet: day1900,
      styles: `<numFmts>${alternatives(date.replace('/>', ' x16r2:formatCode16="0"/>'), date)}</numFmts>${xfs(0, 170)}`,
    },
    leapDay,
  ],
  [
    'number formats of conditional formats',
    {
      sheet: day1900,
      styles: `<numFmts>${date}</numFmts>${xfs(0, 170)}<dxfs><dxf>${format('0')}</dxf></dxfs>`,
    },
    leapDay,
  ],
  [
    'number formats in an extension and in another namespace',
    {
      sheet: day1900,
      styles: `<numFmts>${date}<other:numFmt numFmtId="170" formatCode="0"/></numFmts>${xfs(0, 170)}${extension(`<numFmts>${format('0')}</numFmts>`)}`,
    },
    leapDay,
  ],
  [
    'cell styles in another namespace',
    {
      sheet: day1900,
      styles: `<numFmts>${date}</numFmts><cellStyleXfs><xf/><xf/></cellStyleXfs><other:cellXfs><xf/></other:cellXfs>${xfs(0, 170).replace('<xf', '<other:xf/><xf')}`,
    },
    leapDay,
  ],
  [
    'a number format in an attribute of another namespace',
    {
      sheet: day1900,
      styles: `<numFmts>${date}</numFmts><cellXfs><xf/><xf other:numFmtId="0" numFmtId="170"/></cellXfs>`,
    },
    leapDay,
  ],
  // Cells
  [
    'rows in another namespace',
    {
      sheet: sheetData(
        '<other:row r="1"><c r="A1"><v>9</v></c></other:row><row r="1"><c r="A1"><v>1</v></c></row>',
      ),
    },
    [[1]],
  ],
  [
    'cells and values in another namespace',
    {
      sheet: sheetData(
        '<row r="1"><other:c r="A1"><v>9</v></other:c><c r="A1"><other:v>9</other:v><v>1</v><other:v>9</other:v></c></row>',
      ),
    },
    [[1]],
  ],
  [
    'attributes in another namespace',
    {
      sheet: sheetData(
        '<row other:r="7" r="1"><c other:r="C5" other:t="s" other:s="1" r="A1"><v>1</v></c></row>',
      ),
    },
    [[1]],
  ],
  [
    'an extension in a cell',
    {
      sheet: sheetData(
        `<row r="1"><c r="A1"><v>1</v>${extension('<v>9</v>')}</c>${extension('<c r="B1"><v>9</v></c>')}</row>`,
      ),
    },
    [[1]],
  ],
  [
    'rows in an extension',
    {
      sheet: `${sheetData('<row r="1"><c r="A1"><v>1</v></c></row>')}${extension(sheetData('<row r="2"><c r="A2"><v>9</v></c></row>'))}`,
    },
    [[1]],
  ],
  [
    'rows in alternative content',
    {
      sheet: sheetData(
        alternatives(
          '<row r="1"><c r="A1"><v>9</v></c></row>',
          '<row r="1"><c r="A1"><v>1</v></c></row>',
        ),
      ),
    },
    [[1]],
  ],
  [
    'inline text with phonetic hints and an extension',
    {
      sheet: sheetData(
        `<row r="1"><c r="A1" t="inlineStr"><is><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></is>${extension('<is><t>x</t></is>')}</c></row>`,
      ),
    },
    [['東京']],
  ],
];

/** Workbooks whose strings, styles and cells have elements and attributes that only look like those that count. */
export const decoyContent: readonly Decoy[] = decoys.map(([title, content, rows]) => ({
  title,
  parts: partsOf(content),
  rows,
}));
