import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {
  columnsDescription,
  dateColumnNote,
} from '@documentation/mapping/internal/functions/Readers/columns';
import {rowLimit} from '@documentation/mapping/internal/formats/csv/parseCsv';
import {textFileLimit} from '@documentation/mapping/internal/functions/Readers/textFile';
import {fileBytes} from '../../language/fileBytes';
import {file, object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import type {Value} from '@documentation/base/internal/values/types';
import type {JsonObject} from '@documentation/base/internal/values/json';
import {columnRules} from './columnRules';

export default defineWorkflowFunction({
  category: 'Parser',
  name: 'ParseCsv',
  summary: 'Reads a CSV file into rows with named, typed fields, and can skip or report bad rows.',
  kind: 'action',
  configuration: object({
    delimiter: {
      type: 'string',
      pattern: '^[^"\\r\\n]$',
      default: ',',
      description: 'the character between cells, such as `";"` or `"\\t"`',
    },
    headerRow: {
      type: 'integer',
      minimum: 1,
      default: 1,
      description: 'the row with the headers, counted from 1; rows above it are ignored',
    },
    headers: {
      type: 'array',
      items: {type: 'string'},
      minItems: 1,
      description: 'the column names, for a file without a header row',
    },
    encoding: {
      type: 'string',
      default: 'utf-8',
      description: 'the character encoding, such as `"windows-1252"`',
    },
    columns: {...columnRules, description: columnsDescription},
    onRowError: {
      ...oneOf({
        fail: 'the step fails',
        skip: 'the row is skipped',
        collect: 'the row is skipped, and `errors` says why',
      }),
      default: 'fail',
      description:
        'what happens if a row has too many cells, or a cell that doesn’t match the column type',
    },
  }),
  input: object({file: {...file, description: 'the CSV file'}}, ['file']),
  output: object(
    {
      rows: {
        type: 'array',
        items: {type: 'object'},
        description: 'one object per row, with the headers as keys',
      },
      rowCount: {type: 'integer', description: 'how many rows are in `rows`'},
      errors: {
        type: 'array',
        description: 'one error for each skipped row; empty unless `onRowError` is `"collect"`',
        items: object(
          {
            line: {type: 'integer', description: 'the line in the file, counted from 1'},
            code: {type: 'string', description: 'the error code'},
            message: {type: 'string', description: 'what is wrong'},
          },
          ['line', 'code', 'message'],
        ),
      },
    },
    ['rows', 'rowCount', 'errors'],
  ),
  credentials: [],
  errors: [
    {
      code: 'E_PARSE',
      when: 'a closing quote is missing or followed by text, a header is empty, or a row is bad and `onRowError` is `"fail"`',
    },
    {code: 'E_ENCODING', when: '`encoding` is unknown or doesn’t match the file'},
    {code: 'E_PATH', when: '`columns` names a column that doesn’t exist'},
    {code: 'E_DUPLICATE', when: 'two columns have the same name'},
    {
      code: 'E_RANGE',
      when: 'the file has fewer rows than `headerRow`, or a number in a typed column can’t be represented exactly',
    },
    {code: 'E_LIMIT', when: 'the file or a row exceeds a limit'},
  ],
  examples: [
    {
      title: 'A German export',
      note: 'Semicolons separate the cells, and the decimal separator is a comma. The ZIP code has no type, so it keeps its leading zero.',
      configuration: {
        delimiter: ';',
        columns: {order: {type: 'Integer', name: 'id'}, total: {type: 'Number', decimal: ','}},
      },
      input: {file: {sample: 'orders.csv'}},
      output: {
        rows: [
          {id: 1001, customer: 'Müller; Söhne GmbH', zip: '01067', total: 1249.5},
          {id: 1002, customer: 'Ada Lovelace', zip: '00184', total: 89.9},
          {id: 1003, customer: 'Café "Zur Post"', zip: '10115', total: 0},
        ],
        rowCount: 3,
        errors: [],
      },
    },
    {
      title: 'Bad rows reported with line numbers',
      note: 'Two of the four rows are good. The others are listed with their line numbers, so you can correct the file.',
      configuration: {columns: {stock: 'Integer', price: 'Number'}, onRowError: 'collect'},
      input: {file: {sample: 'stock-with-errors.csv'}},
      output: {
        rows: [
          {sku: 'A-1', stock: 7, price: 19.9},
          {sku: 'A-4', stock: 12, price: 0.99},
        ],
        rowCount: 2,
        errors: [
          {
            line: 3,
            code: 'E_PARSE',
            message:
              'Line 3, column "stock": "many" can’t be read as a whole number. Correct the cell, or change the column rule.',
          },
          {
            line: 4,
            code: 'E_PARSE',
            message:
              'Line 4 has 4 cells, but the header has 3. Check the delimiter and `headerRow`.',
          },
        ],
      },
    },
    {
      title: 'A tab-separated file without a header row',
      configuration: {
        delimiter: '\t',
        headers: ['sku', 'stock', 'price'],
        columns: {stock: 'Integer'},
      },
      input: {file: {sample: 'stock-without-headers.tsv'}},
      output: {
        rows: [
          {sku: 'A-1', stock: 7, price: '19.90'},
          {sku: 'A-4', stock: 12, price: '0.99'},
        ],
        rowCount: 2,
        errors: [],
      },
    },
    {
      title: 'A legacy encoding',
      configuration: {encoding: 'windows-1252'},
      input: {file: {sample: 'customers.csv'}},
      output: {
        rows: [
          {name: 'Jürgen Groß', city: 'Köln', balance: '12.50 €'},
          {name: 'Zoë Brûlé', city: 'Genève', balance: '0.00 €'},
        ],
        rowCount: 2,
        errors: [],
      },
    },
    {
      title: 'A bad row that makes the step fail',
      configuration: {columns: {stock: 'Integer'}},
      input: {file: {sample: 'stock-with-errors.csv'}},
      error: 'E_PARSE',
    },
    {
      title: 'The wrong encoding',
      configuration: {},
      input: {file: {sample: 'customers.csv'}},
      error: 'E_ENCODING',
    },
    {
      title: 'A column that doesn’t exist',
      configuration: {delimiter: ';', columns: {Total: 'Number'}},
      input: {file: {sample: 'orders.csv'}},
      error: 'E_PATH',
    },
    {
      title: 'Two columns with the same name',
      configuration: {delimiter: ';', columns: {zip: {name: 'customer'}}},
      input: {file: {sample: 'orders.csv'}},
      error: 'E_DUPLICATE',
    },
    {
      title: 'A header row past the end of the file',
      configuration: {delimiter: ';', headerRow: 9},
      input: {file: {sample: 'orders.csv'}},
      error: 'E_RANGE',
    },
    {
      title: 'A row with 20,001 cells',
      configuration: {},
      input: {file: {sample: 'row-too-wide.csv'}},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Parser/ParseXlsx', role: 'alternative'},
    {function: 'JSON/SplitItems', role: 'often used with'},
    {function: 'HTTPClient/DownloadFile', role: 'often used with'},
    {function: 'Store/GetBlob', role: 'often used with'},
    {function: 'JSON/RunMapping', role: 'often used with'},
  ],
  mappingFunctions: ['Readers/CSV/ReadObjects', 'Readers/CSV/DetectFormat', 'Number/Parse'],
  tags: ['workflow', 'parse', 'file', 'csv', 'stream', 'table', 'error-handling'],
  aliases:
    'CSV to JSON, Extract from File, Parse CSV, Papa.parse, import CSV, TSV, semicolon file, read uploaded csv, skip broken rows, comma separated, flat file, supplier export, umlauts broken, leading zeros disappear, invalid lines, column types, load CSV, convert CSV, text file to records, delimiter, spreadsheet export, parse uploaded list, header line, large CSV, tFileInputDelimited, set bad rows aside',
  limits: [textFileLimit, rowLimit],
  notes: [
    'Cells are returned as text unless `columns` sets another type: Number, Integer, Boolean or Date. Types aren’t guessed, so `"007"` keeps its zeros.',
    dateColumnNote,
    'An empty cell is `""`, or null if its column has a type other than Text. A row with fewer cells than the header isn’t an error: its missing cells are null. Blank lines are skipped.',
    'With `onRowError` set to `"collect"`, `errors` lists rows with too many cells (`E_PARSE`), cells that don’t match their column type (`E_PARSE`) and numbers that can’t be represented exactly (`E_RANGE`). Each row is listed once, with its first error.',
    'An unclosed quote makes the step fail, regardless of `onRowError`, because the step can’t tell where the row ends.',
  ],
  async run({configuration, input}) {
    const {delimiter, headerRow, headers, encoding, columns = null, onRowError} = configuration;
    const [{textOf}, {parseCsv}, {csvObjects}] = await Promise.all([
      import('@documentation/mapping/internal/functions/Readers/textFile'),
      import('@documentation/mapping/internal/formats/csv/parseCsv'),
      import('@documentation/mapping/internal/functions/Readers/CSV/csvObjects'),
    ]);
    const table = parseCsv(textOf(fileBytes(input.file, 'file'), encoding), {
      delimiter,
      quote: '"',
    });
    const errors: {line: number; code: string; message: string}[] = [];
    const rules = columns as Readonly<Record<string, Value>> | null;
    const rows = csvObjects(table, {headerRow, headers, columns: rules}, (error, line) => {
      if (onRowError === 'fail') {
        throw error;
      }
      if (onRowError === 'collect') {
        errors.push({line, code: error.code, message: error.message});
      }
    });
    return {rows: rows as JsonObject[], rowCount: rows.length, errors};
  },
});
