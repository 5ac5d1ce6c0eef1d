import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {sheetCells} from './sheetCells';
import {checkSheetName, limits, buildWorkbook} from './buildWorkbook';

export default defineMappingFunction({
  category: 'Writers/XLSX',
  name: 'WriteSheet',
  summary: 'Writes rows or objects to an Excel workbook with one sheet.',
  parameters: {
    list: {
      type: ['List<Object>', 'List<List<Any>>'],
      data: true,
      description: 'the rows, each an object or a list of cells',
    },
    columns: {
      type: 'List<Object>',
      default: null,
      description:
        'the columns in order, each with `key` (for objects) and optionally `header`, `type` (`"Date"` or `"Text"`), `format` (such as `"#,##0.00"`) and `width` (in characters)',
    },
    sheetName: {type: 'Text', default: 'Sheet1', description: 'the sheet name'},
  },
  returns: {type: 'Binary', description: 'the .xlsx workbook'},
  nullPolicy: 'skips',
  nullAndEmpty:
    'Null values, missing keys and `""` are written as empty cells. An empty list returns a sheet with only the headers in `columns`, or an empty sheet if `columns` isn’t set.',
  errors: [
    {code: 'E_RANGE', when: 'the sheet name isn’t valid in Excel, or a date is before 1900'},
    {
      code: 'E_TYPE',
      when: 'a date or an item in `columns` is invalid, or a cell is a list, an object or Binary',
    },
    {code: 'E_FORMAT', when: 'a number format in `columns` isn’t valid in Excel'},
    {
      code: 'E_LIMIT',
      when: 'the sheet has too many rows, columns or cells, or a cell has too much text',
    },
  ],
  examples: [
    {
      title: 'Orders with headers',
      kind: 'typical',
      args: {
        list: [
          {order: 1001, zip: '01067', total: 1249.5},
          {order: 1002, zip: '00184', total: 89.9},
        ],
        sheetName: 'Orders',
      },
      readBack: 'Readers.XLSX.ReadRows(@, sheet: "Orders")',
      result: [
        ['order', 'zip', 'total'],
        [1001, '01067', 1249.5],
        [1002, '00184', 89.9],
      ],
    },
    {
      title: 'Headers, dates and formats',
      kind: 'typical',
      args: {
        list: [{id: 1001, due: '2024-02-29', total: 1249.5}],
        columns: [
          {key: 'id', header: 'Order', width: 10},
          {key: 'due', header: 'Due', type: 'Date', format: 'dd.mm.yyyy'},
          {key: 'total', header: 'Total', format: '#,##0.00'},
        ],
      },
      readBack: 'Readers.XLSX.ReadRows(@, values: "formatted")',
      result: [
        ['Order', 'Due', 'Total'],
        ['1001', '29.02.2024', '1,249.50'],
      ],
    },
    {
      title: 'Dates with a time, and times of day',
      kind: 'typical',
      args: {
        list: [{shipped: '2024-02-29T09:30:00', opens: '08:00:00'}],
        columns: [
          {key: 'shipped', type: 'Date'},
          {key: 'opens', type: 'Date'},
        ],
      },
      readBack: 'Readers.XLSX.ReadObjects(@)',
      result: [{shipped: '2024-02-29T09:30:00', opens: '08:00:00'}],
    },
    {
      title: 'Lists of cells',
      kind: 'edge',
      args: {list: [['March stock'], [], ['0042', 7, true]]},
      readBack: 'Readers.XLSX.ReadRows(@)',
      result: [
        ['March stock', null, null],
        [null, null, null],
        ['0042', 7, true],
      ],
    },
    {
      title: 'Text that looks like a formula',
      kind: 'edge',
      args: {list: [['=1+1', '2024-02-29', 'a\r\nb']]},
      readBack: 'Readers.XLSX.ReadRows(@)',
      result: [['=1+1', '2024-02-29', 'a\r\nb']],
    },
    {
      title: 'Null values and rows',
      kind: 'null',
      args: {list: [{sku: '0042', stock: null}, null, {sku: '0043', stock: 3}]},
      readBack: 'Readers.XLSX.ReadObjects(@)',
      result: [
        {sku: '0042', stock: null},
        {sku: '0043', stock: 3},
      ],
    },
    {
      title: 'A sheet name with a slash',
      kind: 'error',
      args: {list: [['a']], sheetName: '2024/02'},
      error: 'E_RANGE',
    },
    {
      title: 'An invalid date',
      kind: 'error',
      args: {list: [{due: '29.02.2024'}], columns: [{key: 'due', type: 'Date'}]},
      error: 'E_TYPE',
    },
    {
      title: 'The reserved name History',
      kind: 'error',
      args: {list: [['a']], sheetName: 'History'},
      error: 'E_RANGE',
    },
    {
      title: 'A number format with an unclosed quote',
      kind: 'error',
      args: {list: [{weight: 5}], columns: [{key: 'weight', format: '0 "kg'}]},
      error: 'E_FORMAT',
    },
    {
      title: 'A row with 16,385 cells',
      kind: 'error',
      input: sample('sheet-too-wide.csv'),
      args: {list: expression('Readers.CSV.ReadRows($)')},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Writers/XLSX/WriteWorkbook', role: 'alternative'},
    {function: 'Readers/XLSX/ReadRows', role: 'inverse'},
    {function: 'Readers/XLSX/ReadObjects', role: 'inverse'},
    {function: 'Writers/CSV/WriteObjects', role: 'alternative'},
  ],
  workflowFunctions: ['Store/PutBlob'],
  equivalents: [
    {tool: 'dataweave', name: 'write', differs: 'needs the format `application/xlsx`'},
    {
      tool: 'pandas',
      name: 'to_excel',
      differs: 'adds a column with row numbers, unless `index=False`',
    },
  ],
  tags: ['mapping', 'writer', 'xlsx', 'excel', 'spreadsheet', 'file', 'table', 'download'],
  aliases:
    'JSON to Excel, json_to_sheet, to_excel, export xlsx, write-excel-file, create excel file, save as xlsx, list to spreadsheet, report for colleagues, column width, leading zeros disappear, bold heading, date column, generate download, monthly figures, table to Excel, Excel output',
  limits,
  notes: [
    '`format` accepts the same format codes as `Excel.FormatValue`.',
    'Text stays text: `"0042"` keeps its zeros, `"=1+1"` doesn’t become a formula, and `"2024-02-29"` becomes a date only in a column of type `"Date"`.',
    'A column of type `"Date"` can contain dates, date-times and times of day. The UTC offset and time zone of a date-time are dropped, because Excel dates can’t store them.',
    'Headers are bold. Without a `width`, a column is 8 to 60 characters wide, depending on its longest value.',
  ],
  run: ({list, columns, sheetName}) => {
    checkSheetName(sheetName, 'sheetName');
    const origin = {name: sheetName, rowsParameter: 'list', columnsParameter: 'columns'};
    return buildWorkbook([{name: sheetName, cells: sheetCells(list, columns, origin)}]);
  },
});
