import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {dateSystems, serialOf} from './dateSystems';

export default defineMappingFunction({
  category: 'Excel',
  name: 'DateToSerial',
  summary: 'Turns a date or date-time into a serial number of Excel.',
  parameters: {
    value: {
      type: ['Date', 'LocalDateTime', 'DateTime'],
      data: true,
      description: 'the date; of a DateTime the clock reading counts, not its offset',
    },
    system: {
      type: 'Text',
      default: '1900',
      values: dateSystems,
      description: 'the date system of the workbook',
    },
  },
  returns: {
    type: 'Number',
    description: 'days since the start of the date system; the fraction is the time of day',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'A Date gives a whole number.',
  errors: [
    {code: 'E_RANGE', when: 'the date is before 1900-01-01, or before 1904-01-01 in that system'},
  ],
  examples: [
    {
      title: 'A date for a workbook',
      kind: 'typical',
      args: {value: expression('$.orderDate')},
      input: {orderDate: '2024-01-01'},
      result: 45292,
    },
    {
      title: 'With a time of day',
      kind: 'typical',
      args: {value: '2024-02-29T18:00:00'},
      result: 45351.75,
    },
    {
      title: 'In a workbook of 1904',
      kind: 'typical',
      args: {value: '2024-01-01', system: '1904'},
      result: 43830,
    },
    {
      title: 'The clock reading counts, not the moment',
      kind: 'edge',
      args: {value: '2024-02-29T18:00:00+09:00[Asia/Tokyo]'},
      result: 45351.75,
    },
    {title: 'The first day', kind: 'edge', args: {value: '1900-01-01'}, result: 1},
    {
      title: 'Excel counts a day too many in 1900',
      kind: 'edge',
      args: {value: '1900-03-01'},
      result: 61,
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {title: 'Before 1900', kind: 'error', args: {value: '1899-12-31'}, error: 'E_RANGE'},
  ],
  related: [
    {function: 'Excel/SerialToDate', role: 'inverse'},
    {function: 'Excel/FormatValue', role: 'often used with'},
  ],
  tags: ['mapping', 'excel', 'spreadsheet', 'date', 'datetime', 'conversion'],
  aliases: [
    'excel date',
    'ToOADate',
    'DATEVALUE',
    'OLE date',
    'date number',
    'days since 1900',
    'date to excel number',
    'real date cell',
    '1904 Mac',
    'sortable in spreadsheet',
    'numeric day count',
    'fraction of day',
    'convert to serial',
    'write dates for Excel',
  ],
  notes: [
    'The cell needs a date format to show the number as a date.',
    'A time is rounded to the millisecond, which is as exact as Excel is.',
  ],
  pure: true,
  run: ({value, system}) => serialOf(value, system),
});
