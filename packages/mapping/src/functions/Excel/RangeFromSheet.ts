import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {parseReferenceWithinSheet} from '../../formats/spreadsheets/references';
import {TABLE_CELLS} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

export default defineMappingFunction({
  category: 'Excel',
  name: 'RangeFromSheet',
  summary: 'Returns the cells in a sheet range such as `A2:C10`.',
  parameters: {
    sheet: {
      type: 'List<List<Any>>',
      data: true,
      description: 'the rows of the sheet, each a list of cells',
    },
    reference: {
      type: 'Text',
      description:
        'the range, such as `"A2:C10"`, `"A:C"` or `"2:10"`, where row 1 is the first row of `sheet`',
    },
  },
  returns: {
    type: 'List<List<Any>>',
    description: 'the rows of the range, all the same length and cut off where the sheet ends',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Short rows are filled with null. For a range outside the sheet, the result is an empty list.',
  errors: [{code: 'E_PARSE', when: 'the reference isn’t in A1 notation, or it names a sheet'}],
  examples: [
    {
      title: 'Rows without the header',
      kind: 'typical',
      args: {sheet: expression('$'), reference: 'A2:B3'},
      input: [
        ['Item', 'Amount', 'Note'],
        ['Laptop', 1299, 'grey'],
        ['Mouse', 25, 'black'],
      ],
      result: [
        ['Laptop', 1299],
        ['Mouse', 25],
      ],
    },
    {
      title: 'A whole column',
      kind: 'typical',
      args: {sheet: expression('$'), reference: 'B:B'},
      input: [
        ['Item', 'Amount'],
        ['Laptop', 1299],
      ],
      result: [['Amount'], [1299]],
    },
    {
      title: 'Short rows',
      kind: 'edge',
      args: {sheet: expression('$'), reference: 'A1:C3'},
      input: [['Item', 'Amount', 'Note'], ['Laptop'], []],
      result: [
        ['Item', 'Amount', 'Note'],
        ['Laptop', null, null],
        [null, null, null],
      ],
    },
    {
      title: 'A range larger than the sheet',
      kind: 'edge',
      args: {sheet: [['Laptop', 1299]], reference: 'B1:F100'},
      result: [[1299]],
    },
    {
      title: 'A range outside the sheet',
      kind: 'edge',
      args: {sheet: [['Laptop', 1299]], reference: 'A5:B9'},
      result: [],
    },
    {title: 'A null sheet', kind: 'null', args: {sheet: null, reference: 'A1:B2'}, result: null},
    {
      title: 'An invalid range',
      kind: 'error',
      args: {sheet: [['Laptop', 1299]], reference: 'A1-B2'},
      error: 'E_PARSE',
    },
  ],
  related: [
    {function: 'Excel/ValueFromCell', role: 'alternative'},
    {function: 'Excel/Lookup', role: 'often used with'},
    {function: 'Excel/ParseReference', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'INDIRECT', differs: 'turns blank cells into 0'},
    {
      tool: 'jq',
      name: '.[start:end]',
      expression: '.sheet[1:3] | map(.[0:2])',
      differs: 'numbers rows and columns from 0',
    },
    {
      tool: 'jmespath',
      name: '[start:end]',
      expression: 'sheet[1:3].[[0], [1]]',
      differs: 'numbers rows and columns from 0',
    },
    {
      tool: 'pandas',
      name: 'DataFrame.iloc',
      differs: 'numbers rows and columns from 0, and excludes the end',
    },
  ],
  tags: ['mapping', 'excel', 'spreadsheet', 'path', 'table'],
  aliases:
    'OFFSET, CHOOSECOLS, TAKE, spreadsheet range, getRange, iter_rows, select block of cells, cut out cells, whole column, crop sheet, subset of grid, without title lines, only columns A to C, matrix section, part of worksheet, cells A1 to C10, sub-table, extract columns, partial sheet, rectangle of cells',
  limits: [
    `The result can have at most ${grouped(TABLE_CELLS)} cells. The range itself can be larger, because it is cut off where the sheet ends.`,
  ],
  run: ({sheet, reference}) => {
    const {firstRow, firstColumn, lastRow, lastColumn} = parseReferenceWithinSheet(
      reference,
      'reference',
    );
    const sheetWidth = sheet.reduce((width, row) => Math.max(width, row.length), 0);
    const width = Math.max(Math.min(lastColumn ?? sheetWidth, sheetWidth) - firstColumn + 1, 0);
    const rows = width === 0 ? [] : sheet.slice(firstRow - 1, lastRow ?? sheet.length);
    if (rows.length * width > TABLE_CELLS) {
      fail(
        'E_LIMIT',
        `The range has more than ${grouped(TABLE_CELLS)} cells. Choose a smaller range.`,
        'reference',
      );
    }
    return rows.map((row) =>
      Array.from({length: width}, (_, index) => row[firstColumn - 1 + index] ?? null),
    );
  },
});
