import {fail} from '@documentation/base/internal/values/errors';
import {
  dayNumberOf,
  weekdayOfDayNumber,
} from '@documentation/base/internal/values/dates/dayNumbers';
import {quote} from '@documentation/base/internal/values/quote';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Converts weekday names to numbers from 1 (Monday) to 7 (Sunday): ['saturday'] → a set with 6 */
function weekdayNumbers(names: readonly string[]): ReadonlySet<number> {
  const unknown = names.find((name) => !weekdays.includes(name.toLowerCase()));
  if (unknown !== undefined) {
    const known = `Use one of these: ${weekdays.map((name) => quote(name)).join(', ')}.`;
    fail('E_RANGE', `${quote(unknown)} isn’t a day of the week. ${known}`, 'weekend');
  }
  const numbers = new Set(names.map((name) => weekdays.indexOf(name.toLowerCase()) + 1));
  if (numbers.size === weekdays.length) {
    fail(
      'E_RANGE',
      '`weekend` contains all seven days, so there are no working days. Remove at least one day.',
      'weekend',
    );
  }
  return numbers;
}

/** Returns a function that checks whether a day is a working day. Days are counted from 1970. */
export function workingDayCheck(
  weekend: readonly string[],
  holidays: readonly string[],
): (dayNumber: number) => boolean {
  const free = weekdayNumbers(weekend);
  const off = new Set(holidays.map(dayNumberOf));
  return (dayNumber) => !free.has(weekdayOfDayNumber(dayNumber)) && !off.has(dayNumber);
}
