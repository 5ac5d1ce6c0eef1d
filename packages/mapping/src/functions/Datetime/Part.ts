import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'Part',
  summary: 'Returns one part of a date or time as a number, such as the year, week or hour.',
  parameters: {
    value: {
      type: ['DateTime', 'LocalDateTime', 'Date', 'Time'],
      data: true,
      description: 'the date, date-time or time, read in its own zone',
    },
    part: {
      type: 'Text',
      values: {
        year: 'the calendar year',
        quarter: '1 to 4',
        month: '1 for January to 12 for December',
        day: 'the day of the month, 1 to 31',
        weekday: '1 for Monday to 7 for Sunday',
        dayOfYear: '1 to 366',
        isoWeek: 'the ISO 8601 week, 1 to 53',
        isoWeekYear: 'the year that the ISO 8601 week belongs to',
        hour: '0 to 23',
        minute: '0 to 59',
        second: '0 to 59',
        millisecond: '0 to 999',
      },
      description: 'the part to return',
    },
  },
  returns: {type: 'Integer', description: 'the part as a number'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'At midnight, all time parts are 0.',
  errors: [
    {
      code: 'E_TYPE',
      when: '`value` is a Date and `part` is `"hour"` or a shorter unit, or `value` is a Time and `part` belongs to a date',
    },
  ],
  examples: [
    {
      title: 'Year of an order',
      kind: 'typical',
      args: {value: expression('$.orderDate'), part: 'year'},
      input: {orderDate: '2024-12-30'},
      result: 2024,
    },
    {
      title: 'January is 1',
      kind: 'typical',
      args: {value: '2024-01-15', part: 'month'},
      result: 1,
    },
    {
      title: 'Day of the month',
      kind: 'typical',
      args: {value: '2024-02-29', part: 'day'},
      result: 29,
    },
    {title: 'Quarter', kind: 'typical', args: {value: '2024-05-01', part: 'quarter'}, result: 2},
    {
      title: 'Week of the year',
      kind: 'typical',
      args: {value: '2024-12-30', part: 'isoWeek'},
      result: 1,
    },
    {
      title: 'A week that belongs to the next year',
      kind: 'edge',
      args: {value: '2024-12-30', part: 'isoWeekYear'},
      result: 2025,
    },
    {
      title: 'Sunday is 7',
      kind: 'edge',
      args: {value: '2024-03-03', part: 'weekday'},
      result: 7,
    },
    {
      title: 'Last day of a leap year',
      kind: 'edge',
      args: {value: '2024-12-31', part: 'dayOfYear'},
      result: 366,
    },
    {
      title: 'The hour in the value’s own zone',
      kind: 'edge',
      args: {value: '2024-02-29T23:30:00-05:00', part: 'hour'},
      result: 23,
    },
    {
      title: 'Minute',
      kind: 'typical',
      args: {value: '2024-02-29T09:30:15.25Z', part: 'minute'},
      result: 30,
    },
    {
      title: 'Second without the fraction',
      kind: 'edge',
      args: {value: '2024-02-29T09:30:15.25Z', part: 'second'},
      result: 15,
    },
    {
      title: 'Millisecond',
      kind: 'typical',
      args: {value: '2024-02-29T09:30:15.25Z', part: 'millisecond'},
      result: 250,
    },
    {
      title: 'Hour of a time from a workbook',
      kind: 'typical',
      args: {value: expression('$.opens'), part: 'hour'},
      input: {opens: '09:30:00'},
      result: 9,
    },
    {
      title: 'The zone’s clock, not the UTC clock',
      kind: 'edge',
      args: {value: '2024-01-15T08:30:00Z[Europe/Berlin]', part: 'hour'},
      result: 9,
    },
    {title: 'Null', kind: 'null', args: {value: null, part: 'year'}, result: null},
    {
      title: 'A Date has no hour',
      kind: 'error',
      args: {value: '2024-02-29', part: 'hour'},
      error: 'E_TYPE',
    },
    {
      title: 'A Time has no year',
      kind: 'error',
      args: {value: '09:30:00', part: 'year'},
      error: 'E_TYPE',
    },
    {
      title: 'An offset that the zone doesn’t have',
      kind: 'error',
      args: {value: '2024-01-15T09:30:00+02:00[Europe/Berlin]', part: 'hour'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Datetime/Format', role: 'alternative'},
    {function: 'Datetime/StartOf', role: 'alternative'},
    {function: 'Datetime/ConvertTimezone', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'YEAR', differs: 'has a separate function for each part'},
    {
      tool: 'jq',
      name: 'strptime',
      expression: '.value | strptime("%Y-%m-%d")[0]',
      differs: '`strptime` returns a list of parts, with months numbered from 0',
    },
    {
      tool: 'jsonata',
      name: '$fromMillis',
      expression: '$number($fromMillis($toMillis(value), "[Y]"))',
      differs: '`$fromMillis` returns text, in UTC',
    },
    {tool: 'dataweave', name: '.year', differs: 'has a separate field for each part'},
    {
      tool: 'sql',
      name: 'EXTRACT',
      differs: '`DOW` counts from 0 for Sunday, and `ISODOW` from 1 for Monday',
    },
    {tool: 'pandas', name: 'dt.year', differs: 'has a separate field for each part'},
  ],
  tags: ['mapping', 'datetime', 'date', 'iso-8601'],
  aliases:
    'EXTRACT, DATEPART, YEAR, MONTH, ISOWEEKNUM, WEEKDAY, calendar week, day of the week, week number, which quarter, get only the minutes, julian day, KW number, is it saturday, split into components, isolate part, dayofweek, ISO week',
  notes: [
    'ISO 8601 weeks start on Monday, and week 1 contains the first Thursday of the year. Combine `isoWeek` with `isoWeekYear`, never with `year`.',
  ],
  load: () => import('@documentation/base/internal/values/dates/dates'),
  run: ({value, part}, _context, {nameOfMoment, toMomentOrTime}) => {
    const moment = toMomentOrTime(value);
    const refuse = (missing: string) =>
      fail(
        'E_TYPE',
        `${value} is a ${nameOfMoment(moment)} and has no ${part}. Use a value with a ${missing}.`,
        'part',
      );
    if (part === 'hour' || part === 'minute' || part === 'second' || part === 'millisecond') {
      return 'hour' in moment ? moment[part] : refuse('time');
    }
    if (!('year' in moment)) {
      return refuse('date');
    }
    switch (part) {
      case 'quarter':
        return Math.ceil(moment.month / 3);
      case 'weekday':
        return moment.dayOfWeek;
      case 'isoWeek':
        return moment.weekOfYear!;
      case 'isoWeekYear':
        return moment.yearOfWeek!;
      default:
        return moment[part];
    }
  },
});
