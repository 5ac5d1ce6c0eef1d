import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {
  dateOfDayNumber,
  dayNumberOf,
  FIRST_DAY_NUMBER,
  LAST_DAY_NUMBER,
} from '@documentation/base/internal/values/dates/dayNumbers';
import {workingDayCheck} from './workingDays';

export default defineMappingFunction({
  category: 'Datetime',
  name: 'AddBusinessDays',
  summary: 'Adds working days to a date, skipping weekends and holidays.',
  parameters: {
    value: {type: 'Date', data: true, description: 'the date to start from'},
    days: {
      type: 'Integer',
      description: 'how many working days to add, or to subtract if negative',
    },
    holidays: {
      type: 'List<Date>',
      default: [],
      description: 'the holidays to skip',
    },
    weekend: {
      type: 'List<Text>',
      default: ['saturday', 'sunday'],
      description: 'the days of the week to skip, by their English names',
    },
  },
  returns: {type: 'Date', description: 'the resulting date'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'If `weekend` is an empty list, every day of the week is a working day.',
  errors: [
    {
      code: 'E_RANGE',
      when: '`weekend` contains an unknown day or all seven days, or the result is outside the years 0000 to 9999',
    },
  ],
  examples: [
    {
      title: 'Delivery in three working days',
      kind: 'typical',
      args: {value: expression('$.orderDate'), days: 3},
      input: {orderDate: '2024-02-29'},
      result: '2024-03-05',
    },
    {
      title: 'Delivery after Christmas',
      kind: 'typical',
      args: {value: '2024-12-23', days: 3, holidays: ['2024-12-25', '2024-12-26']},
      result: '2024-12-30',
    },
    {
      title: 'A weekend on Friday and Saturday',
      kind: 'typical',
      args: {value: '2024-02-29', days: 1, weekend: ['friday', 'saturday']},
      result: '2024-03-03',
    },
    {
      title: 'The previous working day',
      kind: 'typical',
      args: {value: '2024-03-04', days: -1},
      result: '2024-03-01',
    },
    {
      title: 'Zero days from a Saturday',
      kind: 'edge',
      args: {value: '2024-03-02', days: 0},
      result: '2024-03-02',
    },
    {
      title: 'A holiday on a weekend changes nothing',
      kind: 'edge',
      args: {value: '2024-03-01', days: 1, holidays: ['2024-03-02']},
      result: '2024-03-04',
    },
    {title: 'Null', kind: 'null', args: {value: null, days: 3}, result: null},
    {
      title: 'A week without working days',
      kind: 'error',
      args: {
        value: '2024-02-29',
        days: 1,
        weekend: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
      },
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Datetime/BusinessDaysBetween', role: 'inverse'},
    {function: 'Datetime/Add', role: 'alternative'},
    {function: 'Datetime/Today', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'WORKDAY.INTL', differs: 'takes `weekend` before `holidays`'},
    {tool: 'pandas', name: 'CustomBusinessDay'},
  ],
  tags: ['mapping', 'datetime', 'date', 'duration'],
  aliases:
    'WORKDAY, WORKDAY.INTL, working days, addBusinessDays, weekdays, bank days, skip weekends, next business day, delivery date, without saturday and sunday, public holiday calendar, SLA deadline, monday to friday, estimated arrival, T+2 settlement, dispatch on workdays, working day calculation, exclude weekends, ship within three working days, delivery promise, processing time, move a date past weekends',
  notes: [
    'The start date isn’t counted and doesn’t have to be a working day. The platform has no built-in holidays, so pass your country’s holidays.',
  ],
  run: ({value, days, holidays, weekend}) => {
    const isWorkingDay = workingDayCheck(weekend, holidays);
    const step = Math.sign(days);
    let day = dayNumberOf(value);
    for (let left = Math.abs(days); left > 0;) {
      day += step;
      // Fail early if the supported years have fewer days left than there are working days to count.
      if (left > (step > 0 ? LAST_DAY_NUMBER - day : day - FIRST_DAY_NUMBER) + 1) {
        fail('E_RANGE', 'The result is outside the years 0000 to 9999. Use fewer days.', 'days');
      }
      if (isWorkingDay(day)) {
        left--;
      }
    }
    return dateOfDayNumber(day);
  },
});
