import {defineMappingFunction} from '../../../defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {sheetCells} from './sheetCells';
import {checkSheetName, limits, buildWorkbook} from './buildWorkbook';

export default defineMappingFunction({
  category: 'Writers/XLSX',
  name: 'WriteSheet',
  summary: 'Writes rows or objects to a workbook with one sheet.',
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
        'the columns in their order, each with any of `key` (of the objects), `header`, `type` (`"Date"` or `"Text"`), `format` (such as `"#,##0.00"`) and `width` in characters',
    },
    sheetName: {type: 'Text', default: 'Sheet1', description: 'the name of the sheet'},
  },
  returns: {type: 'Binary', description: 'the workbook, an .xlsx file'},
  nullPolicy: 'skips',
  nullAndEmpty:
    'Null, a missing key and `""` are empty cells. An empty list gives a sheet with the headers of `columns`, or an empty one.',
  errors: [
    {code: 'E_RANGE', when: 'Excel doesn’t take the sheet name, or a date lies before 1900'},
    {
      code: 'E_TYPE',
      when: 'a cell is a list or an object, a date isn’t one, or a column rule isn’t known',
    },
    {code: 'E_LIMIT', when: 'the sheet has more rows, columns or text than Excel takes'},
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
      title: 'Lists are written as they are',
      kind: 'edge',
      args: {list: [['Stock of March'], [], ['0042', 7, true]]},
      readBack: 'Readers.XLSX.ReadRows(@)',
      result: [
        ['Stock of March', null, null],
        [null, null, null],
        ['0042', 7, true],
      ],
    },
    {
      title: 'Text is never a formula',
      kind: 'edge',
      args: {list: [['=1+1', '2024-02-29', 'a\r\nb']]},
      readBack: 'Readers.XLSX.ReadRows(@)',
      result: [['=1+1', '2024-02-29', 'a\r\nb']],
    },
    {
      title: 'Null is an empty cell',
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
      title: 'A date that isn’t one',
      kind: 'error',
      args: {list: [{due: '29.02.2024'}], columns: [{key: 'due', type: 'Date'}]},
      error: 'E_TYPE',
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
  tags: ['mapping', 'writer', 'xlsx', 'excel', 'spreadsheet', 'file', 'table', 'download'],
  aliases: [
    'JSON to Excel',
    'json_to_sheet',
    'to_excel',
    'export xlsx',
    'write-excel-file',
    'create excel file',
    'save as xlsx',
    'list to spreadsheet',
    'report for colleagues',
    'column width',
    'leading zeros disappear',
    'bold heading',
    'date column',
    'generate download',
    'monthly figures',
    'table to Excel',
    'Excel output',
  ],
  limits,
  notes: [
    'Text stays text: `"0042"` keeps its zeros, `"=1+1"` isn’t a formula, and `"2024-02-29"` isn’t a date unless its column has the type `"Date"`.',
    'Of a date with a time, the clock reading counts; a workbook knows no zones.',
    'Headers are bold. A column without a `width` is as wide as its longest value, up to 60 characters.',
  ],
  pure: true,
  run: ({list, columns, sheetName}) => {
    checkSheetName(sheetName, 'sheetName');
    const origin = {name: sheetName, rowsParameter: 'list', columnsParameter: 'columns'};
    return buildWorkbook([{name: sheetName, cells: sheetCells(list, columns, origin)}]);
  },
});
