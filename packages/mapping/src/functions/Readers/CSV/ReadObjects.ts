import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {checkHeaderRow, columnsDescription, dateColumnNote} from '../columns';
import {base64Note, textFileLimit, textOf} from '../textFile';
import {csvObjects} from './csvObjects';
import {separatorNote} from '../../../formats/csv/dialect';
import {parseCsv, rowLimit} from '../../../formats/csv/parseCsv';

export default defineMappingFunction({
  category: 'Readers/CSV',
  name: 'ReadObjects',
  summary: 'Reads a CSV file as objects, with the headers as keys.',
  parameters: {
    file: {type: ['Binary', 'Text'], data: true, description: 'the file or its text'},
    delimiter: {
      type: 'Text',
      default: ',',
      description: 'the character between cells, such as `";"` or `"\\t"`',
    },
    headerRow: {
      type: 'Integer',
      default: 1,
      description: 'the number of the header row, counted from 1; rows above it are ignored',
    },
    columns: {type: 'Object', default: null, description: columnsDescription},
    encoding: {
      type: 'Text',
      default: 'utf-8',
      description: 'the file encoding, such as `"windows-1252"`; ignored if `file` is text',
    },
  },
  returns: {type: 'List<Object>', description: 'one object per row below the headers'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'An empty file returns an empty list. Blank lines below the headers are skipped, but a line with only `""` is a row. An empty cell is `""`, or null if its column has a type other than Text. Missing cells in short rows are null.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the file isn’t valid CSV, a header is empty, a row has more cells than the header row, or a cell doesn’t match its column type',
    },
    {code: 'E_DUPLICATE', when: 'two columns have the same name'},
    {code: 'E_PATH', when: '`columns` names a column that doesn’t exist'},
    {
      code: 'E_RANGE',
      when: 'the header row doesn’t exist, or a number in a typed column can’t be represented exactly',
    },
    {code: 'E_ENCODING', when: 'the encoding is unknown or doesn’t match the file'},
    {
      code: 'E_FORMAT',
      when: 'the delimiter isn’t a single character, or is a quote or a line break',
    },
    {code: 'E_TYPE', when: 'a rule in `columns` is invalid'},
    {code: 'E_LIMIT', when: 'the file or a row is too large'},
  ],
  examples: [
    {
      title: 'Orders with headers',
      kind: 'typical',
      args: {file: 'order,customer,zip\n1001,Müller GmbH,01067\n1002,Ada Lovelace,00184\n'},
      result: [
        {order: '1001', customer: 'Müller GmbH', zip: '01067'},
        {order: '1002', customer: 'Ada Lovelace', zip: '00184'},
      ],
    },
    {
      title: 'Types and names for some columns',
      kind: 'typical',
      input: sample('orders.csv'),
      args: {
        file: expression('$'),
        delimiter: ';',
        columns: {order: {type: 'Integer', name: 'id'}, total: {type: 'Number', decimal: ','}},
      },
      result: [
        {id: 1001, customer: 'Müller; Söhne GmbH', zip: '01067', total: 1249.5},
        {id: 1002, customer: 'Ada Lovelace', zip: '00184', total: 89.9},
        {id: 1003, customer: 'Café "Zur Post"', zip: '10115', total: 0},
      ],
    },
    {
      title: 'A line that names the delimiter',
      kind: 'edge',
      args: {file: 'sep=;\r\nsku;stock\r\nA-1;7\r\n'},
      result: [{sku: 'A-1', stock: '7'}],
    },
    {
      title: 'A blank line and an empty quoted cell',
      kind: 'edge',
      args: {file: 'note\nfirst\n\n""\nlast\n'},
      result: [{note: 'first'}, {note: ''}, {note: 'last'}],
    },
    {
      title: 'Headers in the third row',
      kind: 'edge',
      args: {file: 'March stock\n\nsku,stock\nA-1,7', headerRow: 3, columns: {stock: 'Integer'}},
      result: [{sku: 'A-1', stock: 7}],
    },
    {
      title: 'Empty cells and short rows',
      kind: 'edge',
      args: {file: 'sku,name,price,note\nA-1,,,\nA-2\n', columns: {price: 'Number'}},
      result: [
        {sku: 'A-1', name: '', price: null, note: ''},
        {sku: 'A-2', name: null, price: null, note: null},
      ],
    },
    {title: 'Null', kind: 'null', args: {file: null}, result: null},
    {
      title: 'A number in another format',
      kind: 'error',
      args: {file: 'total\n"1.249,50"', columns: {total: 'Number'}},
      error: 'E_PARSE',
    },
    {
      title: 'A row with too many cells',
      kind: 'error',
      args: {file: 'a,b\n1,2,3'},
      error: 'E_PARSE',
    },
    {title: 'Duplicate headers', kind: 'error', args: {file: 'a,a\n1,2'}, error: 'E_DUPLICATE'},
    {
      title: 'A column that doesn’t exist',
      kind: 'error',
      args: {file: 'Total\n5', columns: {total: 'Number'}},
      error: 'E_PATH',
    },
    {
      title: 'A header row beyond the end',
      kind: 'error',
      args: {file: 'a,b\n1,2', headerRow: 5},
      error: 'E_RANGE',
    },
    {
      title: 'The wrong encoding',
      kind: 'error',
      input: sample('customers.csv'),
      args: {file: expression('$')},
      error: 'E_ENCODING',
    },
    {
      title: 'UTF-16 instead of UTF-8',
      kind: 'error',
      input: Uint8Array.of(0x61, 0, 0x2c, 0, 0x62, 0),
      args: {file: expression('$')},
      error: 'E_ENCODING',
    },
    {
      title: 'Two delimiters',
      kind: 'error',
      args: {file: 'a;b', delimiter: ';,'},
      error: 'E_FORMAT',
    },
    {
      title: 'A type that doesn’t exist',
      kind: 'error',
      args: {file: 'total\n5', columns: {total: 'Decimal'}},
      error: 'E_TYPE',
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
    {function: 'Readers/CSV/ReadRows', role: 'alternative'},
    {function: 'Readers/CSV/DetectFormat', role: 'often used with'},
    {function: 'Writers/CSV/WriteObjects', role: 'inverse'},
    {function: 'Readers/XLSX/ReadObjects', role: 'alternative'},
    {function: 'Readers/CSV/ReadFixedWidth', role: 'alternative'},
  ],
  workflowFunctions: [
    'Parser/ParseCsv',
    'HTTPClient/DownloadFile',
    'HTTPServer/WebHandler',
    'Store/GetBlob',
  ],
  equivalents: [
    {tool: 'dataweave', name: 'read', differs: 'needs the format `application/csv`'},
    {
      tool: 'bloblang',
      name: 'parse_csv',
      differs: 'doesn’t recognise a delimiter line such as `sep=;`',
    },
    {tool: 'sql', name: 'COPY FROM', differs: 'writes rows to a table with the same columns'},
    {tool: 'pandas', name: 'read_csv', differs: 'guesses types, so `00184` becomes 184'},
  ],
  tags: ['mapping', 'reader', 'csv', 'file', 'parse', 'table', 'conversion'],
  aliases:
    'CSV to JSON, csv.DictReader, Table.PromoteHeaders, header row, csvtojson, load CSV file, csv with headers, read_csv, comma separated, flat file, semicolon export, umlauts broken, leading zeros disappear, column titles as fields, typed columns, ANSI encoding, convert csv file to json, csv column names, pd.read_csv, spreadsheet export',
  limits: [textFileLimit, rowLimit],
  notes: [
    separatorNote,
    'All values are text unless `columns` gives their column another type: Number, Integer, Boolean or Date.',
    dateColumnNote,
    'Spaces around headers are removed.',
    'The types Number and Integer reject numbers that can’t be represented exactly, such as `9007199254740993`. Leave such columns as text.',
    base64Note,
  ],
  run: ({file, delimiter, headerRow, columns, encoding}) => {
    checkHeaderRow(headerRow);
    const rows = parseCsv(textOf(file, encoding), {delimiter, quote: '"'});
    return csvObjects(rows, {headerRow, columns}, (error) => {
      throw error;
    });
  },
});
