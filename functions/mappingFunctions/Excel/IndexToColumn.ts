import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '../../language/errors';
import {columnLetters, MAX_COLUMNS} from '../../formats/spreadsheets/references';

export default defineMappingFunction({
  category: 'Excel',
  name: 'IndexToColumn',
  summary: 'Turns the number of a column into its letters: 27 is `AA`.',
  parameters: {
    index: {type: 'Integer', data: true, description: 'the number of the column, from 1'},
  },
  returns: {type: 'Text', description: 'the letters, in upper case'},
  nullPolicy: 'passes on',
  nullAndEmpty: '0 isn’t a column and fails.',
  errors: [{code: 'E_RANGE', when: 'the number isn’t between 1 and 16384'}],
  examples: [
    {
      title: 'The column after the last header',
      kind: 'typical',
      args: {index: expression('$.columns')},
      input: {columns: 4},
      result: 'D',
    },
    {title: 'Two letters', kind: 'typical', args: {index: 27}, result: 'AA'},
    {title: 'The last of two letters', kind: 'edge', args: {index: 702}, result: 'ZZ'},
    {title: 'The last column', kind: 'edge', args: {index: 16384}, result: 'XFD'},
    {title: 'Null', kind: 'null', args: {index: null}, result: null},
    {title: 'Columns count from 1', kind: 'error', args: {index: 0}, error: 'E_RANGE'},
  ],
  related: [
    {function: 'Excel/ColumnToIndex', role: 'inverse'},
    {function: 'Excel/ParseReference', role: 'often used with'},
  ],
  tags: ['mapping', 'excel', 'spreadsheet', 'conversion'],
  aliases: [
    'ADDRESS',
    'get_column_letter',
    'encode_col',
    'column letter',
    'column name',
    'number to letter',
    'nth column',
    'alphabet header',
    'base 26',
    'generate A B C',
    'build cell coordinate',
    'after Z comes AA',
  ],
  pure: true,
  run: ({index}) =>
    index < 1 || index > MAX_COLUMNS
      ? fail('E_RANGE', `A column is between 1 and ${MAX_COLUMNS}, and this is ${index}.`, 'index')
      : columnLetters(index),
});
