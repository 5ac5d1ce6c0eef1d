import {
  alternatives,
  day1900,
  extension,
  leapDay,
  officeRelations,
  partsOf,
  relationship,
  sheetData,
  sheets,
  strict,
  withPrefix,
  type Content,
  type Decoy,
} from './packages.fixture';

const day1904 = sheetData('<row r="1"><c r="A1" s="1"><v>43889</v></c></row>');

const decoys: readonly (readonly [title: string, content: Content, rows: Decoy['rows']])[] = [
  [
    'a 1904 workbook that Excel 2013 or later saved',
    {
      workbook: `<workbookPr date1904="1"/>${sheets}${extension('<x15:workbookPr chartTrackingRefBase="1"/>')}`,
      sheet: day1904,
    },
    leapDay,
  ],
  [
    'a date system in another namespace',
    {workbook: `${sheets}${extension('<x15:workbookPr date1904="1"/>')}`, sheet: day1900},
    leapDay,
  ],
  [
    'a date system in an extension',
    {workbook: `<workbookPr/>${sheets}${extension('<workbookPr date1904="1"/>')}`, sheet: day1900},
    leapDay,
  ],
  [
    'a date system in an attribute of another namespace',
    {workbook: `<workbookPr other:date1904="1"/>${sheets}`, sheet: day1900},
    leapDay,
  ],
  [
    'a date system that is true',
    {workbook: `<workbookPr x15:date1904="0" date1904="true"/>${sheets}`, sheet: day1904},
    leapDay,
  ],
  [
    'a date system in alternative content',
    {
      workbook: `${alternatives('<workbookPr date1904="1"/>', '<workbookPr/>')}${sheets}`,
      sheet: day1900,
    },
    leapDay,
  ],
  [
    'a sheet in another namespace',
    {
      workbook: `<other:sheets><sheet name="Ghost" sheetId="9" r:id="rId2"/></other:sheets>${sheets}`,
      sheet: day1900,
    },
    leapDay,
  ],
  [
    'a sheet in an extension',
    {
      workbook: `${sheets}${extension('<sheets><sheet name="Ghost" sheetId="9" r:id="rId1"/></sheets>')}`,
      sheet: day1900,
    },
    leapDay,
  ],
  [
    'an id in another namespace',
    {
      workbook:
        '<sheets><sheet name="Data" sheetId="1" other:id="rId2" r:id="rId1" other:name="Ghost" other:state="hidden"/></sheets>',
      sheet: day1900,
    },
    leapDay,
  ],
  [
    'the path that Excel adds as alternative content',
    {
      workbook: `<mc:AlternateContent><mc:Choice Requires="x15"><x15:absPath url="C:\\"/></mc:Choice></mc:AlternateContent>${sheets}`,
      sheet: day1900,
    },
    leapDay,
  ],
  [
    'styles of another type',
    {
      sheet: day1900,
      relationships:
        '<Relationship Id="rId9" Type="http://schemas.microsoft.com/office/2006/relationships/styles" Target="sharedStrings.xml"/>',
    },
    leapDay,
  ],
  [
    'a relationship in another namespace',
    {
      sheet: day1900,
      relationships: `<other:Relationship Id="rId1" Type="${officeRelations}/worksheet" Target="worksheets/sheet2.xml"/>`,
    },
    leapDay,
  ],
  [
    'a relationship to another file',
    {
      sheet: sheetData('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'),
      strings: '<si><t>one</t></si><si><t>two</t></si>',
      relationships: relationship(
        'rId9',
        'sharedStrings',
        'https://example.com/strings.xml',
      ).replace('/>', ' TargetMode="External"/>'),
    },
    [['one', 'two']],
  ],
];

const everything: Content = {
  workbook: `<workbookPr date1904="1"/>${sheets}`,
  sheet: sheetData(
    '<row r="1"><c r="A1" s="1"><v>43889</v></c><c r="B1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>in</t></is></c><c r="D1" t="b"><v>1</v></c></row>',
  ),
  strings: '<si><r><t>ri</t></r><r><t>ch</t></r></si>',
};
const isoDate: Content = {
  sheet: sheetData('<row r="1"><c r="A1" s="1" t="d"><v>2024-02-29</v></c></row>'),
};
const row = [['2024-02-29', 'rich', 'in', true]];

/** Workbooks whose list of sheets and relationships have elements and attributes that only look like those that count. */
export const decoyParts: readonly Decoy[] = [
  ...decoys.map(([title, content, rows]) => ({title, parts: partsOf(content), rows})),
  {title: 'a prefix for every element', parts: withPrefix(partsOf(everything)), rows: row},
  {title: 'the strict namespaces', parts: strict(partsOf(everything)), rows: row},
  {title: 'strict namespaces, prefixed', parts: strict(withPrefix(partsOf(everything))), rows: row},
  {title: 'strict dates', parts: strict(partsOf(isoDate)), rows: leapDay},
  {
    title: 'a workbook part with another name, and relative paths',
    parts: Object.fromEntries(
      Object.entries(partsOf(everything)).map(([path, xml]) => [
        path.replace('workbook.xml', 'book.xml'),
        xml
          .replaceAll('xl/workbook.xml', 'xl/book.xml')
          .replace('"styles.xml', '"../xl/styles.xml')
          .replace('"sharedStrings.xml', '"/xl/sharedStrings.xml'),
      ]),
    ),
    rows: row,
  },
];
