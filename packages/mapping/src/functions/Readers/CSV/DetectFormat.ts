import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {sample} from '../../../examples/sample';
import {fail} from '@documentation/base/internal/values/errors';
import {guessFormat} from './guessFormat';
import {EXAMINED_CHARACTERS} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

export default defineMappingFunction({
  category: 'Readers/CSV',
  name: 'DetectFormat',
  summary:
    'Detects the delimiter, quote character, encoding, header and decimal separator of a CSV file.',
  parameters: {
    file: {type: ['Binary', 'Text'], data: true, description: 'the file or its text'},
    sampleRows: {
      type: 'Integer',
      default: 20,
      description: 'how many rows to examine at the start of the file',
    },
  },
  returns: {
    type: 'Object',
    description:
      'an object with `delimiter`, `quote`, `encoding` (null if `file` is text), `header` (whether the first row is a header), `decimal` (the decimal separator, or null if it can’t be determined) and `confidence` (from 0 to 1)',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty file fails with `E_PARSE`.',
  errors: [
    {code: 'E_PARSE', when: 'the file is empty or isn’t a text file'},
    {
      code: 'E_ENCODING',
      when: 'the file has a byte order mark or is in UTF-16, but contains bytes that aren’t valid in that encoding',
    },
    {code: 'E_RANGE', when: '`sampleRows` is less than 1'},
  ],
  examples: [
    {
      title: 'A German export',
      kind: 'typical',
      input: sample('orders.csv'),
      args: {file: expression('$')},
      result: {
        delimiter: ';',
        quote: '"',
        encoding: 'utf-8',
        header: true,
        decimal: ',',
        confidence: 1,
      },
    },
    {
      title: 'An older encoding',
      kind: 'typical',
      input: sample('customers.csv'),
      args: {file: expression('$')},
      result: {
        delimiter: ',',
        quote: '"',
        encoding: 'windows-1252',
        header: true,
        decimal: null,
        confidence: 1,
      },
    },
    {
      title: 'A line that names the delimiter',
      kind: 'edge',
      args: {file: 'sep=;\r\nsku;price\r\nA-1;12,50\r\n'},
      result: {
        delimiter: ';',
        quote: '"',
        encoding: null,
        header: true,
        decimal: ',',
        confidence: 1,
      },
    },
    {
      title: 'UTF-16 without a byte order mark',
      kind: 'edge',
      input: Uint8Array.from('i\0d\0;\0a\0\n\x007\0;\0b\0', (byte) => byte.charCodeAt(0)),
      args: {file: expression('$')},
      result: {
        delimiter: ';',
        quote: '"',
        encoding: 'utf-16le',
        header: true,
        decimal: null,
        confidence: 1,
      },
    },
    {
      title: 'Two possible delimiters',
      kind: 'edge',
      args: {file: '1,5;2,5\n3,5;4,5\n'},
      result: {
        delimiter: ';',
        quote: '"',
        encoding: null,
        header: false,
        decimal: ',',
        confidence: 0.5,
      },
    },
    {
      title: 'One column',
      kind: 'edge',
      args: {file: 'email\nada@example.com\n', sampleRows: 5},
      result: {
        delimiter: ',',
        quote: '"',
        encoding: null,
        header: true,
        decimal: null,
        confidence: 0,
      },
    },
    {title: 'Null', kind: 'null', args: {file: null}, result: null},
    {
      title: 'A workbook',
      kind: 'error',
      input: sample('orders.xlsx'),
      args: {file: expression('$')},
      error: 'E_PARSE',
    },
    {
      title: 'Half a character in UTF-16',
      kind: 'error',
      input: Uint8Array.of(0xff, 0xfe, 0x00, 0xd8, 0x2c, 0x00),
      args: {file: expression('$')},
      error: 'E_ENCODING',
    },
    {
      title: 'No rows to examine',
      kind: 'error',
      args: {file: 'a,b', sampleRows: 0},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Readers/CSV/ReadRows', role: 'often used with'},
    {function: 'Readers/CSV/ReadObjects', role: 'often used with'},
  ],
  workflowFunctions: ['Parser/ParseCsv'],
  equivalents: [
    {
      tool: 'pandas',
      name: 'read_csv',
      differs: 'with `sep=None`, detects only the delimiter while reading',
    },
  ],
  tags: ['mapping', 'reader', 'csv', 'file', 'validation', 'encoding'],
  aliases:
    'csv.Sniffer, guess delimiter, detect encoding, chardet, CSV dialect, which separator, semicolon or comma, unknown csv, sniff dialect, autodetect, which charset, UTF-8 or ANSI, garbled umlauts, everything in one column, inspect file, find out separator, auto detect CSV, identify encoding, determine delimiter, wrong encoding, weird characters, guess how a CSV file is written',
  limits: [
    `Only the first ${grouped(EXAMINED_CHARACTERS)} characters are examined, but the encoding is detected from the whole file.`,
  ],
  notes: [
    'The result is a guess to help you set up a mapping. In the mapping itself, set the format explicitly, so a file in another format fails instead of being misread.',
    'The confidence is the share of examined rows that have the most common number of cells. It is halved if another delimiter matches equally well, and is 0 if no delimiter was found. It is 1 if the file starts with a line such as `sep=;`, which Excel understands.',
  ],
  run: ({file, sampleRows}) => {
    if (sampleRows < 1) {
      fail('E_RANGE', `Can’t examine ${sampleRows} rows. Use 1 or more.`, 'sampleRows');
    }
    return {...guessFormat(file, sampleRows)};
  },
});
