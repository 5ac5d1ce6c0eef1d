import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {columnLetters} from '../../formats/spreadsheets/references';
import {SHEET_COLUMNS} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

export default defineMappingFunction({
  category: 'Excel',
  name: 'IndexToColumn',
  summary: 'Converts a column number to column letters: 27 is `AA`.',
  parameters: {
    index: {type: 'Integer', data: true, description: 'the column number, starting at 1'},
  },
  returns: {type: 'Text', description: 'the column letters, in uppercase'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Columns are numbered from 1, so `0` is an error.',
  errors: [{code: 'E_RANGE', when: 'the number isn’t between 1 and 16,384'}],
  examples: [
    {
      title: 'A column number from the input',
      kind: 'typical',
      args: {index: expression('$.columns')},
      input: {columns: 4},
      result: 'D',
    },
    {title: 'Two letters', kind: 'typical', args: {index: 27}, result: 'AA'},
    {title: 'The last two-letter column', kind: 'edge', args: {index: 702}, result: 'ZZ'},
    {title: 'The last column', kind: 'edge', args: {index: 16384}, result: 'XFD'},
    {title: 'Null', kind: 'null', args: {index: null}, result: null},
    {title: 'Column 0', kind: 'error', args: {index: 0}, error: 'E_RANGE'},
  ],
  related: [
    {function: 'Excel/ColumnToIndex', role: 'inverse'},
    {function: 'Excel/ParseReference', role: 'often used with'},
  ],
  equivalents: [{tool: 'excel', name: 'ADDRESS', differs: 'returns a reference such as `$D$1`'}],
  tags: ['mapping', 'excel', 'spreadsheet', 'conversion'],
  aliases:
    'ADDRESS, get_column_letter, encode_col, column letter, column name, number to letter, nth column, alphabet header, base 26, generate A B C, build cell coordinate, after Z comes AA',
  run: ({index}) =>
    index < 1 || index > SHEET_COLUMNS
      ? fail(
          'E_RANGE',
          `Column ${index} doesn’t exist. Use a number from 1 to ${grouped(SHEET_COLUMNS)}.`,
          'index',
        )
      : columnLetters(index),
});
