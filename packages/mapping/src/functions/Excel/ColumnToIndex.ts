import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {quote} from '@documentation/base/internal/values/quote';
import {columnNumber} from '../../formats/spreadsheets/references';
import {SHEET_COLUMNS} from '@documentation/base/internal/limits/values/documents';

export default defineMappingFunction({
  category: 'Excel',
  name: 'ColumnToIndex',
  summary: 'Converts column letters to a column number: `AA` is 27.',
  parameters: {
    column: {
      type: 'Text',
      data: true,
      description: 'the column letters, in uppercase or lowercase',
    },
  },
  returns: {type: 'Integer', description: 'the column number, where `A` is 1'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text fails with `E_PARSE`.',
  errors: [
    {code: 'E_PARSE', when: 'the text is empty or contains anything but the letters A to Z'},
    {code: 'E_RANGE', when: 'the column is beyond `XFD`, Excel’s last column'},
  ],
  examples: [
    {
      title: 'A column letter from the input',
      kind: 'typical',
      args: {column: expression('$.priceColumn')},
      input: {priceColumn: 'C'},
      result: 3,
    },
    {title: 'Two letters', kind: 'typical', args: {column: 'AA'}, result: 27},
    {title: 'Lowercase letters', kind: 'edge', args: {column: 'az'}, result: 52},
    {title: 'The last column', kind: 'edge', args: {column: 'XFD'}, result: 16384},
    {title: 'Null', kind: 'null', args: {column: null}, result: null},
    {title: 'A cell instead of a column', kind: 'error', args: {column: 'B2'}, error: 'E_PARSE'},
    {title: 'Empty text', kind: 'error', args: {column: ''}, error: 'E_PARSE'},
    {title: 'Beyond the last column', kind: 'error', args: {column: 'XFE'}, error: 'E_RANGE'},
  ],
  related: [
    {function: 'Excel/IndexToColumn', role: 'inverse'},
    {function: 'Excel/ParseReference', role: 'often used with'},
  ],
  equivalents: [{tool: 'excel', name: 'COLUMN', differs: 'takes a reference such as `C1`'}],
  tags: ['mapping', 'excel', 'spreadsheet', 'conversion'],
  aliases:
    'COLUMN, column_index_from_string, decode_col, column letter, column number, letter to number, position of column, alphabet position, base 26, which number is AB, ordinal of letters, convert header letters',
  run: ({column}) => {
    if (!/^[A-Za-z]+$/.test(column)) {
      fail('E_PARSE', `${quote(column)} isn’t a column. Use letters such as "AA".`, 'column');
    }
    const index = column.length > 3 ? Infinity : columnNumber(column);
    return index > SHEET_COLUMNS
      ? fail('E_RANGE', `${quote(column)} is beyond the last column. Use "A" to "XFD".`, 'column')
      : index;
  },
});
