import {isDate} from '../dateTypes';
import {dateOfDayNumber, dayNumberOf, weekdayOfDayNumber} from './dayNumbers';

/** Matches 2024-02-29, 2024-W09-4 and 2024-060, which are the same day, with hyphens or without them. */
const isoDate =
  /^(?<year>\d{4})(?<hyphen>-?)(?:(?<month>\d\d)\k<hyphen>(?<day>\d\d)|W(?<week>\d\d)\k<hyphen>(?<weekday>[1-7])|(?<ordinal>\d{3}))$/;

/** Returns the date of a week date, or undefined if the year doesn't have that week. */
function dateOfWeekDate(year: string, week: number, weekday: number): string | undefined {
  // Week 1 contains 4 January, and a week belongs to the year of its Thursday.
  const fourth = dayNumberOf(`${year}-01-04`);
  const monday = fourth - weekdayOfDayNumber(fourth) + 1 + (week - 1) * 7;
  return dateOfDayNumber(monday + 3).startsWith(`${year}-`)
    ? dateOfDayNumber(monday + weekday - 1)
    : undefined;
}

/** Returns the date of an ordinal date, or undefined if the year doesn't have that day. */
function dateOfOrdinalDate(year: string, ordinal: number): string | undefined {
  const date = dateOfDayNumber(dayNumberOf(`${year}-01-01`) + ordinal - 1);
  return date.startsWith(`${year}-`) ? date : undefined;
}

/** Reads a calendar, week or ordinal date in ISO 8601: '2024-W09-4' → '2024-02-29'. Returns undefined for other text. */
export function readIsoDate(text: string): string | undefined {
  const groups = isoDate.exec(text)?.groups;
  if (!groups) {
    return undefined;
  }
  const {year, month, day, week, weekday, ordinal} = groups;
  const date =
    week !== undefined
      ? dateOfWeekDate(year!, Number(week), Number(weekday))
      : ordinal !== undefined
        ? dateOfOrdinalDate(year!, Number(ordinal))
        : `${year}-${month}-${day}`;
  return date !== undefined && isDate(date) ? date : undefined;
}
