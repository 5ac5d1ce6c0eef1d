import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {parseReference} from '../../formats/spreadsheets/references';

export default defineMappingFunction({
  category: 'Excel',
  name: 'ParseReference',
  summary: 'Splits a cell reference such as `Sheet1!B2:D10` into sheet, rows and columns.',
  parameters: {
    reference: {type: 'Text', data: true, description: 'a cell or range in A1 notation'},
  },
  returns: {
    type: 'Object',
    description:
      '`sheet`, `startRow`, `startColumn`, `endRow` and `endColumn`, with rows and columns numbered from 1',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    '`sheet` is null if the reference doesn’t name one. `endRow` or `endColumn` is null if the range is open-ended. Empty text fails with `E_PARSE`.',
  errors: [{code: 'E_PARSE', when: 'the text isn’t a reference in A1 notation'}],
  examples: [
    {
      title: 'A range on a sheet',
      kind: 'typical',
      args: {reference: expression('$.range')},
      input: {range: 'Orders!B2:D10'},
      result: {sheet: 'Orders', startRow: 2, startColumn: 2, endRow: 10, endColumn: 4},
    },
    {
      title: 'One cell',
      kind: 'typical',
      args: {reference: '$A$1'},
      result: {sheet: null, startRow: 1, startColumn: 1, endRow: 1, endColumn: 1},
    },
    {
      title: 'A sheet with a space in its name',
      kind: 'typical',
      args: {reference: "'My Sheet'!B2"},
      result: {sheet: 'My Sheet', startRow: 2, startColumn: 2, endRow: 2, endColumn: 2},
    },
    {
      title: 'Whole columns',
      kind: 'edge',
      args: {reference: 'A:C'},
      result: {sheet: null, startRow: 1, startColumn: 1, endRow: null, endColumn: 3},
    },
    {
      title: 'Whole rows',
      kind: 'edge',
      args: {reference: '1:3'},
      result: {sheet: null, startRow: 1, startColumn: 1, endRow: 3, endColumn: null},
    },
    {
      title: 'An open-ended range, as in Google Sheets',
      kind: 'edge',
      args: {reference: 'A2:C'},
      result: {sheet: null, startRow: 2, startColumn: 1, endRow: null, endColumn: 3},
    },
    {
      title: 'Corners in the wrong order',
      kind: 'edge',
      args: {reference: 'C3:A1'},
      result: {sheet: null, startRow: 1, startColumn: 1, endRow: 3, endColumn: 3},
    },
    {title: 'Null', kind: 'null', args: {reference: null}, result: null},
    {title: 'R1C1 notation', kind: 'error', args: {reference: 'R1C1'}, error: 'E_PARSE'},
  ],
  related: [
    {function: 'Excel/ColumnToIndex', role: 'often used with'},
    {function: 'Excel/IndexToColumn', role: 'often used with'},
    {function: 'Excel/ValueFromCell', role: 'often used with'},
    {function: 'Excel/RangeFromSheet', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'ROW, COLUMN',
      differs: 'return only the position, and `ROWS` and `COLUMNS` the size',
    },
  ],
  tags: ['mapping', 'excel', 'spreadsheet', 'parse', 'path'],
  aliases:
    'INDIRECT, range_boundaries, decode_range, A1 notation, cell address, split cell reference, row and column of cell, absolute dollar signs, corners of area, bounds of range, tokenise formula reference, sheet name from reference, interpret A1, take a reference apart',
  limits: ['The last column is `XFD`, and the last row is 1,048,576.'],
  notes: [
    'This function requires single quotes around sheet names unless they start with a letter or `_` and contain only letters, digits, `_` and `.`. Double any single quote inside a sheet name.',
  ],
  run: ({reference}) => {
    const {sheet, firstRow, firstColumn, lastRow, lastColumn} = parseReference(
      reference,
      'reference',
    );
    return {
      sheet,
      startRow: firstRow,
      startColumn: firstColumn,
      endRow: lastRow,
      endColumn: lastColumn,
    };
  },
});
