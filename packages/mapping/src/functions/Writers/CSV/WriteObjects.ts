import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {cellLimit} from '../../../formats/spreadsheets/tableSize';
import {tableOf, unionOfKeys} from '../unionOfKeys';
import {
  bomParameter,
  delimiterParameter,
  encodingParameter,
  escapeFormulasParameter,
  formatCsv,
} from '../../../formats/csv/formatCsv';
import {quote} from '@documentation/base/internal/values/quote';

export default defineMappingFunction({
  category: 'Writers/CSV',
  name: 'WriteObjects',
  summary: 'Writes objects to a CSV file, with their keys as headers.',
  parameters: {
    list: {type: 'List<Object>', data: true, description: 'the objects, one per row'},
    columns: {
      type: 'List<Text>',
      default: null,
      description: 'the keys to write, in order, or null for all keys in order of appearance',
    },
    header: {
      type: 'Boolean',
      default: true,
      description: 'whether to write the keys as the first row',
    },
    delimiter: delimiterParameter,
    bom: bomParameter,
    escapeFormulas: escapeFormulasParameter,
    encoding: encodingParameter,
  },
  returns: {type: 'Binary', description: 'the file'},
  nullPolicy: 'skips',
  nullAndEmpty:
    'Null values and missing keys are written as empty cells. An empty list returns a file with only the headers in `columns`, or an empty file if `columns` isn’t set or `header` is false.',
  errors: [
    {code: 'E_TYPE', when: 'a value is a list, an object or Binary'},
    {
      code: 'E_FORMAT',
      when: 'the delimiter isn’t a single character, or is a quote or a line break',
    },
    {code: 'E_ENCODING', when: 'a character doesn’t exist in the encoding'},
    {code: 'E_LIMIT', when: 'the table would have too many cells'},
  ],
  examples: [
    {
      title: 'Orders',
      kind: 'typical',
      args: {
        list: [
          {order: 1001, customer: 'Müller, Söhne GmbH', zip: '01067'},
          {order: 1002, customer: 'Ada Lovelace', zip: '00184'},
        ],
      },
      result: utf8(
        'order,customer,zip\r\n1001,"Müller, Söhne GmbH",01067\r\n1002,Ada Lovelace,00184\r\n',
      ),
    },
    {
      title: 'Some columns, in another order',
      kind: 'typical',
      args: {
        list: [{order: 1001, customer: 'Ada Lovelace', zip: '00184'}],
        columns: ['customer', 'order'],
        delimiter: ';',
        bom: true,
      },
      result: utf8('\ufeffcustomer;order\r\nAda Lovelace;1001\r\n'),
    },
    {
      title: 'Objects with different keys',
      kind: 'edge',
      args: {
        list: [
          {sku: '0042', stock: 7},
          {sku: '0043', note: '=gone'},
        ],
        header: false,
        escapeFormulas: true,
      },
      result: utf8("0042,7,\r\n0043,,'=gone\r\n"),
    },
    {
      title: 'Empty text in the only column',
      kind: 'edge',
      args: {list: [{note: 'first'}, {note: ''}, {note: 'last'}]},
      readBack: 'Readers.CSV.ReadObjects(@)',
      result: [{note: 'first'}, {note: ''}, {note: 'last'}],
    },
    {
      title: 'An empty list with headers',
      kind: 'edge',
      args: {list: [], columns: ['sku', 'stock']},
      result: utf8('sku,stock\r\n'),
    },
    {
      title: 'An older encoding',
      kind: 'edge',
      args: {list: [{city: 'Köln', due: '5 €'}], encoding: 'windows-1252'},
      readBack: 'Readers.CSV.ReadObjects(@, encoding: "windows-1252")',
      result: [{city: 'Köln', due: '5 €'}],
    },
    {
      title: 'ISO 8859-1',
      kind: 'edge',
      args: {list: [{city: 'Genève'}], encoding: 'iso-8859-1'},
      readBack: 'Readers.CSV.ReadObjects(@, encoding: "iso-8859-1")',
      result: [{city: 'Genève'}],
    },
    {
      title: 'UTF-16',
      kind: 'edge',
      args: {list: [{city: 'Łódź'}], encoding: 'utf-16le'},
      readBack: 'Readers.CSV.ReadObjects(@, encoding: "utf-16le")',
      result: [{city: 'Łódź'}],
    },
    {
      title: 'Null values',
      kind: 'null',
      args: {list: [{sku: '0042', stock: null}, null]},
      result: utf8('sku,stock\r\n0042,\r\n'),
    },
    {title: 'Null instead of a list', kind: 'null', args: {list: null}, result: null},
    {
      title: 'An object in a cell',
      kind: 'error',
      args: {list: [{order: 1001, customer: {name: 'Ada'}}]},
      error: 'E_TYPE',
    },
    {
      title: 'No delimiter',
      kind: 'error',
      args: {list: [{sku: '0042'}], delimiter: ''},
      error: 'E_FORMAT',
    },
    {
      title: 'A character that the encoding lacks',
      kind: 'error',
      args: {list: [{city: 'Łódź'}], encoding: 'windows-1252'},
      error: 'E_ENCODING',
    },
    {
      title: 'A table with 5,004,501 cells',
      kind: 'error',
      args: {
        list: expression('List.Map(Text.Split(Text.Pad("", 2500, ","), ","), {"sku": @})'),
        columns: expression('Text.Split(Text.Pad("", 2000, ","), ",")'),
      },
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Writers/CSV/WriteRows', role: 'alternative'},
    {function: 'Readers/CSV/ReadObjects', role: 'inverse'},
    {function: 'Writers/XLSX/WriteSheet', role: 'alternative'},
  ],
  workflowFunctions: [
    'Google/BigQueryLoadFile',
    'HTTPClient/UploadFile',
    'HTTPServer/RespondFile',
    'Store/PutBlob',
  ],
  equivalents: [
    {tool: 'dataweave', name: 'write', differs: 'needs the format `application/csv`'},
    {tool: 'sql', name: 'COPY TO', differs: 'writes the rows of a table or query'},
    {
      tool: 'pandas',
      name: 'to_csv',
      differs: 'adds a column with row numbers, unless `index=False`',
    },
  ],
  tags: ['mapping', 'writer', 'csv', 'file', 'format', 'table'],
  aliases:
    'JSON to CSV, csv.DictWriter, json2csv, Papa.unparse, export CSV, create csv file, save as csv, download as csv, comma delimited, semicolon for German Excel, umlauts broken in Excel, flat file, column order, formula injection, report for colleagues, dump table, generate CSV, convert json to csv, to_csv',
  limits: [cellLimit],
  notes: [
    'Each line ends with a carriage return and a line feed, as in the CSV standard. For line feeds only, use `Writers.CSV.WriteRows`.',
    'Cells can’t contain objects or lists. Select or join their values first.',
    'Excel drops leading zeros when it opens a CSV file. To keep them, write an Excel workbook instead.',
    'Set `escapeFormulas` if the values come from untrusted sources and someone may open the file in a spreadsheet program.',
  ],
  run: ({list, columns, header, ...format}) => {
    const keys = columns ?? unionOfKeys(list);
    const headers = header && keys.length > 0 ? [keys] : [];
    const rows = tableOf(list, keys, 'list');
    return formatCsv([...headers, ...rows], format, {
      parameter: 'list',
      nameOfCell: (row, column) =>
        `The value of ${quote(keys[column]!)} in object ${row - headers.length + 1}`,
    });
  },
});
