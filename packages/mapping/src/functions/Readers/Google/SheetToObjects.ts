import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {googleSheets, serialToText} from '../../../formats/spreadsheets/serials';
import {cellLimit} from '../../../formats/spreadsheets/tableSize';
import type {Value} from '@documentation/base/internal/values/types';
import {checkHeaderRow, columnsOf, objectOf} from '../columns';
import {sheetGrid} from './sheetGrid';
import {quote} from '@documentation/base/internal/values/quote';

function dateOf(value: Value, place: string): Value {
  if (value === null) {
    return null;
  }
  const date = typeof value === 'number' ? serialToText(value, googleSheets) : null;
  return (
    date ??
    fail(
      'E_TYPE',
      `${place}: the value isn’t a serial date such as 45351. Remove the column from \`dates\`, or request unformatted values.`,
      'response',
    )
  );
}

export default defineMappingFunction({
  category: 'Readers/Google',
  name: 'SheetToObjects',
  summary: 'Converts a Google Sheets response to objects, with the headers as keys.',
  parameters: {
    response: {
      type: 'Object',
      data: true,
      description: 'the `spreadsheets.values.get` response',
    },
    headerRow: {
      type: 'Integer',
      default: 1,
      description: 'the number of the header row, counted from 1; rows above it are ignored',
    },
    dates: {
      type: 'List<Text>',
      default: [],
      description: 'the headers of columns with dates stored as numbers',
    },
  },
  returns: {type: 'List<Object>', description: 'one object per row below the headers'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'A response without `values` becomes an empty list. Blank cells are null. Blank rows are left out, as are columns without a header.',
  errors: [
    {
      code: 'E_TYPE',
      when: '`values` isn’t a list of rows, or a cell in a `dates` column isn’t a serial date',
    },
    {code: 'E_DUPLICATE', when: 'two columns have the same header'},
    {code: 'E_PATH', when: '`dates` names a header that doesn’t exist'},
    {code: 'E_RANGE', when: '`headerRow` is less than 1'},
    {code: 'E_LIMIT', when: 'the table would have too many cells'},
  ],
  examples: [
    {
      title: 'Rows to objects',
      kind: 'typical',
      input: {
        range: 'Stock!A1:C3',
        majorDimension: 'ROWS',
        values: [
          ['sku', 'stock', 'note'],
          ['0042', '7'],
          ['0043', '0', 'sold out'],
        ],
      },
      args: {response: expression('$')},
      result: [
        {sku: '0042', stock: '7', note: null},
        {sku: '0043', stock: '0', note: 'sold out'},
      ],
    },
    {
      title: 'Dates stored as numbers',
      kind: 'typical',
      input: {
        values: [
          ['order', 'due', 'shipped'],
          [1001, 45351, 45352.395833333336],
          [1002, 45366],
        ],
      },
      args: {response: expression('$'), dates: ['due', 'shipped']},
      result: [
        {order: 1001, due: '2024-02-29', shipped: '2024-03-01T09:30:00'},
        {order: 1002, due: '2024-03-15', shipped: null},
      ],
    },
    {
      title: 'A title row, and a column without a header',
      kind: 'edge',
      args: {
        response: {
          values: [['March stock'], ['sku ', '', 'stock'], [], ['0042', 'see mail', 7]],
        },
        headerRow: 2,
      },
      result: [{sku: '0042', stock: 7}],
    },
    {title: 'An empty range', kind: 'edge', args: {response: {range: 'Stock!A1:C3'}}, result: []},
    {title: 'Null', kind: 'null', args: {response: null}, result: null},
    {
      title: 'A date stored as text',
      kind: 'error',
      args: {response: {values: [['due'], ['2/29/2024']]}, dates: ['due']},
      error: 'E_TYPE',
    },
    {
      title: 'Duplicate headers',
      kind: 'error',
      args: {
        response: {
          values: [
            ['phone', 'phone'],
            ['1', '2'],
          ],
        },
      },
      error: 'E_DUPLICATE',
    },
    {
      title: 'A date column that doesn’t exist',
      kind: 'error',
      args: {response: {values: [['due'], [45351]]}, dates: ['Due']},
      error: 'E_PATH',
    },
    {
      title: 'Row 0 as the header row',
      kind: 'error',
      args: {response: {values: [['due']]}, headerRow: 0},
      error: 'E_RANGE',
    },
    {
      title: 'A table with 5,006,502 cells',
      kind: 'error',
      args: {
        response: expression(
          '{"values": List.Concat([Text.Split(Text.Pad("", 2000, ","), ",")], List.Map(Text.Split(Text.Pad("", 2500, ","), ","), [@]))}',
        ),
      },
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Readers/Google/SheetToRows', role: 'alternative'},
    {function: 'Writers/Google/ToSheetValues', role: 'inverse'},
    {function: 'Readers/XLSX/ReadObjects', role: 'alternative'},
  ],
  workflowFunctions: ['Google/SheetsRead'],
  tags: ['mapping', 'reader', 'google', 'google-sheets', 'spreadsheet', 'table'],
  aliases:
    'get_all_records, spreadsheets.values.get, sheet to JSON, SERIAL_NUMBER, header row, google sheet to objects, spreadsheet rows to json, sheets API response, named columns, records with field names, online table, convert Google Sheet',
  limits: [cellLimit],
  notes: [
    'This function makes no requests. Fetch the response with a workflow.',
    'With `valueRenderOption=UNFORMATTED_VALUE`, Google Sheets returns dates as numbers. List their columns in `dates`, because nothing in the response distinguishes them from other numbers.',
    'A date with a time becomes a LocalDateTime with the time shown in the sheet. A time without a date becomes a Time.',
  ],
  run: ({response, headerRow, dates}) => {
    checkHeaderRow(headerRow);
    const grid = sheetGrid(response);
    const header = grid[headerRow - 1] ?? [];
    const place = `Row ${headerRow}`;
    const columns = columnsOf(header, null, {place, blankHeaders: 'leave out'});
    const unknown = dates.find((date) => !columns.some(({key}) => key === date));
    if (unknown !== undefined && grid.length >= headerRow) {
      fail('E_PATH', `There is no column ${quote(unknown)}. Use a header from the sheet.`, 'dates');
    }
    return grid.slice(headerRow).flatMap((cells, index) => {
      if (cells.every((cell) => cell === null)) {
        return [];
      }
      const row = `Row ${headerRow + index + 1}`;
      const withDates = columns.reduce<Value[]>((read, {index: column, key}) => {
        read[column] = dates.includes(key)
          ? dateOf(cells[column] ?? null, `${row}, column ${quote(key)}`)
          : (cells[column] ?? null);
        return read;
      }, []);
      return [objectOf(withDates, columns, row)];
    });
  },
});
