import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {openWorkbook} from '../../../formats/spreadsheets/workbook';
import {fileParameter, workbookLimit} from './findSheet';

export default defineMappingFunction({
  category: 'Readers/XLSX',
  name: 'ListSheets',
  summary: 'Lists the sheets of an Excel workbook in tab order.',
  parameters: {file: fileParameter},
  returns: {
    type: 'List<Object>',
    description:
      'one object per sheet, with `name`, `index` (counted from 1) and `hidden` (whether the sheet is hidden)',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'A workbook always has at least one sheet. Hidden sheets are included.',
  errors: [
    {code: 'E_PARSE', when: 'the file isn’t a workbook, or it is damaged or truncated'},
    {code: 'E_PASSWORD', when: 'the workbook is password-protected'},
    {code: 'E_LIMIT', when: 'the workbook or its unpacked content is too large'},
  ],
  examples: [
    {
      title: 'All sheets, including a hidden one',
      kind: 'typical',
      input: sample('orders.xlsx'),
      args: {file: expression('$')},
      result: [
        {name: 'Orders', index: 1, hidden: false},
        {name: 'Customers', index: 2, hidden: false},
        {name: 'Summary', index: 3, hidden: false},
        {name: 'Lists', index: 4, hidden: true},
      ],
    },
    {
      title: 'A template',
      kind: 'typical',
      input: sample('invoice-template.xlsx'),
      args: {file: expression('$')},
      result: [{name: 'Invoice', index: 1, hidden: false}],
    },
    {title: 'Null', kind: 'null', args: {file: null}, result: null},
    {
      title: 'A CSV file',
      kind: 'error',
      input: sample('orders.csv'),
      args: {file: expression('$')},
      error: 'E_PARSE',
    },
    {
      title: 'A workbook with a password',
      kind: 'error',
      input: sample('protected.xlsx'),
      args: {file: expression('$')},
      error: 'E_PASSWORD',
    },
    {
      title: 'A file that unpacks to 700 times its size',
      kind: 'error',
      input: sample('unpacks-too-large.xlsx'),
      args: {file: expression('$')},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Readers/XLSX/ReadRows', role: 'often used with'},
    {function: 'Readers/XLSX/ReadObjects', role: 'often used with'},
  ],
  workflowFunctions: ['Parser/ParseXlsx'],
  equivalents: [
    {tool: 'excel', name: 'SHEETS', differs: 'returns only the number of sheets'},
    {tool: 'pandas', name: 'ExcelFile.sheet_names', differs: 'returns only the names'},
  ],
  tags: ['mapping', 'reader', 'xlsx', 'excel', 'spreadsheet', 'file'],
  aliases:
    'sheet names, SheetNames, worksheets, tabs, Excel.Workbook, sheetnames, tab names, how many worksheets, which tabs, table of contents, hidden sheets, available pages, loop through, find the right one, inspect file, count sheets',
  limits: [workbookLimit],
  notes: [
    'Old .xls and binary .xlsb workbooks aren’t supported. Save them as .xlsx.',
    'Password-protected workbooks aren’t supported. Save them without a password.',
  ],
  run: async ({file}) => {
    const {sheets} = await openWorkbook(file, 'file');
    return sheets.map(({name, hidden}, index) => ({name, index: index + 1, hidden}));
  },
});
