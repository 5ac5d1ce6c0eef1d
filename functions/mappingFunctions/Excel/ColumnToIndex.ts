import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '../../language/errors';
import {quote} from '../../values/text/quote';
import {columnNumber, MAX_COLUMNS} from '../../formats/spreadsheets/references';

export default defineMappingFunction({
  category: 'Excel',
  name: 'ColumnToIndex',
  summary: 'Turns the letters of a column into its number: `AA` is 27.',
  parameters: {
    column: {type: 'Text', data: true, description: 'the letters, in upper or lower case'},
  },
  returns: {type: 'Integer', description: 'the number of the column, 1 for `A`'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text isn’t a column and fails.',
  errors: [
    {code: 'E_PARSE', when: 'the text has anything but the letters A to Z, or none'},
    {code: 'E_RANGE', when: 'the column is beyond `XFD`, the last one of Excel'},
  ],
  examples: [
    {
      title: 'A column of a mapping table',
      kind: 'typical',
      args: {column: expression('$.priceColumn')},
      input: {priceColumn: 'C'},
      result: 3,
    },
    {title: 'Two letters', kind: 'typical', args: {column: 'AA'}, result: 27},
    {title: 'Lower case', kind: 'edge', args: {column: 'az'}, result: 52},
    {title: 'The last column', kind: 'edge', args: {column: 'XFD'}, result: 16384},
    {title: 'Null', kind: 'null', args: {column: null}, result: null},
    {title: 'A cell isn’t a column', kind: 'error', args: {column: 'B2'}, error: 'E_PARSE'},
    {title: 'Empty text', kind: 'error', args: {column: ''}, error: 'E_PARSE'},
    {title: 'Beyond the last column', kind: 'error', args: {column: 'XFE'}, error: 'E_RANGE'},
  ],
  related: [
    {function: 'Excel/IndexToColumn', role: 'inverse'},
    {function: 'Excel/ParseReference', role: 'often used with'},
  ],
  tags: ['mapping', 'excel', 'spreadsheet', 'conversion'],
  aliases: [
    'COLUMN',
    'column_index_from_string',
    'decode_col',
    'column letter',
    'column number',
    'letter to number',
    'position of column',
    'alphabet position',
    'base 26',
    'which number is AB',
    'ordinal of letters',
    'convert header letters',
  ],
  pure: true,
  run: ({column}) => {
    if (!/^[A-Za-z]+$/.test(column)) {
      fail('E_PARSE', `${quote(column)} isn’t a column. Use letters such as "AA".`, 'column');
    }
    const index = column.length > 3 ? Infinity : columnNumber(column);
    return index > MAX_COLUMNS
      ? fail('E_RANGE', `${quote(column)} is beyond the last column, XFD.`, 'column')
      : index;
  },
});
