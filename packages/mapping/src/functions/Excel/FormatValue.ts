import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {dateCodes, numberCodes} from './formatCodes';
import {NUMBER_FORMAT_CHARACTERS} from '@documentation/base/internal/limits/values/values';

export default defineMappingFunction({
  category: 'Excel',
  name: 'FormatValue',
  summary: 'Formats a number, date or time with an Excel number-format code such as `#,##0.00`.',
  parameters: {
    value: {
      type: ['Number', 'Date', 'LocalDateTime', 'DateTime', 'Time'],
      data: true,
      description:
        'the number, serial number, date or time to format (the offset of a DateTime is ignored)',
    },
    pattern: {
      type: 'Text',
      description: 'the number-format code, as in Excel’s custom formats',
    },
  },
  returns: {type: 'Text', description: 'the text that Excel would show in the cell'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty section hides the value: `0;;` returns empty text for a negative number.',
  errors: [
    {
      code: 'E_FORMAT',
      when: 'the code is empty, too long or invalid, or a section mixes numbers with dates',
    },
    {
      code: 'E_RANGE',
      when: 'a date isn’t between 1900 and 9999, a number is too large for a fraction, or no section applies',
    },
  ],
  examples: [
    {
      title: 'An amount with two decimals',
      kind: 'typical',
      args: {value: expression('$.total'), pattern: '#,##0.00'},
      input: {total: 1234567.891},
      result: '1,234,567.89',
    },
    {
      title: 'A section for negative numbers',
      kind: 'typical',
      args: {value: -1234.5, pattern: '#,##0.00;[Red](#,##0.00)'},
      result: '(1,234.50)',
    },
    {
      title: 'A percentage',
      kind: 'typical',
      args: {value: 0.285, pattern: '0%'},
      result: '29%',
    },
    {
      title: 'A date',
      kind: 'typical',
      args: {value: '2024-02-29', pattern: 'ddd, d mmm yyyy'},
      result: 'Thu, 29 Feb 2024',
    },
    {
      title: 'A serial number',
      kind: 'typical',
      args: {value: 45351.75, pattern: 'dd/mm/yyyy h:mm AM/PM'},
      result: '29/02/2024 6:00 PM',
    },
    {
      title: 'A time of day',
      kind: 'typical',
      args: {value: '18:05:00', pattern: 'h:mm AM/PM'},
      result: '6:05 PM',
    },
    {
      title: 'A serial number as a time',
      kind: 'edge',
      args: {value: 0.75, pattern: 'hh:mm:ss'},
      result: '18:00:00',
    },
    {
      title: 'Leading zeros',
      kind: 'typical',
      args: {value: 7, pattern: '00000'},
      result: '00007',
    },
    {
      title: 'Exact decimal rounding',
      kind: 'edge',
      args: {value: 1.005, pattern: '0.00 [$€-407]'},
      result: '1.01 €',
    },
    {
      title: 'A condition for thousands',
      kind: 'edge',
      args: {value: 12345, pattern: '[>=1000]0.0,"k";0'},
      result: '12.3k',
    },
    {
      title: 'More than 24 hours',
      kind: 'edge',
      args: {value: 1.5, pattern: '[h]:mm'},
      result: '36:00',
    },
    {
      title: 'A fraction',
      kind: 'edge',
      args: {value: 2.75, pattern: '# ?/?'},
      result: '2 3/4',
    },
    {
      title: '29 February 1900, which exists only in Excel',
      kind: 'edge',
      args: {value: 60, pattern: 'yyyy-mm-dd'},
      result: '1900-02-29',
    },
    {title: 'Null', kind: 'null', args: {value: null, pattern: '0.00'}, result: null},
    {
      title: 'Text without quotes',
      kind: 'error',
      args: {value: 5, pattern: '0.00 kg'},
      error: 'E_FORMAT',
    },
    {
      title: 'A negative serial number',
      kind: 'error',
      args: {value: -1, pattern: 'yyyy-mm-dd'},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Datetime/Format', role: 'alternative'},
    {function: 'Excel/SerialToDate', role: 'often used with'},
    {function: 'Excel/DateToSerial', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'TEXT', differs: 'uses the separators of the computer’s region'},
  ],
  tags: ['mapping', 'excel', 'spreadsheet', 'format', 'number'],
  aliases:
    'TEXT, NumberFormat, numFmt, custom format, cell format, FORMAT, show as percentage, format mask, display like excel, accounting style, zero padded code, negative in brackets, rendered value, thousands separator mask, elapsed hours over 24, same look as cell, apply format code, format like spreadsheet, formatted display, write as Excel shows it',
  limits: [`A format code can have at most ${NUMBER_FORMAT_CHARACTERS} characters.`],
  syntax: [numberCodes, dateCodes],
  notes: [
    'The thousands separator is always a comma, and the decimal separator is always a full stop. Month and day names are in English.',
    '`_` and the character after it become one space. `*` and the character after it, which fill a cell in Excel, are left out.',
    'Some codes that Excel accepts fail with `E_FORMAT`: years of an era (`e`), spaces in a condition (`[< 10]`), and text between the digits of a fraction or before the digits of an exponent (`0"x"/0`, `0E+"x"0`).',
    'Where Excel falls back on the General format, because no condition applies, the function fails with `E_RANGE`. So do negative dates and durations, which Excel shows only in the 1904 date system.',
    'Only parts in brackets are totals: in `[s] "=" h:mm:ss`, the second part is a time of day. `m` after `s` is a month, unless it also follows `h`.',
  ],
  load: async () => ({
    ...(await import('../../formats/spreadsheets/numberFormats/formatByCode')),
    ...(await import('./dateSystems')),
  }),
  run: ({value, pattern}, _context, {formatByCode, serialOf}) =>
    formatByCode(pattern, typeof value === 'number' ? value : serialOf(value)),
});
