import {expression} from '../../examples/expression';
import {
  dateOfDayNumber,
  dayNumberOf,
  FIRST_DAY_NUMBER,
  LAST_DAY_NUMBER,
  weekdayOfDayNumber,
} from '../../values/dates/dayNumbers';
import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../language/errors';
import {quote} from '../../values/text/quote';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** ['saturday'] → the set of 6 */
function weekdayNumbers(names: readonly string[]): ReadonlySet<number> {
  const unknown = names.find((name) => !weekdays.includes(name.toLowerCase()));
  if (unknown !== undefined) {
    const known = `Use ${weekdays.map((name) => `"${name}"`).join(', ')}.`;
    fail('E_RANGE', `${quote(unknown)} isn’t a day of the week. ${known}`, 'weekend');
  }
  const numbers = new Set(names.map((name) => weekdays.indexOf(name.toLowerCase()) + 1));
  if (numbers.size === weekdays.length) {
    fail('E_RANGE', 'All seven days are weekend, so there is no working day.', 'weekend');
  }
  return numbers;
}

export default defineMappingFunction({
  category: 'Datetime',
  name: 'AddBusinessDays',
  summary: 'Moves a date by working days, past weekends and holidays.',
  parameters: {
    value: {type: 'Date', data: true, description: 'the date to start from'},
    days: {
      type: 'Integer',
      description: 'how many working days to go forward, or back if negative',
    },
    holidays: {
      type: 'List<Date>',
      default: [],
      description: 'dates that aren’t working days',
    },
    weekend: {
      type: 'List<Text>',
      default: ['saturday', 'sunday'],
      description: 'the days of the week that aren’t working days, by their English names',
    },
  },
  returns: {type: 'Date', description: 'the working day that is reached'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty list for `weekend` makes every day of the week a working day.',
  errors: [
    {
      code: 'E_RANGE',
      when: '`weekend` names an unknown day or all seven, or the result is outside the years 0000 to 9999',
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
      title: 'Past Christmas',
      kind: 'typical',
      args: {value: '2024-12-23', days: 3, holidays: ['2024-12-25', '2024-12-26']},
      result: '2024-12-30',
    },
    {
      title: 'Weekend on Friday and Saturday',
      kind: 'typical',
      args: {value: '2024-02-29', days: 1, weekend: ['friday', 'saturday']},
      result: '2024-03-03',
    },
    {
      title: 'The working day before',
      kind: 'typical',
      args: {value: '2024-03-04', days: -1},
      result: '2024-03-01',
    },
    {
      title: 'No days on a Saturday stay there',
      kind: 'edge',
      args: {value: '2024-03-02', days: 0},
      result: '2024-03-02',
    },
    {
      title: 'A holiday on a weekend counts once',
      kind: 'edge',
      args: {value: '2024-03-01', days: 1, holidays: ['2024-03-02']},
      result: '2024-03-04',
    },
    {title: 'Null', kind: 'null', args: {value: null, days: 3}, result: null},
    {
      title: 'No working day at all',
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
    {function: 'Datetime/Add', role: 'alternative'},
    {function: 'Datetime/Today', role: 'often used with'},
  ],
  tags: ['mapping', 'datetime', 'date', 'duration'],
  aliases: [
    'WORKDAY',
    'WORKDAY.INTL',
    'working days',
    'addBusinessDays',
    'weekdays',
    'bank days',
    'skip weekends',
    'next business day',
    'delivery date',
    'without saturday and sunday',
    'public holiday calendar',
    'SLA deadline',
    'monday to friday',
    'estimated arrival',
    'T+2 settlement',
    'dispatch on workdays',
    'NETWORKDAYS',
    'working day calculation',
    'exclude weekends',
    'ship within three working days',
    'delivery promise',
    'processing time',
  ],
  notes: [
    'The start isn’t counted, and it needn’t be a working day. The platform knows no holidays by itself: pass those of your country.',
  ],
  pure: true,
  run: ({value, days, holidays, weekend}) => {
    const free = weekdayNumbers(weekend);
    const off = new Set(holidays.map(dayNumberOf));
    const step = Math.sign(days);
    let day = dayNumberOf(value);
    for (let left = Math.abs(days); left > 0;) {
      day += step;
      // Fewer days than working days are left: no need to count them.
      if (left > (step > 0 ? LAST_DAY_NUMBER - day : day - FIRST_DAY_NUMBER) + 1) {
        fail('E_RANGE', 'The result is outside the years 0000 to 9999.', 'days');
      }
      if (!free.has(weekdayOfDayNumber(day)) && !off.has(day)) {
        left--;
      }
    }
    return dateOfDayNumber(day);
  },
});
