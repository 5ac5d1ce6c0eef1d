import {defineMappingFunction} from '../../../defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {fail} from '../../../language/errors';
import {hasType} from '../../../language/typeChecks';
import type {Value} from '../../../language/types';
import {ownValue} from '../unionOfKeys';
import {sheetCells} from './sheetCells';
import {checkSheetName, limits, buildWorkbook, type NamedSheet} from './buildWorkbook';

type JsonObject = {readonly [key: string]: Value};

const knownKeys = ['name', 'rows', 'columns', 'freezeRows'];

function sheetOf(sheet: JsonObject, index: number): NamedSheet {
  const refuse = (problem: string) => fail('E_TYPE', `Sheet ${index + 1} ${problem}.`, 'sheets');
  const unknown = Object.keys(sheet).find((key) => !knownKeys.includes(key));
  if (unknown !== undefined) {
    refuse(`has "${unknown}"; it knows ${knownKeys.map((key) => `"${key}"`).join(', ')} only`);
  }
  const [name, rows, columns, freezeRows] = knownKeys.map((key) => ownValue(sheet, key));
  if (typeof name !== 'string') {
    return refuse('has no name');
  }
  if (!hasType(rows!, 'List<Object>') && !hasType(rows!, 'List<List<Any>>')) {
    return refuse('has no rows: a list of objects, or a list of lists');
  }
  if (columns !== null && !hasType(columns!, 'List<Object>')) {
    return refuse('has columns that aren’t a list of objects');
  }
  if (freezeRows !== null && !(hasType(freezeRows!, 'Integer') && (freezeRows as number) >= 0)) {
    return refuse('has freezeRows that aren’t a number of rows');
  }
  checkSheetName(name, 'sheets');
  const cells = sheetCells(
    rows as readonly JsonObject[] | readonly (readonly Value[])[],
    columns as readonly JsonObject[] | null,
    {name, rowsParameter: 'sheets', columnsParameter: 'sheets'},
  );
  return {name, cells, freezeRows: (freezeRows as number | null) ?? 0};
}

export default defineMappingFunction({
  category: 'Writers/XLSX',
  name: 'WriteWorkbook',
  summary: 'Writes a workbook with several sheets.',
  parameters: {
    sheets: {
      type: 'List<Object>',
      data: true,
      description:
        'the sheets, each with its `name`, its `rows` (objects or lists), and if wanted `columns` as in `WriteSheet` and `freezeRows`, the number of rows that stay in view',
    },
  },
  returns: {type: 'Binary', description: 'the workbook, an .xlsx file'},
  nullPolicy: 'skips',
  nullAndEmpty:
    'Null in the list of sheets is left out. Null, a missing key and `""` in a row are empty cells. A sheet without rows is empty.',
  errors: [
    {code: 'E_DUPLICATE', when: 'two sheets have the same name, whatever the case'},
    {code: 'E_RANGE', when: 'there is no sheet, or Excel doesn’t take a name'},
    {code: 'E_TYPE', when: 'a sheet lacks its name or rows, or a cell is a list or an object'},
    {code: 'E_LIMIT', when: 'a sheet has more rows, columns or text than Excel takes'},
  ],
  examples: [
    {
      title: 'Orders and customers',
      kind: 'typical',
      args: {
        sheets: [
          {name: 'Orders', rows: [{order: 1001, customer: 7}], freezeRows: 1},
          {name: 'Customers', rows: [{id: 7, name: 'Müller GmbH'}]},
        ],
      },
      readBack: 'Readers.XLSX.ListSheets(@)',
      result: [
        {name: 'Orders', index: 1, hidden: false},
        {name: 'Customers', index: 2, hidden: false},
      ],
    },
    {
      title: 'The second sheet, with a format',
      kind: 'typical',
      args: {
        sheets: [
          {name: 'Cover', rows: [['Prices']]},
          {
            name: 'Prices',
            rows: [{sku: '0042', price: 12.5}],
            columns: [
              {key: 'sku', header: 'Article'},
              {key: 'price', format: '0.00 "€"'},
            ],
          },
        ],
      },
      readBack: 'Readers.XLSX.ReadRows(@, sheet: 2, values: "formatted")',
      result: [
        ['Article', 'price'],
        ['0042', '12.50 €'],
      ],
    },
    {
      title: 'A sheet without rows',
      kind: 'edge',
      args: {sheets: [{name: 'Empty', rows: []}]},
      readBack: 'Readers.XLSX.ReadRows(@)',
      result: [],
    },
    {
      title: 'Null is left out',
      kind: 'null',
      args: {sheets: [null, {name: 'Stock', rows: [['0042', null, 7]]}]},
      readBack: 'Readers.XLSX.ReadRows(@)',
      result: [['0042', null, 7]],
    },
    {
      title: 'The same name twice',
      kind: 'error',
      args: {
        sheets: [
          {name: 'Orders', rows: []},
          {name: 'ORDERS', rows: []},
        ],
      },
      error: 'E_DUPLICATE',
    },
    {title: 'No sheets', kind: 'error', args: {sheets: []}, error: 'E_RANGE'},
    {
      title: 'A sheet without a name',
      kind: 'error',
      args: {sheets: [{rows: [['a']]}]},
      error: 'E_TYPE',
    },
    {
      title: 'A row with 16,385 cells',
      kind: 'error',
      input: sample('sheet-too-wide.csv'),
      args: {sheets: expression('[{"name": "Wide", "rows": Readers.CSV.ReadRows($)}]')},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Writers/XLSX/WriteSheet', role: 'alternative'},
    {function: 'Writers/XLSX/FillTemplate', role: 'alternative'},
  ],
  workflowFunctions: ['HTTPClient/UploadFile', 'HTTPServer/RespondFile'],
  tags: ['mapping', 'writer', 'xlsx', 'excel', 'spreadsheet', 'file', 'table', 'download'],
  aliases: [
    'several sheets',
    'book_append_sheet',
    'ExcelWriter',
    'multi-sheet export',
    'freeze panes',
    'multiple tabs',
    'excel with two tabs',
    'several tables in one file',
    'one sheet per customer',
    'summary and details',
    'split by region',
    'header stays visible',
    'pages of report',
  ],
  limits,
  notes: [
    'Cells follow the rules of `WriteSheet`: text stays text, and a date needs a column of the type `"Date"`.',
  ],
  pure: true,
  run: ({sheets}) => {
    if (sheets.length === 0) {
      fail('E_RANGE', 'A workbook needs at least one sheet.', 'sheets');
    }
    const named = sheets.map(sheetOf);
    const names = new Set<string>();
    for (const {name} of named) {
      const key = name.toLocaleLowerCase('en');
      if (names.has(key)) {
        fail('E_DUPLICATE', `Two sheets are named "${name}".`, 'sheets');
      }
      names.add(key);
    }
    return buildWorkbook(named);
  },
});
