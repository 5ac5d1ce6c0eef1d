import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {cellLimit} from '../../../formats/spreadsheets/tableSize';
import {sheetGrid} from './sheetGrid';

export default defineMappingFunction({
  category: 'Readers/Google',
  name: 'SheetToRows',
  summary: 'Converts a Google Sheets response to rows of equal length.',
  parameters: {
    response: {
      type: 'Object',
      data: true,
      description: 'the `spreadsheets.values.get` response',
    },
  },
  returns: {type: 'List<List<Any>>', description: 'the rows, with null for blank cells'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'A response without `values`, which Google Sheets returns for an empty range, becomes an empty list. Blank cells are null, including those at the end of a row.',
  errors: [
    {code: 'E_TYPE', when: '`values` isn’t a list of rows'},
    {code: 'E_LIMIT', when: 'the table would have too many cells'},
  ],
  examples: [
    {
      title: 'Blank cells that Google Sheets leaves out',
      kind: 'typical',
      input: {
        range: 'Stock!A1:C3',
        majorDimension: 'ROWS',
        values: [
          ['sku', 'stock', 'note'],
          ['0042', '7'],
          ['0043', '', 'sold out'],
        ],
      },
      args: {response: expression('$')},
      result: [
        ['sku', 'stock', 'note'],
        ['0042', '7', null],
        ['0043', null, 'sold out'],
      ],
    },
    {
      title: 'A response in column order',
      kind: 'typical',
      input: {
        range: 'Stock!A1:B3',
        majorDimension: 'COLUMNS',
        values: [
          ['sku', '0042', '0043'],
          ['stock', 7],
        ],
      },
      args: {response: expression('$')},
      result: [
        ['sku', 'stock'],
        ['0042', 7],
        ['0043', null],
      ],
    },
    {
      title: 'An empty range',
      kind: 'edge',
      args: {response: {range: 'Stock!A1:C3', majorDimension: 'ROWS'}},
      result: [],
    },
    {
      title: 'A blank row',
      kind: 'edge',
      args: {response: {values: [['a', 'b'], [], ['c']]}},
      result: [
        ['a', 'b'],
        [null, null],
        ['c', null],
      ],
    },
    {title: 'Null', kind: 'null', args: {response: null}, result: null},
    {
      title: 'Values instead of rows',
      kind: 'error',
      args: {response: {values: ['sku', 'stock']}},
      error: 'E_TYPE',
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
    {function: 'Readers/Google/SheetToObjects', role: 'alternative'},
    {function: 'Writers/Google/ToSheetValues', role: 'inverse'},
  ],
  workflowFunctions: ['Google/SheetsRead'],
  tags: ['mapping', 'reader', 'google', 'google-sheets', 'spreadsheet', 'table'],
  aliases:
    'spreadsheets.values.get, ValueRange, getValues, gspread get_all_values, even grid, google sheet to array, missing trailing cells, pad short rows, ragged rows, jagged array, sheets API response, index out of range, rectangular matrix, empty cells at end, fill missing cells, normalise rows',
  limits: [cellLimit],
  notes: [
    'This function makes no requests. Fetch the response with a workflow.',
    'Google Sheets returns numbers as formatted text unless the request sets `valueRenderOption=UNFORMATTED_VALUE`.',
  ],
  run: ({response}) => sheetGrid(response),
});
