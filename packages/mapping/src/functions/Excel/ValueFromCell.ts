import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {quote} from '@documentation/base/internal/values/quote';
import {parseReferenceWithinSheet} from '../../formats/spreadsheets/references';

export default defineMappingFunction({
  category: 'Excel',
  name: 'ValueFromCell',
  summary: 'Returns the value of one cell by its reference, such as `B2`.',
  parameters: {
    sheet: {
      type: 'List<List<Any>>',
      data: true,
      description: 'the rows of the sheet, each a list of cells',
    },
    reference: {
      type: 'Text',
      description: 'the cell reference, such as `"B2"`, where row 1 is the first row of `sheet`',
    },
  },
  returns: {type: 'Any', description: 'the cell’s value', nullable: true},
  nullPolicy: 'passes on',
  nullAndEmpty: 'For an empty cell or a cell outside the sheet, the result is null.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the reference isn’t a single cell in A1 notation, or it names a sheet',
    },
  ],
  examples: [
    {
      title: 'An invoice total',
      kind: 'typical',
      args: {sheet: expression('$'), reference: 'B3'},
      input: [
        ['Item', 'Amount'],
        ['Laptop', 1299],
        ['Total', 1299],
      ],
      result: 1299,
    },
    {
      title: 'An absolute reference',
      kind: 'typical',
      args: {sheet: [['Invoice', 'INV-1042']], reference: '$B$1'},
      result: 'INV-1042',
    },
    {
      title: 'A cell missing from a short row',
      kind: 'edge',
      args: {sheet: [['Item', 'Amount'], ['Laptop']], reference: 'B2'},
      result: null,
    },
    {title: 'A null sheet', kind: 'null', args: {sheet: null, reference: 'B2'}, result: null},
    {
      title: 'A range instead of a cell',
      kind: 'error',
      args: {sheet: [['Item', 'Amount']], reference: 'A1:B1'},
      error: 'E_PARSE',
    },
  ],
  related: [
    {function: 'Excel/RangeFromSheet', role: 'alternative'},
    {function: 'Excel/Lookup', role: 'alternative'},
    {function: 'Excel/ParseReference', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'INDIRECT', differs: 'returns 0 for a blank cell'},
    {
      tool: 'jq',
      name: '.[row][column]',
      expression: '.sheet[2][1]',
      differs: 'numbers rows and columns from 0',
    },
    {
      tool: 'jmespath',
      name: '[row][column]',
      expression: 'sheet[2][1]',
      differs: 'numbers rows and columns from 0',
    },
    {
      tool: 'lodash',
      name: '_.get',
      expression: "_.get(sheet, '[2][1]')",
      differs: 'numbers rows and columns from 0',
    },
    {tool: 'pandas', name: 'DataFrame.iat', differs: 'numbers rows and columns from 0'},
  ],
  tags: ['mapping', 'excel', 'spreadsheet', 'path', 'lookup', 'table'],
  aliases:
    'INDEX, INDIRECT, cell value, getCell, A1 notation, read one cell, get cell content, grab single field, coordinate like C5, fixed spot on form, header info above table, footer total, pick by address, extract cell, cell of a sheet',
  run: ({sheet, reference}) => {
    const {firstRow, firstColumn, isRange} = parseReferenceWithinSheet(reference, 'reference');
    if (isRange) {
      fail(
        'E_PARSE',
        `${quote(reference)} is a range, not a cell. For ranges, use \`Excel.RangeFromSheet\`.`,
        'reference',
      );
    }
    return sheet[firstRow - 1]?.[firstColumn - 1] ?? null;
  },
});
