import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '../../language/errors';

export default defineMappingFunction({
  category: 'Excel',
  name: 'FormatValue',
  summary:
    'Writes a number or date as Excel shows it with a number-format code such as `#,##0.00`.',
  parameters: {
    value: {
      type: ['Number', 'Date', 'LocalDateTime', 'DateTime'],
      data: true,
      description:
        'the number, or the date by its clock reading; codes for dates take serial numbers too',
    },
    pattern: {
      type: 'Text',
      description: 'the number-format code, as in the cell format “Custom” of Excel',
    },
  },
  returns: {type: 'Text', description: 'the text that the cell would show'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty section hides the value: `0;;` gives empty text for a negative number.',
  errors: [
    {code: 'E_FORMAT', when: 'the code is empty, has an unknown part or mixes numbers with dates'},
    {
      code: 'E_RANGE',
      when: 'a code for dates gets a number that isn’t a date from 1900 to 9999, or no section fits',
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
      title: 'Leading zeros',
      kind: 'typical',
      args: {value: 7, pattern: '00000'},
      result: '00007',
    },
    {
      title: 'Rounded as on paper',
      kind: 'edge',
      args: {value: 1.005, pattern: '0.00 [$€-407]'},
      result: '1.01 €',
    },
    {
      title: 'Thousands by a condition',
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
      title: 'The day that only Excel knows',
      kind: 'edge',
      args: {value: 60, pattern: 'yyyy-mm-dd'},
      result: '1900-02-29',
    },
    {title: 'Null', kind: 'null', args: {value: null, pattern: '0.00'}, result: null},
    {
      title: 'Text without quotation marks',
      kind: 'error',
      args: {value: 5, pattern: '0.00 kg'},
      error: 'E_FORMAT',
    },
    {
      title: 'A date before 1900',
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
  tags: ['mapping', 'excel', 'spreadsheet', 'format', 'number'],
  aliases: [
    'TEXT',
    'NumberFormat',
    'numFmt',
    'custom format',
    'cell format',
    'FORMAT',
    'show as percentage',
    'format mask',
    'display like excel',
    'accounting style',
    'zero padded code',
    'negative in brackets',
    'rendered value',
    'thousands separator mask',
    'elapsed hours over 24',
    'same look as cell',
    'apply format code',
    'format like spreadsheet',
    'formatted display',
  ],
  limits: ['A format code has 255 characters at most.'],
  notes: [
    'The comma groups thousands and the full stop is the decimal point, as in the code itself, whatever the reader’s language. Names of months and days are English.',
    'Colours are dropped, since text has none. `_` with a character is a space, and `*` with a character, which fills a cell, is nothing.',
    '`m` is the month, or the minute after `h` and before `s`.',
  ],
  pure: true,
  run: async ({value, pattern}) => {
    const {chooseSection, parseCode} = await import('./formatCode');
    const {formatDate, isDateSection} = await import('./formatDate');
    const {formatNumber} = await import('./formatNumber');
    const {serialOf} = await import('./dateSystems');
    const sections = parseCode(pattern);
    const number = typeof value === 'number' ? value : serialOf(value);
    const chosen =
      chooseSection(sections, number) ??
      fail('E_RANGE', `No section of the format code is for ${number}.`, 'value');
    const {pieces} = chosen.section;
    if (isDateSection(pieces)) {
      return formatDate(pieces, number);
    }
    const {text, isZero} = formatNumber(pieces, Math.abs(number));
    return chosen.hasSign && !isZero && pieces.length > 0 ? `-${text}` : text;
  },
});
