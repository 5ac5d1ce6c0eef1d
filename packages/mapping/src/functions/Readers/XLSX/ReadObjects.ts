import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {typedValues} from '../../../formats/spreadsheets/cellValues';
import {readCells} from '../../../formats/spreadsheets/readCells';
import {openWorkbook} from '../../../formats/spreadsheets/workbook';
import {checkHeaderRow, columnsDescription, columnsOf, objectOf} from '../columns';
import {fileParameter, findSheet, limits, sheetParameter} from './findSheet';

export default defineMappingFunction({
  category: 'Readers/XLSX',
  name: 'ReadObjects',
  summary: 'Reads an Excel sheet as objects, with the headers as keys.',
  parameters: {
    file: fileParameter,
    sheet: sheetParameter,
    headerRow: {
      type: 'Integer',
      default: 1,
      description: 'the number of the header row, counted from 1; rows above it are ignored',
    },
    columns: {type: 'Object', default: null, description: columnsDescription},
    skipEmpty: {
      type: 'Boolean',
      default: true,
      description: 'whether to skip empty rows',
    },
  },
  returns: {type: 'List<Object>', description: 'one object per row below the headers'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Empty cells are null. A sheet without rows below the headers returns an empty list. Columns without a header are left out.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the file isn’t a workbook or is damaged, or a cell doesn’t match its column type',
    },
    {code: 'E_DUPLICATE', when: 'two columns have the same name'},
    {code: 'E_PATH', when: '`columns` names a column that doesn’t exist'},
    {
      code: 'E_RANGE',
      when: 'the sheet doesn’t exist, `headerRow` is less than 1, or a number in a typed column can’t be represented exactly',
    },
    {code: 'E_TYPE', when: 'a rule in `columns` is invalid'},
    {code: 'E_PASSWORD', when: 'the workbook is password-protected'},
    {code: 'E_LIMIT', when: 'the workbook or its unpacked content is too large'},
  ],
  examples: [
    {
      title: 'Orders with headers',
      kind: 'typical',
      input: sample('orders.xlsx'),
      args: {file: expression('$')},
      result: [
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
    },
    {
      title: 'New names for duplicate headers',
      kind: 'typical',
      input: sample('orders.xlsx'),
      args: {
        file: expression('$'),
        sheet: 'Customers',
        columns: {Name: {name: 'customer'}, 'B:B': {name: 'phone'}, 'C:C': {name: 'mobile'}},
      },
      result: [{customer: 'Müller GmbH', phone: '0351 4400', mobile: '0170 1234567'}],
    },
    {
      title: 'Names and types by column letter',
      kind: 'edge',
      input: sample('orders.xlsx'),
      args: {
        file: expression('$'),
        sheet: 'Summary',
        headerRow: 2,
        columns: {'A:A': {name: 'name'}, 'B:B': {name: 'value', type: 'Text'}},
      },
      result: [
        {name: 'Total', value: '1339.4'},
        {name: 'Average', value: null},
        {name: 'Target', value: null},
      ],
    },
    {
      title: 'Keeping empty rows',
      kind: 'edge',
      input: sample('orders.xlsx'),
      args: {file: expression('$'), sheet: 'Lists', skipEmpty: false},
      result: [{Status: 'open'}, {Status: null}, {Status: 'paid'}],
    },
    {title: 'Null', kind: 'null', args: {file: null}, result: null},
    {
      title: 'A truncated file',
      kind: 'error',
      input: utf8('PK\u0003\u0004'),
      args: {file: expression('$')},
      error: 'E_PARSE',
    },
    {
      title: 'Duplicate headers',
      kind: 'error',
      input: sample('orders.xlsx'),
      args: {file: expression('$'), sheet: 'Customers'},
      error: 'E_DUPLICATE',
    },
    {
      title: 'A column that doesn’t exist',
      kind: 'error',
      input: sample('orders.xlsx'),
      args: {file: expression('$'), columns: {total: 'Number'}},
      error: 'E_PATH',
    },
    {
      title: 'A sheet number that is too high',
      kind: 'error',
      input: sample('orders.xlsx'),
      args: {file: expression('$'), sheet: 5},
      error: 'E_RANGE',
    },
    {
      title: 'A type that doesn’t exist',
      kind: 'error',
      input: sample('orders.xlsx'),
      args: {file: expression('$'), columns: {Total: 'Currency'}},
      error: 'E_TYPE',
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
    {function: 'Readers/XLSX/ReadRows', role: 'alternative'},
    {function: 'Readers/XLSX/ListSheets', role: 'often used with'},
    {function: 'Writers/XLSX/WriteSheet', role: 'inverse'},
    {function: 'Readers/CSV/ReadObjects', role: 'alternative'},
    {function: 'Readers/Google/SheetToObjects', role: 'alternative'},
  ],
  workflowFunctions: ['Parser/ParseXlsx', 'HTTPClient/DownloadFile'],
  equivalents: [
    {
      tool: 'dataweave',
      name: 'read',
      differs: 'needs the format `application/xlsx`, and returns all sheets',
    },
    {tool: 'pandas', name: 'read_excel', differs: 'reads cells with a date format as timestamps'},
  ],
  tags: ['mapping', 'reader', 'xlsx', 'excel', 'spreadsheet', 'file', 'table', 'conversion'],
  aliases:
    'Excel to JSON, sheet_to_json, Table.PromoteHeaders, read_excel, header row, load excel file, import spreadsheet, first sheet only, column titles, uploaded price list, convert worksheet, typed cells, first line as names, records from table, title above table, pd.read_excel, workbook to objects',
  limits,
  notes: [
    'Cells keep their types: `"0042"` stays text if the cell is text. Dates have no time zone. See `Readers.XLSX.ReadRows` for details.',
    'In a column of the type `"Number"`, cells that are numbers stay as they are, and text is parsed. This also works for a column that contains both: `columns: {"E:E": {"type": "Number", "decimal": ","}}`.',
    'Spaces around headers are removed. To keep a column without a header, name it by its letter: `columns: {"E:E": {"name": "remark"}}`.',
    'A duration (`[h]:mm`) is a number of days. This expression converts the column `Break` to minutes: `Number.Round(Math.Multiply(@.Break, 1440))`.',
  ],
  run: async ({file, sheet, headerRow, columns: rules, skipEmpty}) => {
    checkHeaderRow(headerRow);
    const workbook = await openWorkbook(file, 'file');
    const convert = typedValues(workbook);
    const rows = await readCells(workbook, findSheet(workbook, sheet), convert, 'file');
    const place = `Row ${headerRow}`;
    const columns = columnsOf(rows[headerRow - 1] ?? [], rules, {place, blankHeaders: 'leave out'});
    return rows
      .slice(headerRow)
      .map((cells, index) => ({cells, place: `Row ${headerRow + index + 1}`}))
      .filter(({cells}) => !skipEmpty || cells.some((cell) => cell !== null))
      .map((row) => objectOf(row.cells, columns, row.place));
  },
});
