import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {columnsDescription} from '@documentation/mapping/internal/functions/Readers/columns';
import {limits} from '@documentation/mapping/internal/functions/Readers/XLSX/findSheet';
import {fileBytes} from '../../language/fileBytes';
import {file, object} from '@documentation/base/internal/jsonSchema/schemas';
import type {JsonObject} from '@documentation/base/internal/values/json';
import {columnRules} from './columnRules';

export default defineWorkflowFunction({
  category: 'Parser',
  name: 'ParseXlsx',
  summary: 'Reads an Excel sheet or a range of cells into rows with named fields.',
  kind: 'action',
  configuration: object({
    sheet: {
      anyOf: [{type: 'string'}, {type: 'integer', minimum: 1}],
      default: 1,
      description: 'the sheet name, or the sheet number counted from 1',
    },
    range: {
      type: 'string',
      description:
        'the range that contains the table, such as `"B3:E20"` or `"A:C"`; by default, the whole sheet',
    },
    headerRow: {
      type: 'integer',
      minimum: 1,
      description:
        'the sheet row that contains the headers, counted from 1; by default, the first row of the range or sheet',
    },
    columns: {...columnRules, description: columnsDescription},
  }),
  input: object({file: {...file, description: 'the .xlsx workbook'}}, ['file']),
  output: object(
    {
      rows: {
        type: 'array',
        items: {type: 'object'},
        description: 'one object per row below the headers; empty rows are skipped',
      },
      rowCount: {type: 'integer', description: 'how many rows were read'},
    },
    ['rows', 'rowCount'],
  ),
  credentials: [],
  errors: [
    {
      code: 'E_PARSE',
      when: 'the file isn’t a workbook, the range isn’t valid, or a cell doesn’t match its column’s type',
    },
    {
      code: 'E_RANGE',
      when: 'the sheet doesn’t exist, or a number in a typed column can’t be represented exactly',
    },
    {code: 'E_PATH', when: '`columns` names a column that doesn’t exist'},
    {code: 'E_DUPLICATE', when: 'two columns have the same name'},
    {code: 'E_PASSWORD', when: 'the workbook is password-protected'},
    {code: 'E_LIMIT', when: 'the workbook is too large, compressed or uncompressed'},
  ],
  examples: [
    {
      title: 'The first sheet',
      configuration: {},
      input: {file: {sample: 'orders.xlsx'}},
      output: {
        rows: [
          {
            Order: 1001,
            Customer: 'Müller GmbH',
            ZIP: '01067',
            Ordered: '2024-02-28',
            Shipped: '2024-02-29T09:30:00',
            Total: 1249.5,
            Paid: true,
          },
          {
            Order: 1002,
            Customer: 'Ada Lovelace',
            ZIP: '00184',
            Ordered: '2024-02-29',
            Shipped: null,
            Total: 89.9,
            Paid: false,
          },
          {
            Order: 1003,
            Customer: 'Café Zur Post',
            ZIP: '10115',
            Ordered: '2024-03-01',
            Shipped: '2024-03-04T16:05:30',
            Total: 0,
            Paid: true,
          },
        ],
        rowCount: 3,
      },
    },
    {
      title: 'A range, with columns renamed by letter',
      note: 'The sheet has a title above the table. Column letters refer to the sheet, not to the range.',
      configuration: {
        sheet: 'Summary',
        range: 'A2:B5',
        columns: {'A:A': {name: 'figure'}, 'B:B': {name: 'value', type: 'Number'}},
      },
      input: {file: {sample: 'orders.xlsx'}},
      output: {
        rows: [
          {figure: 'Total', value: 1339.4},
          {figure: 'Average', value: null},
          {figure: 'Target', value: null},
        ],
        rowCount: 3,
      },
    },
    {
      title: 'A CSV file instead of a workbook',
      configuration: {},
      input: {file: {sample: 'orders.csv'}},
      error: 'E_PARSE',
    },
    {
      title: 'A sheet that doesn’t exist',
      configuration: {sheet: 'orders'},
      input: {file: {sample: 'orders.xlsx'}},
      error: 'E_RANGE',
    },
    {
      title: 'A column that doesn’t exist',
      configuration: {columns: {total: 'Number'}},
      input: {file: {sample: 'orders.xlsx'}},
      error: 'E_PATH',
    },
    {
      title: 'Two columns with the same header',
      configuration: {sheet: 'Customers'},
      input: {file: {sample: 'orders.xlsx'}},
      error: 'E_DUPLICATE',
    },
    {
      title: 'A password-protected workbook',
      configuration: {},
      input: {file: {sample: 'protected.xlsx'}},
      error: 'E_PASSWORD',
    },
    {
      title: 'A file that unpacks to 700 times its size',
      configuration: {},
      input: {file: {sample: 'unpacks-too-large.xlsx'}},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Parser/ParseCsv', role: 'alternative'},
    {function: 'HTTPClient/DownloadFile', role: 'often used with'},
    {function: 'Store/GetBlob', role: 'often used with'},
    {function: 'JSON/SplitItems', role: 'often used with'},
    {function: 'Google/SheetsRead', role: 'alternative'},
  ],
  mappingFunctions: [
    'Readers/XLSX/ReadObjects',
    'Readers/XLSX/ReadRows',
    'Readers/XLSX/ListSheets',
  ],
  tags: ['workflow', 'parse', 'file', 'xlsx', 'excel', 'spreadsheet', 'table'],
  aliases:
    'Excel to JSON, List rows in table, Spreadsheet File, sheet_to_json, read_excel, import spreadsheet, read uploaded excel, first sheet only, price list from supplier, convert worksheet, typed columns, cells to objects, title above table, load workbook, table from Excel attachment, tFileInputExcel',
  limits,
  notes: [
    'The whole workbook is read into memory. Rows aren’t streamed.',
    'Dates have no time zone, as in Excel. For a formula, the step returns the result that is stored in the file.',
  ],
  async run({configuration: {sheet, range, headerRow, columns = null}, input, surroundings}) {
    const [{invoke}, {default: readRows}, {readTable}] = await Promise.all([
      import('@documentation/mapping/internal/language/invoke'),
      import('@documentation/mapping/internal/functions/Readers/XLSX/ReadRows'),
      import('./sheetTable'),
    ]);
    const cells = await invoke(
      readRows,
      {file: fileBytes(input.file, 'file'), sheet},
      {now: surroundings.now},
    );
    const rows = readTable(cells as never, {range, headerRow, columns: columns});
    return {rows: rows as JsonObject[], rowCount: rows.length};
  },
});
