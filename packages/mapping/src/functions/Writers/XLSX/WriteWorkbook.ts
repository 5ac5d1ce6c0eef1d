import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {fail} from '@documentation/base/internal/values/errors';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {Value} from '@documentation/base/internal/values/types';
import {ownValue} from '../unionOfKeys';
import {sheetCells} from './sheetCells';
import {checkSheetName, limits, buildWorkbook, type NamedSheet} from './buildWorkbook';
import {quote} from '@documentation/base/internal/values/quote';

type JsonObject = {readonly [key: string]: Value};

const knownKeys = ['name', 'rows', 'columns', 'freezeRows'];

function sheetOf(sheet: JsonObject, index: number): NamedSheet {
  const refuse = (problem: string) => fail('E_TYPE', `Sheet ${index + 1} ${problem}.`, 'sheets');
  const unknown = Object.keys(sheet).find((key) => !knownKeys.includes(key));
  if (unknown !== undefined) {
    refuse(
      `has an unknown field ${quote(unknown)}. Use only "name", "rows", "columns" and "freezeRows"`,
    );
  }
  const [name, rows, columns, freezeRows] = knownKeys.map((key) => ownValue(sheet, key));
  if (typeof name !== 'string') {
    return refuse('has no valid `name`. Use text');
  }
  if (!hasType(rows!, 'List<Object>') && !hasType(rows!, 'List<List<Any>>')) {
    return refuse('has no valid `rows`. Use a list of objects or a list of lists');
  }
  if (columns !== null && !hasType(columns!, 'List<Object>')) {
    return refuse('has invalid `columns`. Use a list of objects');
  }
  if (freezeRows !== null && !(hasType(freezeRows!, 'Integer') && (freezeRows as number) >= 0)) {
    return refuse('has an invalid `freezeRows`. Use 0 or a positive whole number');
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
  summary: 'Writes an Excel workbook with several sheets.',
  parameters: {
    sheets: {
      type: 'List<Object>',
      data: true,
      description:
        'the sheets, each with `name`, `rows` (objects or lists), and optionally `columns` (as in `Writers.XLSX.WriteSheet`) and `freezeRows` (how many rows to freeze at the top)',
    },
  },
  returns: {type: 'Binary', description: 'the .xlsx workbook'},
  nullPolicy: 'skips',
  nullAndEmpty:
    'Null values, missing keys and `""` in a row are written as empty cells. A sheet without rows contains only the headers in `columns`, or is empty if `columns` isn’t set.',
  errors: [
    {code: 'E_DUPLICATE', when: 'two sheets have the same name, ignoring case'},
    {
      code: 'E_RANGE',
      when: 'there are no sheets, a sheet name isn’t valid in Excel, or a date is before 1900',
    },
    {
      code: 'E_TYPE',
      when: 'a sheet, a date or an item in `columns` is invalid, or a cell is a list, an object or Binary',
    },
    {code: 'E_FORMAT', when: 'a number format in `columns` isn’t valid in Excel'},
    {
      code: 'E_LIMIT',
      when: 'a sheet has too many rows, columns or cells, or a cell has too much text',
    },
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
      title: 'A second sheet with a number format',
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
      title: 'Null sheets and cells',
      kind: 'null',
      args: {sheets: [null, {name: 'Stock', rows: [['0042', null, 7]]}]},
      readBack: 'Readers.XLSX.ReadRows(@)',
      result: [['0042', null, 7]],
    },
    {
      title: 'Duplicate sheet names',
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
      title: 'A number format with text outside quotes',
      kind: 'error',
      args: {
        sheets: [
          {name: 'Stock', rows: [{weight: 5}], columns: [{key: 'weight', format: '0.00 kg'}]},
        ],
      },
      error: 'E_FORMAT',
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
  equivalents: [
    {
      tool: 'dataweave',
      name: 'write',
      differs: 'needs the format `application/xlsx`, and takes an object of sheets',
    },
    {tool: 'pandas', name: 'ExcelWriter'},
  ],
  tags: ['mapping', 'writer', 'xlsx', 'excel', 'spreadsheet', 'file', 'table', 'download'],
  aliases:
    'several sheets, book_append_sheet, ExcelWriter, multi-sheet export, freeze panes, multiple tabs, excel with two tabs, several tables in one file, one sheet per customer, summary and details, split by region, header stays visible, pages of report',
  limits,
  notes: [
    'Cells follow the same rules as in `Writers.XLSX.WriteSheet`: text stays text, and dates need a column of type `"Date"`.',
  ],
  run: ({sheets}) => {
    if (sheets.length === 0) {
      fail('E_RANGE', 'The list has no sheets. Add at least one.', 'sheets');
    }
    const named = sheets.map(sheetOf);
    const names = new Map<string, string>();
    for (const {name} of named) {
      const key = name.toLocaleLowerCase('en');
      const earlier = names.get(key);
      if (earlier !== undefined) {
        const problem =
          earlier === name
            ? `Two sheets are named ${quote(name)}`
            : `The sheet names ${quote(earlier)} and ${quote(name)} differ only in case`;
        fail('E_DUPLICATE', `${problem}. Rename one of them.`, 'sheets');
      }
      names.set(key, name);
    }
    return buildWorkbook(named);
  },
});
