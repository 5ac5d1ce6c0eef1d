import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {cellLimit} from '../../../formats/csv/parseCsv';
import {fail} from '@documentation/base/internal/values/errors';
import {dateColumnNote} from '../columns';
import {base64Note, textFileLimit, textOf} from '../textFile';
import {readFixedWidth} from './fixedWidth';

export default defineMappingFunction({
  category: 'Readers/CSV',
  name: 'ReadFixedWidth',
  summary: 'Reads a text file with fixed-width columns as objects, one per line.',
  parameters: {
    file: {type: ['Binary', 'Text'], data: true, description: 'the file or its text'},
    columns: {
      type: 'List<Object>',
      description:
        'the columns from left to right, each an object with `name` and either `width` or `start` and `end`, and optionally `type` and `decimal`, as in `Readers.CSV.ReadObjects`; a column without a name is skipped',
    },
    encoding: {
      type: 'Text',
      default: 'utf-8',
      description: 'the file encoding, such as `"windows-1252"`; ignored if `file` is text',
    },
    skipRows: {
      type: 'Integer',
      default: 0,
      description: 'how many lines to skip at the start of the file, such as headers',
    },
    trim: {
      type: 'Boolean',
      default: true,
      description: 'whether to remove whitespace around each cell',
    },
  },
  returns: {
    type: 'List<Object>',
    description: 'one object per line, with the column names as keys',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'An empty file returns an empty list. Blank lines are skipped. A short line is treated as if it were padded with spaces. An empty cell is `""`, or null if its column has a type other than Text.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'a line has text after the last column, or a cell doesn’t match its column type',
    },
    {code: 'E_DUPLICATE', when: 'two columns have the same name'},
    {code: 'E_ENCODING', when: 'the encoding is unknown or doesn’t match the file'},
    {
      code: 'E_RANGE',
      when: '`skipRows` is negative, a width is less than 1, a column ends before it starts, or a number can’t be represented exactly',
    },
    {code: 'E_TYPE', when: 'a column in `columns` is invalid'},
  ],
  examples: [
    {
      title: 'Columns by width',
      kind: 'typical',
      args: {
        file: '0042Bolt M8     000120\n0043Washer      000075\n',
        columns: [
          {name: 'sku', width: 4},
          {name: 'name', width: 12},
          {name: 'stock', width: 6, type: 'Integer'},
        ],
      },
      result: [
        {sku: '0042', name: 'Bolt M8', stock: 120},
        {sku: '0043', name: 'Washer', stock: 75},
      ],
    },
    {
      title: 'Columns by position',
      kind: 'typical',
      args: {
        file: 'ACCOUNT   DATE        AMOUNT\n10023     2024-02-29  1.249,50\n10024     2024-03-01     89,90\n',
        columns: [
          {name: 'account', start: 0, end: 10},
          {name: 'date', start: 10, end: 20, type: 'Date'},
          {name: 'amount', start: 20, end: 30, type: 'Number', decimal: ','},
        ],
        skipRows: 1,
      },
      result: [
        {account: '10023', date: '2024-02-29', amount: 1249.5},
        {account: '10024', date: '2024-03-01', amount: 89.9},
      ],
    },
    {
      title: 'A skipped column, and the rest of the line',
      kind: 'typical',
      args: {
        file: 'ORD42  DE Ring twice\nORD43  FR\n',
        columns: [
          {name: 'order', width: 5},
          {width: 2},
          {name: 'country', width: 3},
          {name: 'note'},
        ],
      },
      result: [
        {order: 'ORD42', country: 'DE', note: 'Ring twice'},
        {order: 'ORD43', country: 'FR', note: ''},
      ],
    },
    {
      title: 'An older encoding',
      kind: 'typical',
      input: Uint8Array.of(0x5a, 0x6f, 0xeb, 0x20, 0x20, 0x47, 0x65, 0x6e, 0xe8, 0x76, 0x65),
      args: {
        file: expression('$'),
        columns: [{name: 'name', width: 5}, {name: 'city'}],
        encoding: 'windows-1252',
      },
      result: [{name: 'Zoë', city: 'Genève'}],
    },
    {
      title: 'Short lines and blank lines',
      kind: 'edge',
      args: {
        file: 'A-1  7\n\nA-2',
        columns: [
          {name: 'sku', width: 5},
          {name: 'stock', width: 3, type: 'Integer'},
        ],
      },
      result: [
        {sku: 'A-1', stock: 7},
        {sku: 'A-2', stock: null},
      ],
    },
    {
      title: 'Spaces kept',
      kind: 'edge',
      args: {file: ' a b', columns: [{name: 'first', width: 2}, {name: 'second'}], trim: false},
      result: [{first: ' a', second: ' b'}],
    },
    {
      title: 'An emoji is one character wide',
      kind: 'edge',
      args: {
        file: '📦7\n🚚8',
        columns: [
          {name: 'icon', width: 1},
          {name: 'count', width: 1},
        ],
      },
      result: [
        {icon: '📦', count: '7'},
        {icon: '🚚', count: '8'},
      ],
    },
    {
      title: 'An empty file',
      kind: 'edge',
      args: {file: '', columns: [{name: 'a', width: 1}]},
      result: [],
    },
    {
      title: 'Null',
      kind: 'null',
      args: {file: null, columns: [{name: 'a', width: 1}]},
      result: null,
    },
    {
      title: 'Text after the last column',
      kind: 'error',
      args: {file: '0042Bolt', columns: [{name: 'sku', width: 4}]},
      error: 'E_PARSE',
    },
    {
      title: 'Two columns with the same name',
      kind: 'error',
      args: {
        file: '0042Bolt',
        columns: [
          {name: 'sku', width: 4},
          {name: 'sku', width: 4},
        ],
      },
      error: 'E_DUPLICATE',
    },
    {
      title: 'The wrong encoding',
      kind: 'error',
      input: sample('customers.csv'),
      args: {file: expression('$'), columns: [{name: 'line'}]},
      error: 'E_ENCODING',
    },
    {
      title: 'An end before the start',
      kind: 'error',
      args: {file: '0042Bolt', columns: [{name: 'sku', start: 4, end: 0}]},
      error: 'E_RANGE',
    },
    {
      title: 'A width and an end',
      kind: 'error',
      args: {file: '0042Bolt', columns: [{name: 'sku', width: 4, end: 4}]},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Readers/CSV/ReadObjects', role: 'alternative'},
    {function: 'Readers/CSV/ReadRows', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'dataweave',
      name: 'read',
      differs: 'needs the format `application/flatfile` and a schema',
    },
    {tool: 'pandas', name: 'read_fwf', differs: 'guesses types'},
  ],
  tags: ['mapping', 'reader', 'csv', 'file', 'parse', 'table'],
  aliases:
    'fixed width file, fixed-length records, read_fwf, read fixed width, column positions, Splitter.SplitTextByPositions, Splitter.SplitTextByLengths, SUBSTR per column, COBOL copybook, mainframe file, bank statement file, NACHA, record layout, aligned columns, space padded, print file, ASCII table, log file, plain text file, read lines, text file line by line',
  limits: [textFileLimit, cellLimit],
  notes: [
    'A column without `start` begins where the previous one ends. If the last column has no `width` or `end`, it takes the rest of the line.',
    'Positions are counted in Unicode code points, from 0, and `end` isn’t included. A layout that says “positions 5 to 12” counts from 1, so write `{"start": 4, "end": 12}`.',
    'All values are text unless `type` gives their column another type: Number, Integer, Boolean or Date. If a layout has decimals without a separator, such as `0000012550` for 125.50, read the column as an Integer, and use `Math.Divide`.',
    dateColumnNote,
    'To read the lines of any text file, such as a log, use one column without a width: `[{"name": "line"}]`. Blank lines are skipped.',
    base64Note,
  ],
  run: ({file, columns, encoding, skipRows, trim}) => {
    if (skipRows < 0) {
      fail('E_RANGE', `Can’t skip ${skipRows} lines. Use 0 or more.`, 'skipRows');
    }
    return readFixedWidth(textOf(file, encoding), {columns, skipLines: skipRows, trim});
  },
});
