import {defineMappingFunction} from '../../../defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {checkHeaderRow, columnsDescription} from '../columns';
import {textFileLimit, textOf} from '../textFile';
import {csvObjects} from './csvObjects';
import {parseCsv, rowLimit} from '../../../formats/csv/parseCsv';

export default defineMappingFunction({
  category: 'Readers/CSV',
  name: 'ReadObjects',
  summary: 'Reads a CSV file into objects, with the headers as keys.',
  parameters: {
    file: {type: ['Binary', 'Text'], data: true, description: 'the file, or its text'},
    delimiter: {
      type: 'Text',
      default: ',',
      description: 'the character between two cells, such as `";"` or `"\\t"`',
    },
    headerRow: {
      type: 'Integer',
      default: 1,
      description: 'the row with the headers, counted from 1; what stands above is left out',
    },
    columns: {type: 'Object', default: null, description: columnsDescription},
    encoding: {
      type: 'Text',
      default: 'utf-8',
      description: 'how the bytes stand for characters, such as `"windows-1252"`; text has none',
    },
  },
  returns: {type: 'List<Object>', description: 'an object for each row below the headers'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'An empty file gives an empty list, and blank lines are left out. An empty cell is `""`, or null when `columns` gives it a type other than Text. A cell that a short row lacks is null.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the CSV is broken, a header is empty, a row is longer than the headers, or a cell doesn’t fit its type',
    },
    {code: 'E_DUPLICATE', when: 'two columns have the same name'},
    {code: 'E_PATH', when: '`columns` names a column that isn’t there'},
    {code: 'E_RANGE', when: 'there is no such header row'},
    {code: 'E_ENCODING', when: 'the encoding isn’t known, or the bytes don’t fit it'},
    {code: 'E_FORMAT', when: 'the delimiter isn’t one character'},
    {code: 'E_TYPE', when: 'a rule in `columns` isn’t known'},
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
      title: 'Headers in the third row',
      kind: 'edge',
      args: {file: 'Stock of March\n\nsku,stock\nA-1,7', headerRow: 3, columns: {stock: 'Integer'}},
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
    {title: 'A row that is too long', kind: 'error', args: {file: 'a,b\n1,2,3'}, error: 'E_PARSE'},
    {title: 'The same header twice', kind: 'error', args: {file: 'a,a\n1,2'}, error: 'E_DUPLICATE'},
    {
      title: 'A column that isn’t there',
      kind: 'error',
      args: {file: 'Total\n5', columns: {total: 'Number'}},
      error: 'E_PATH',
    },
    {
      title: 'A header row past the end',
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
  ],
  workflowFunctions: [
    'Parser/ParseCsv',
    'HTTPClient/DownloadFile',
    'HTTPServer/WebHandler',
    'Store/GetBlob',
  ],
  tags: ['mapping', 'reader', 'csv', 'file', 'parse', 'table', 'conversion'],
  aliases: [
    'CSV to JSON',
    'csv.DictReader',
    'Table.PromoteHeaders',
    'header row',
    'csvtojson',
    'load CSV file',
    'csv with headers',
    'read_csv',
    'comma separated',
    'flat file',
    'semicolon export',
    'umlauts broken',
    'leading zeros disappear',
    'column titles as fields',
    'typed columns',
    'ANSI encoding',
    'convert csv file to json',
    'csv column names',
    'pd.read_csv',
    'spreadsheet export',
  ],
  limits: [textFileLimit, rowLimit],
  notes: [
    'Only columns with a type in `columns` change: the types are Text, Number, Integer, Boolean and Date. All others stay text.',
    'Spaces round a header are removed.',
    'A number past 2^53 would lose digits, so it fails as Number. Leave it text.',
  ],
  pure: true,
  run: ({file, delimiter, headerRow, columns, encoding}) => {
    checkHeaderRow(headerRow);
    const rows = parseCsv(textOf(file, encoding), {delimiter, quote: '"'});
    return csvObjects(rows, {headerRow, columns}, (error) => {
      throw error;
    });
  },
});
