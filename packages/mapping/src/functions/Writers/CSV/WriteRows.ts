import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {
  bomParameter,
  delimiterParameter,
  encodingParameter,
  escapeFormulasParameter,
  formatCsv,
} from '../../../formats/csv/formatCsv';
import {utf8} from '@documentation/base/internal/encodings/utf8';

export default defineMappingFunction({
  category: 'Writers/CSV',
  name: 'WriteRows',
  summary: 'Writes rows to a CSV file.',
  parameters: {
    rows: {type: 'List<List<Any>>', data: true, description: 'the rows, each a list of cells'},
    delimiter: delimiterParameter,
    lineEnd: {
      type: 'Text',
      default: 'crlf',
      values: {
        crlf: 'carriage return and line feed, as in the CSV standard',
        lf: 'line feed only, as on Unix',
      },
      description: 'the line ending',
    },
    quote: {
      type: 'Text',
      default: 'minimal',
      values: {
        minimal:
          'only cells that need quotes, such as those with a delimiter, a quote or a line break',
        all: 'all cells',
      },
      description: 'which cells to quote',
    },
    bom: bomParameter,
    escapeFormulas: escapeFormulasParameter,
    encoding: encodingParameter,
  },
  returns: {type: 'Binary', description: 'the file'},
  nullPolicy: 'skips',
  nullAndEmpty: 'Null in a row is written as an empty cell. An empty list returns an empty file.',
  errors: [
    {code: 'E_TYPE', when: 'a cell is a list, an object or Binary'},
    {
      code: 'E_FORMAT',
      when: 'the delimiter isn’t a single character, or is a quote or a line break',
    },
    {code: 'E_ENCODING', when: 'a character doesn’t exist in the encoding'},
  ],
  examples: [
    {
      title: 'Text, numbers and Booleans',
      kind: 'typical',
      args: {
        rows: [
          ['order', 'customer', 'total', 'paid'],
          [1001, 'Müller, Söhne GmbH', 1249.5, true],
          [1002, 'Café "Zur Post"', 89.9, false],
        ],
      },
      result: utf8(
        'order,customer,total,paid\r\n1001,"Müller, Söhne GmbH",1249.5,true\r\n1002,"Café ""Zur Post""",89.9,false\r\n',
      ),
    },
    {
      title: 'A file for German Excel',
      kind: 'typical',
      args: {
        rows: [
          ['Größe', 'Preis'],
          ['0,5 l', '1,99'],
        ],
        delimiter: ';',
        bom: true,
      },
      result: utf8('\ufeffGröße;Preis\r\n0,5 l;1,99\r\n'),
    },
    {
      title: 'All cells quoted, with Unix line endings',
      kind: 'typical',
      args: {
        rows: [
          ['sku', 'stock'],
          ['0042', 7],
        ],
        quote: 'all',
        lineEnd: 'lf',
      },
      result: utf8('"sku","stock"\n"0042","7"\n'),
    },
    {
      title: 'Escaped formulas',
      kind: 'edge',
      args: {rows: [['=HYPERLINK("http://evil.example")', '@cmd', -5]], escapeFormulas: true},
      result: utf8('"\'=HYPERLINK(""http://evil.example"")",\'@cmd,-5\r\n'),
    },
    {
      title: 'Formulas after a space, a line break or another separator',
      kind: 'edge',
      args: {rows: [[' =1+1', 'a\n@cmd', 'x;=1+1', ' plain']], escapeFormulas: true},
      result: utf8('\' =1+1,"a\n\'@cmd","x;\'=1+1", plain\r\n'),
    },
    {
      title: 'Rows with a single empty cell',
      kind: 'edge',
      args: {rows: [['a'], [''], ['b']]},
      result: utf8('a\r\n""\r\nb\r\n'),
    },
    {
      title: 'An older encoding',
      kind: 'edge',
      args: {rows: [['12,50 €', 'Köln']], delimiter: ';', encoding: 'windows-1252'},
      readBack: 'Readers.CSV.ReadRows(@, delimiter: ";", encoding: "windows-1252")',
      result: [['12,50 €', 'Köln']],
    },
    {
      title: 'ISO 8859-1',
      kind: 'edge',
      args: {rows: [['Genève', 'Zürich']], encoding: 'iso-8859-1'},
      readBack: 'Readers.CSV.ReadRows(@, encoding: "iso-8859-1")',
      result: [['Genève', 'Zürich']],
    },
    {
      title: 'UTF-16 with a byte order mark',
      kind: 'edge',
      args: {rows: [['名前', 'Łódź']], encoding: 'utf-16le', bom: true},
      readBack: 'Readers.CSV.ReadRows(@, encoding: "utf-16le")',
      result: [['名前', 'Łódź']],
    },
    {
      title: 'Null cells and rows',
      kind: 'null',
      args: {rows: [['a', null, 'c'], null, []]},
      result: utf8('a,,c\r\n\r\n'),
    },
    {title: 'Null instead of rows', kind: 'null', args: {rows: null}, result: null},
    {
      title: 'A list in a cell',
      kind: 'error',
      args: {rows: [['tags', ['a', 'b']]]},
      error: 'E_TYPE',
    },
    {
      title: 'Two delimiters',
      kind: 'error',
      args: {rows: [['a']], delimiter: '||'},
      error: 'E_FORMAT',
    },
    {
      title: 'A euro sign in ISO 8859-1',
      kind: 'error',
      args: {rows: [['12,50 €']], encoding: 'iso-8859-1'},
      error: 'E_ENCODING',
    },
  ],
  related: [
    {function: 'Writers/CSV/WriteObjects', role: 'alternative'},
    {function: 'Readers/CSV/ReadRows', role: 'inverse'},
  ],
  equivalents: [
    {tool: 'jq', name: '@csv', differs: 'quotes all text, and needs `--raw-output`'},
    {
      tool: 'dataweave',
      name: 'write',
      differs: 'needs the format `application/csv` with `header=false`',
    },
    {tool: 'pandas', name: 'to_csv', differs: 'needs `header=False` and `index=False`'},
  ],
  tags: ['mapping', 'writer', 'csv', 'file', 'format', 'table', 'encoding'],
  aliases:
    'Papa.unparse, csv.writer, rows to CSV, CSV injection, TSV, array to CSV, csv for excel, semicolon separated, comma separated file, tab delimited, CRLF, windows-1252, ANSI umlauts, quotes around values, no heading, pipe as separator, table to CSV, CSV without header, generate delimited file',
  notes: [
    'When Excel opens a CSV file, it drops leading zeros and turns text such as `3-4` into dates, even in quoted cells. To keep such values, write an Excel workbook instead.',
    'Set `escapeFormulas` if the cells contain data from untrusted sources and someone may open the file in a spreadsheet program. There, text that starts with `=`, `+`, `-` or `@` could run as a formula, even after spaces. So could text after a line break or another separator (`,`, `;`, `|` or a tab), if the program splits the file there: Excel uses a semicolon in many countries. Numbers, including negative ones, aren’t changed.',
    'Numbers are written with a decimal point and without an exponent. To use a different decimal separator, format the numbers with `Number.Format` first.',
  ],
  run: ({rows, delimiter, lineEnd, quote, bom, escapeFormulas, encoding}) =>
    formatCsv(
      rows,
      {
        delimiter,
        lineEnd: lineEnd === 'crlf' ? '\r\n' : '\n',
        quoteAll: quote === 'all',
        bom,
        escapeFormulas,
        encoding,
      },
      {
        parameter: 'rows',
        nameOfCell: (row, column) => `Cell ${column + 1} of row ${row + 1}`,
      },
    ),
});
