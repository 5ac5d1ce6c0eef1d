import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {fail} from '@documentation/base/internal/values/errors';
import {base64Note, textFileLimit, textOf} from '../textFile';
import {separatorNote} from '../../../formats/csv/dialect';
import {parseCsv, rowLimit} from '../../../formats/csv/parseCsv';

export default defineMappingFunction({
  category: 'Readers/CSV',
  name: 'ReadRows',
  summary: 'Reads a CSV file as rows of text.',
  parameters: {
    file: {type: ['Binary', 'Text'], data: true, description: 'the file or its text'},
    delimiter: {
      type: 'Text',
      default: ',',
      description: 'the character between cells, such as `";"` or `"\\t"`',
    },
    quote: {
      type: 'Text',
      default: '"',
      description: 'the character around quoted cells, or `""` if the file has no quoted cells',
    },
    encoding: {
      type: 'Text',
      default: 'utf-8',
      description: 'the file encoding, such as `"windows-1252"`; ignored if `file` is text',
    },
    skipRows: {
      type: 'Integer',
      default: 0,
      description: 'how many lines to skip at the start of the file, such as title lines',
    },
  },
  returns: {type: 'List<List<Text>>', description: 'the rows, each a list of cells'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'An empty file returns an empty list. An empty cell is `""`, and a blank line is a row with one empty cell.',
  errors: [
    {code: 'E_PARSE', when: 'a quoted cell isn’t closed, or there is text after a closing quote'},
    {code: 'E_ENCODING', when: 'the encoding is unknown or doesn’t match the file'},
    {code: 'E_FORMAT', when: 'the delimiter or quote character is invalid'},
    {code: 'E_RANGE', when: '`skipRows` is negative'},
    {code: 'E_LIMIT', when: 'the file or a row is too large'},
  ],
  examples: [
    {
      title: 'A file with semicolons',
      kind: 'typical',
      input: sample('orders.csv'),
      args: {file: expression('$'), delimiter: ';'},
      result: [
        ['order', 'customer', 'zip', 'total'],
        ['1001', 'Müller; Söhne GmbH', '01067', '1.249,50'],
        ['1002', 'Ada Lovelace', '00184', '89,90'],
        ['1003', 'Café "Zur Post"', '10115', '0,00'],
      ],
    },
    {
      title: 'An older encoding',
      kind: 'typical',
      input: sample('customers.csv'),
      args: {file: expression('$'), encoding: 'windows-1252', skipRows: 1},
      result: [
        ['Jürgen Groß', 'Köln', '12.50 €'],
        ['Zoë Brûlé', 'Genève', '0.00 €'],
      ],
    },
    {
      title: 'Tabs and single quotes',
      kind: 'typical',
      args: {file: "sku\tsize\n0042\t'5\t6'\n", delimiter: '\t', quote: "'"},
      result: [
        ['sku', 'size'],
        ['0042', '5\t6'],
      ],
    },
    {
      title: 'A line that names the delimiter',
      kind: 'edge',
      args: {file: 'sep=;\r\nsku;stock\r\nA-1;7\r\n'},
      result: [
        ['sku', 'stock'],
        ['A-1', '7'],
      ],
    },
    {
      title: 'Rows of different lengths',
      kind: 'edge',
      args: {file: 'a,b,c\n1\n\n2,3'},
      result: [['a', 'b', 'c'], ['1'], [''], ['2', '3']],
    },
    {
      title: 'A line break inside a cell',
      kind: 'edge',
      args: {file: 'id,note\r\n7,"ring twice\r\nthen wait"\r\n'},
      result: [
        ['id', 'note'],
        ['7', 'ring twice\nthen wait'],
      ],
    },
    {title: 'An empty file', kind: 'edge', args: {file: ''}, result: []},
    {title: 'Null', kind: 'null', args: {file: null}, result: null},
    {
      title: 'An unclosed quote',
      kind: 'error',
      args: {file: 'a,b\n1,"2\n3,4'},
      error: 'E_PARSE',
    },
    {
      title: 'The wrong encoding',
      kind: 'error',
      input: sample('customers.csv'),
      args: {file: expression('$')},
      error: 'E_ENCODING',
    },
    {title: 'No delimiter', kind: 'error', args: {file: 'a,b', delimiter: ''}, error: 'E_FORMAT'},
    {
      title: 'A negative number of lines',
      kind: 'error',
      args: {file: 'a,b', skipRows: -1},
      error: 'E_RANGE',
    },
    {
      title: 'A row with 20,001 cells',
      kind: 'error',
      input: sample('row-too-wide.csv'),
      args: {file: expression('$')},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Readers/CSV/ReadObjects', role: 'alternative'},
    {function: 'Readers/CSV/DetectFormat', role: 'often used with'},
    {function: 'Writers/CSV/WriteRows', role: 'inverse'},
    {function: 'Readers/CSV/ReadFixedWidth', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'dataweave',
      name: 'read',
      differs: 'needs the format `application/csv` with `header=false`',
    },
    {tool: 'bloblang', name: 'parse_csv', differs: 'needs `parse_header_row: false`'},
    {tool: 'pandas', name: 'read_csv', differs: 'needs `header=None`, and guesses types'},
  ],
  tags: ['mapping', 'reader', 'csv', 'file', 'parse', 'table'],
  aliases:
    'parse CSV, Papa.parse, csv.reader, Csv.Document, text to columns, TSV, csv to array, tab separated, semicolon file, flat file, no heading, comma separated values, pipe delimited, quoted cells, title lines, leading zeros, strange characters, load CSV lines, CSV without header, raw CSV',
  limits: [textFileLimit, rowLimit],
  notes: [
    separatorNote,
    'All cells stay text, so `"007"` keeps its zeros. To convert cells, use `Number.Parse` or `Datetime.Parse`.',
    'Line breaks inside cells become `\\n`. A byte order mark is removed.',
    'Like browsers, this function reads `"iso-8859-1"` as `"windows-1252"`, which has a few more characters.',
    base64Note,
  ],
  run: ({file, delimiter, quote, encoding, skipRows}) => {
    if (skipRows < 0) {
      fail('E_RANGE', `Can’t skip ${skipRows} lines. Use 0 or more.`, 'skipRows');
    }
    const rows = parseCsv(textOf(file, encoding), {delimiter, quote, skipLines: skipRows});
    return rows.map(({cells}) => cells);
  },
});
