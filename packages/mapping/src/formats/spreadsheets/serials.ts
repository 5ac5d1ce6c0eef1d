import {clockOfDateTime} from '@documentation/base/internal/values/dateTypes';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import {dateOfDayNumber, dayNumberOf} from '@documentation/base/internal/values/dates/dayNumbers';

/**
 * Converts spreadsheet serial numbers to dates and back. A serial number counts days from day 0, and its fraction is
 * the time of day.
 */

export const MS_PER_DAY = 86_400_000;

/** The serial number of 29 February 1900, a day that exists only in Excel. Earlier serial numbers are off by one. */
export const INVENTED_DAY = 60;

const LAST_DAY_NUMBER = dayNumberOf('9999-12-31');

/** How a spreadsheet counts days. */
export interface DateSystem {
  /** Day 0, in days since 1970. In a system with an invented day, it applies only to the days after that day. */
  readonly dayZero: number;
  readonly firstSerialDay: number;
  readonly lastSerialDay: number;
  readonly hasInventedDay: boolean;
}

function dateSystem(
  dateZero: string,
  firstSerialDay: number,
  {hasInventedDay = false} = {},
): DateSystem {
  const dayZero = dayNumberOf(dateZero);
  return {dayZero, firstSerialDay, lastSerialDay: LAST_DAY_NUMBER - dayZero, hasInventedDay};
}

export const excel1900 = dateSystem('1899-12-30', 1, {hasInventedDay: true});
export const excel1904 = dateSystem('1904-01-01', 0);
/** The first date in Google Sheets is 0001-01-01. */
export const googleSheets = dateSystem('1899-12-30', -693_593);

/** 45292 → 19723, in days since 1970. Returns null for a day that has no date, such as the day that Excel invented. */
export function dayNumberOfSerialDay(day: number, system: DateSystem): number | null {
  const {dayZero, firstSerialDay, lastSerialDay, hasInventedDay} = system;
  if (
    !(day >= firstSerialDay && day <= lastSerialDay) ||
    (hasInventedDay && day === INVENTED_DAY)
  ) {
    return null;
  }
  return dayZero + day + (hasInventedDay && day < INVENTED_DAY ? 1 : 0);
}

/** 45292 → '2024-01-01'. Returns null for a day that has no date. */
export function dateOfSerialDay(day: number, system: DateSystem): string | null {
  const dayNumber = dayNumberOfSerialDay(day, system);
  return dayNumber === null ? null : dateOfDayNumber(dayNumber);
}

/** 45292.5 → day 45292 and '12:00:00'. Rounds to the millisecond. */
export function splitSerial(serial: number): {day: number; time: string} {
  const milliseconds = Math.round(serial * MS_PER_DAY);
  const day = Math.floor(milliseconds / MS_PER_DAY);
  if (!Number.isFinite(day)) {
    return {day, time: ''};
  }
  const rest = milliseconds - day * MS_PER_DAY;
  if (rest === 0) {
    return {day, time: '00:00:00'};
  }
  const clock = new Date(rest).toISOString().slice(11, 23);
  // '09:30:00.250' → '09:30:00.25'
  return {day, time: rest % 1000 === 0 ? clock.slice(0, 8) : clock.replace(/0+$/, '')};
}

/** 45292 → '2024-01-01', 45292.5 → '2024-01-01T12:00:00', 0.5 → '12:00:00'. Returns null if the day has no date. */
export function serialToText(serial: number, system: DateSystem): string | null {
  const {day, time} = splitSerial(serial);
  if (day === 0) {
    return time;
  }
  const date = dateOfSerialDay(day, system);
  return date === null || time === '00:00:00' ? date : `${date}T${time}`;
}

/** '09:30:15.25' → 34,215,250, the time of day in milliseconds */
function millisecondsOfTime(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/**
 * '2024-01-01' → 45292, '12:00:00' → 0.5. For a DateTime, uses the local date and time in its own zone.
 * Returns null for text that isn't a date or time, and for dates before the system's first day.
 */
export function textToSerial(text: string, system: DateSystem = excel1900): number | null {
  if (hasType(text, 'Time')) {
    return millisecondsOfTime(text) / MS_PER_DAY;
  }
  const clock = hasType(text, 'DateTime') ? clockOfDateTime(text) : text;
  if (!hasType(clock, 'Date') && !hasType(clock, 'LocalDateTime')) {
    return null;
  }
  const [date, time = '00:00'] = clock.split('T') as [string, string?];
  const {dayZero, firstSerialDay, hasInventedDay} = system;
  const dayCount = dayNumberOf(date) - dayZero;
  const day = hasInventedDay && dayCount <= INVENTED_DAY ? dayCount - 1 : dayCount;
  return day < firstSerialDay ? null : (day * MS_PER_DAY + millisecondsOfTime(time)) / MS_PER_DAY;
}
