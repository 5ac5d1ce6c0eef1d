import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {formattedValues, typedValues} from '../../../formats/spreadsheets/cellValues';
import {readCells} from '../../../formats/spreadsheets/readCells';
import {parseReferenceWithinSheet} from '../../../formats/spreadsheets/references';
import {openWorkbook} from '../../../formats/spreadsheets/workbook';
import {fileParameter, findSheet, limits, sheetParameter} from './findSheet';

export default defineMappingFunction({
  category: 'Readers/XLSX',
  name: 'ReadRows',
  summary: 'Reads the cells of an Excel sheet as rows.',
  parameters: {
    file: fileParameter,
    sheet: sheetParameter,
    range: {
      type: 'Text',
      default: null,
      description:
        'the part of the sheet to read, such as `"B2:D10"`, `"A:C"` or `"2:5"`, or null for the whole sheet',
    },
    values: {
      type: 'Text',
      default: 'typed',
      values: {
        typed: 'numbers, Booleans, text, and dates such as `"2024-02-29"`',
        formatted: 'the text that Excel shows in an English locale',
      },
      description: 'how to read the cells',
    },
  },
  returns: {
    type: 'List<List<Any>>',
    description:
      'the rows from A1 or the start of `range`, all with the same number of cells; empty cells are null',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'An empty sheet returns an empty list. Empty cells, errors such as `#N/A` and formulas that were never calculated are null. Merged cells have their value in the first one, so the others are usually null.',
  errors: [
    {code: 'E_PARSE', when: 'the file isn’t a workbook or is damaged, or the range is invalid'},
    {code: 'E_RANGE', when: 'the sheet doesn’t exist'},
    {code: 'E_PASSWORD', when: 'the workbook is password-protected'},
    {code: 'E_LIMIT', when: 'the workbook or its unpacked content is too large'},
  ],
  examples: [
    {
      title: 'Part of the first sheet',
      kind: 'typical',
      input: sample('orders.xlsx'),
      args: {file: expression('$'), range: 'A1:D3'},
      result: [
        ['Order', 'Customer', ' ZIP ', 'Ordered'],
        [1001, 'Müller GmbH', '01067', '2024-02-28'],
        [1002, 'Ada Lovelace', '00184', '2024-02-29'],
      ],
    },
    {
      title: 'Values as Excel shows them',
      kind: 'typical',
      input: sample('orders.xlsx'),
      args: {file: expression('$'), sheet: 'Orders', range: 'D2:G3', values: 'formatted'},
      result: [
        ['28.02.2024', '2024-02-29 09:30', '1,249.50', 'TRUE'],
        ['29.02.2024', null, '89.90', 'FALSE'],
      ],
    },
    {
      title: 'Dates with a time, and an empty row',
      kind: 'edge',
      input: sample('orders.xlsx'),
      args: {file: expression('$'), range: 'E3:G9'},
      result: [
        [null, 89.9, false],
        [null, null, null],
        ['2024-03-04T16:05:30', 0, true],
      ],
    },
    {
      title: 'Merged cells, formulas and errors',
      kind: 'edge',
      input: sample('orders.xlsx'),
      args: {file: expression('$'), sheet: 3},
      result: [
        ['February', null],
        ['Orders', 3],
        ['Total', 1339.4],
        ['Average', null],
        ['Target', null],
      ],
    },
    {title: 'Null', kind: 'null', args: {file: null}, result: null},
    {
      title: 'Not a workbook',
      kind: 'error',
      input: utf8('Order;Customer'),
      args: {file: expression('$')},
      error: 'E_PARSE',
    },
    {
      title: 'An invalid range',
      kind: 'error',
      input: sample('orders.xlsx'),
      args: {file: expression('$'), range: 'A1-D3'},
      error: 'E_PARSE',
    },
    {
      title: 'A sheet name in the wrong case',
      kind: 'error',
      input: sample('orders.xlsx'),
      args: {file: expression('$'), sheet: 'orders'},
      error: 'E_RANGE',
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
    {function: 'Readers/XLSX/ReadObjects', role: 'alternative'},
    {function: 'Readers/XLSX/ListSheets', role: 'often used with'},
    {function: 'Writers/XLSX/WriteSheet', role: 'inverse'},
  ],
  workflowFunctions: ['Parser/ParseXlsx'],
  equivalents: [
    {
      tool: 'dataweave',
      name: 'read',
      differs: 'needs the format `application/xlsx` with `header=false`, and returns all sheets',
    },
    {tool: 'pandas', name: 'read_excel', differs: 'needs `header=None`'},
  ],
  tags: ['mapping', 'reader', 'xlsx', 'excel', 'spreadsheet', 'file', 'table', 'date'],
  aliases:
    'sheet_to_json, read_excel, Excel.Workbook, worksheet to array, openpyxl iter_rows, excel to array, read part of sheet, raw cell values, cell matrix, formula results, leading zeros, merged cells, dates as numbers, displayed text, without heading, all cells, raw Excel data, without header, 2D array',
  limits,
  notes: [
    'Excel stores a date as a number with a date format. This number becomes a Date or, with a time of day, a LocalDateTime. A time without a date becomes a Time such as `"09:30:00"`, and a duration (`[h]:mm`) stays a number of days. To get minutes from the first cell of a row, use `Number.Round(Math.Multiply(@[0], 1440))`.',
    'Text cells keep their leading zeros. A number displayed with leading zeros because of a format such as `00000` is read without them. To keep them, set `values` to `"formatted"`.',
    'Formulas aren’t recalculated. Their stored results are read.',
  ],
  run: async ({file, sheet, range, values}) => {
    const part = parseReferenceWithinSheet(range ?? 'A:XFD', 'range');
    const workbook = await openWorkbook(file, 'file');
    const convert = await (values === 'typed' ? typedValues : formattedValues)(workbook);
    const rows = await readCells(workbook, findSheet(workbook, sheet), convert, 'file');
    return rows
      .slice(part.firstRow - 1, part.lastRow ?? undefined)
      .map((row) => row.slice(part.firstColumn - 1, part.lastColumn ?? undefined));
  },
});
