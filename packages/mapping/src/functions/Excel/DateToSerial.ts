import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {dateSystems, serialOf} from './dateSystems';

export default defineMappingFunction({
  category: 'Excel',
  name: 'DateToSerial',
  summary: 'Converts a date, date-time or time to an Excel serial number.',
  parameters: {
    value: {
      type: ['Date', 'LocalDateTime', 'DateTime', 'Time'],
      data: true,
      description: 'the date or time to convert (the offset of a DateTime is ignored)',
    },
    system: {
      type: 'Text',
      default: '1900',
      values: dateSystems,
      description: 'the workbook’s date system',
    },
  },
  returns: {
    type: 'Number',
    description: 'days since day 0 of the date system, with the time of day as a fraction',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'For a Date, the result is a whole number. For a Time, it is from 0 to 1.',
  errors: [
    {
      code: 'E_RANGE',
      when: 'the date is before 1900-01-01, or before 1904-01-01 in the 1904 system',
    },
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
      title: 'In the 1904 date system',
      kind: 'typical',
      args: {value: '2024-01-01', system: '1904'},
      result: 43830,
    },
    {
      title: 'A DateTime with an offset',
      kind: 'edge',
      args: {value: '2024-02-29T18:00:00+09:00[Asia/Tokyo]'},
      result: 45351.75,
    },
    {
      title: 'A moment in UTC with a zone',
      kind: 'edge',
      args: {value: '2024-02-29T09:00:00Z[Asia/Tokyo]'},
      result: 45351.75,
    },
    {title: 'A time of day', kind: 'edge', args: {value: '18:00:00'}, result: 0.75},
    {
      title: 'The first day of the 1900 system',
      kind: 'edge',
      args: {value: '1900-01-01'},
      result: 1,
    },
    {
      title: '1 March 1900',
      kind: 'edge',
      args: {value: '1900-03-01'},
      result: 61,
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {title: 'Before 1900', kind: 'error', args: {value: '1899-12-31'}, error: 'E_RANGE'},
    {
      title: 'An offset that the zone doesn’t have',
      kind: 'error',
      args: {value: '2024-01-15T09:30:00+02:00[Europe/Berlin]'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Excel/SerialToDate', role: 'inverse'},
    {function: 'Excel/FormatValue', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'DATEVALUE',
      differs: 'drops the time, and parses text according to the computer’s region',
    },
  ],
  tags: ['mapping', 'excel', 'spreadsheet', 'date', 'datetime', 'conversion'],
  aliases:
    'excel date, ToOADate, DATEVALUE, OLE date, date number, days since 1900, date to excel number, real date cell, 1904 Mac, sortable in spreadsheet, numeric day count, fraction of day, convert to serial, write dates for Excel',
  notes: [
    'Excel shows the number as a date only if the cell has a date format.',
    'For a DateTime, the result represents the clock time in its own zone or offset.',
    'Times are rounded to the millisecond, which is Excel’s precision.',
  ],
  run: ({value, system}) => serialOf(value, system),
});
