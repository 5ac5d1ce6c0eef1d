import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {dateSystems, dateTimeOf} from './dateSystems';

export default defineMappingFunction({
  category: 'Excel',
  name: 'SerialToDate',
  summary: 'Converts an Excel serial number to a date and time without a time zone.',
  parameters: {
    serial: {
      type: 'Number',
      data: true,
      description: 'days since day 0 of the date system, with the time of day as a fraction',
    },
    system: {
      type: 'Text',
      default: '1900',
      values: dateSystems,
      description: 'the workbook’s date system',
    },
  },
  returns: {
    type: 'LocalDateTime',
    description: 'the date and time, to the millisecond (midnight for a whole number)',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'In the 1900 system, `0` is an error.',
  errors: [
    {
      code: 'E_RANGE',
      when: 'the number is outside the range of the date system, is a time without a date, or falls on day 60 in the 1900 system',
    },
  ],
  examples: [
    {
      title: 'A date from a workbook',
      kind: 'typical',
      args: {serial: expression('$.orderDate')},
      input: {order: 1042, orderDate: 45292},
      result: '2024-01-01T00:00:00',
    },
    {
      title: 'With a time of day',
      kind: 'typical',
      args: {serial: 45351.39583333333},
      result: '2024-02-29T09:30:00',
    },
    {
      title: 'The same number in the 1904 system',
      kind: 'typical',
      args: {serial: 45292, system: '1904'},
      result: '2028-01-02T00:00:00',
    },
    {
      title: 'The day before 29 February 1900',
      kind: 'edge',
      args: {serial: 59},
      result: '1900-02-28T00:00:00',
    },
    {
      title: 'The day after 29 February 1900',
      kind: 'edge',
      args: {serial: 61},
      result: '1900-03-01T00:00:00',
    },
    {title: 'Null', kind: 'null', args: {serial: null}, result: null},
    {title: '29 February 1900', kind: 'error', args: {serial: 60}, error: 'E_RANGE'},
    {title: 'A time without a date', kind: 'error', args: {serial: 0.5}, error: 'E_RANGE'},
  ],
  related: [
    {function: 'Excel/DateToSerial', role: 'inverse'},
    {function: 'Datetime/AssignTimezone', role: 'often used with'},
    {function: 'Excel/FormatValue', role: 'often used with'},
  ],
  equivalents: [{tool: 'excel', name: 'TEXT', differs: 'needs a format such as `yyyy-mm-dd`'}],
  tags: ['mapping', 'excel', 'spreadsheet', 'date', 'datetime', 'conversion'],
  aliases:
    'excel date, FromOADate, xldate_as_datetime, OLE date, date number, days since 1900, date shows as number, excel number to date, 45000 instead of date, five digit number, birthday is an integer, 1904 Mac, fraction is time, wrong after import, General format, convert serial number, dates come as numbers, 44197, decimal date',
  notes: [
    'Excel treats 1900 as a leap year, so its day 60 is 29 February 1900, which never existed. All other days match the dates that Excel shows.',
    'In the 1900 system, a number below 1 is a time. To convert it to a Time, use `Excel.FormatValue` with the pattern `"hh:mm:ss"`.',
    'Workbooks don’t store a time zone. Add one with `Datetime.AssignTimezone`.',
  ],
  run: ({serial, system}) => dateTimeOf(serial, system),
});
