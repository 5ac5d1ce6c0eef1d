import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {dayNumberOf} from '@documentation/base/internal/values/dates/dayNumbers';
import {workingDayCheck} from './workingDays';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'BusinessDaysBetween',
  summary: 'Counts the working days between two dates, excluding weekends and holidays.',
  parameters: {
    start: {type: 'Date', data: true, description: 'the date to count from'},
    end: {type: 'Date', data: true, description: 'the date to count to, inclusive'},
    holidays: {
      type: 'List<Date>',
      default: [],
      description: 'the holidays to leave out',
    },
    weekend: {
      type: 'List<Text>',
      default: ['saturday', 'sunday'],
      description: 'the days of the week to leave out, by their English names',
    },
    includeStart: {
      type: 'Boolean',
      default: false,
      description: 'whether to count `start` too if it is a working day',
    },
  },
  returns: {
    type: 'Integer',
    description: 'the number of working days, negative if `end` is earlier',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'If `weekend` is an empty list, every day of the week is a working day.',
  errors: [{code: 'E_RANGE', when: '`weekend` contains an unknown day or all seven days'}],
  examples: [
    {
      title: 'Working days from order to delivery',
      kind: 'typical',
      args: {start: expression('$.ordered'), end: expression('$.delivered')},
      input: {ordered: '2024-02-29', delivered: '2024-03-05'},
      result: 3,
    },
    {
      title: 'Over Christmas',
      kind: 'typical',
      args: {start: '2024-12-23', end: '2024-12-30', holidays: ['2024-12-25', '2024-12-26']},
      result: 3,
    },
    {
      title: 'Days of leave, including the first',
      kind: 'typical',
      args: {start: '2024-03-04', end: '2024-03-08', includeStart: true},
      result: 5,
    },
    {
      title: 'A weekend on Friday and Saturday',
      kind: 'typical',
      args: {start: '2024-02-29', end: '2024-03-04', weekend: ['friday', 'saturday']},
      result: 2,
    },
    {
      title: 'From Friday to Sunday',
      kind: 'edge',
      args: {start: '2024-03-01', end: '2024-03-03'},
      result: 0,
    },
    {
      title: 'An end before the start',
      kind: 'edge',
      args: {start: '2024-03-05', end: '2024-02-29'},
      result: -3,
    },
    {
      title: 'The same day, included',
      kind: 'edge',
      args: {start: '2024-03-01', end: '2024-03-01', includeStart: true},
      result: 1,
    },
    {
      title: 'A holiday on a weekend changes nothing',
      kind: 'edge',
      args: {start: '2024-03-01', end: '2024-03-04', holidays: ['2024-03-02']},
      result: 1,
    },
    {title: 'Null', kind: 'null', args: {start: '2024-03-01', end: null}, result: null},
    {
      title: 'An abbreviated day',
      kind: 'error',
      args: {start: '2024-03-01', end: '2024-03-04', weekend: ['sat', 'sun']},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Datetime/AddBusinessDays', role: 'inverse'},
    {function: 'Datetime/Difference', role: 'alternative'},
    {function: 'Datetime/Today', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'NETWORKDAYS.INTL',
      differs: 'counts the first day, too, and takes `weekend` before `holidays`',
    },
  ],
  tags: ['mapping', 'datetime', 'date', 'duration'],
  aliases:
    'NETWORKDAYS, NETWORKDAYS.INTL, differenceInBusinessDays, busday_count, count working days, business days between, weekdays between dates, days of leave, vacation days, SLA in working days, delivery time in working days, workdays in a month, days without weekends, working days until a deadline, count weekdays, without public holidays',
  notes: [
    'Counting begins on the day after `start`. If `end` is a working day, adding the result to `start` with `Datetime.AddBusinessDays` returns `end`. With `includeStart`, both dates count, as in Excel’s NETWORKDAYS.',
    'The platform has no built-in holidays, so pass your country’s holidays.',
  ],
  run: ({start, end, holidays, weekend, includeStart}) => {
    const isWorkingDay = workingDayCheck(weekend, holidays);
    const [first, last] = [dayNumberOf(start), dayNumberOf(end)];
    const step = last < first ? -1 : 1;
    let count = includeStart && isWorkingDay(first) ? 1 : 0;
    // The supported years have fewer than 4 million days, so counting one by one is fast enough.
    for (let day = first; day !== last;) {
      day += step;
      count += isWorkingDay(day) ? 1 : 0;
    }
    // Adding 0 turns -0 into 0.
    return step * count + 0;
  },
});
