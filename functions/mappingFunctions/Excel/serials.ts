import {dateOfDayNumber, dayNumberOf} from '../../values/dayNumbers';
import {fail} from '../../language/errors';

/** Serial numbers of spreadsheets: days since an epoch, with the time of day as a fraction. */

export const dateSystems = {
  '1900': 'day 1 is 1900-01-01, as in Excel for Windows and by default',
  '1904': 'day 0 is 1904-01-01, as in old workbooks of Excel for Mac',
};

export type DateSystem = keyof typeof dateSystems;

export const MS_PER_DAY = 86_400_000;

/** The day that Excel counts although it never existed: 29 February 1900 */
export const PHANTOM_DAY = 60;

const DAY_BEFORE_1900 = dayNumberOf('1899-12-31');
const FIRST_DAY_OF_1904 = dayNumberOf('1904-01-01');

/** 9999-12-31 in the system of 1900. */
export const LAST_SERIAL_DAY = 2_958_465;
const DAYS_BETWEEN_SYSTEMS = 1462;

/** 45292 → '2024-01-01', in the system of 1900. Not for day 0 and the phantom day. */
export function dateOfSerialDay(day: number): string {
  return dateOfDayNumber(DAY_BEFORE_1900 + (day > PHANTOM_DAY ? day - 1 : day));
}

/** 'T09:30:15.25' → milliseconds */
function millisecondsOfClock(text: string): number {
  const match = /T(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?/.exec(text);
  if (!match) {
    return 0;
  }
  const [hours, minutes, seconds] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  const fraction = Math.round(Number(`0${match[4] ?? ''}`) * 1000);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + fraction;
}

/** Takes the clock reading of a Date, DateTime or LocalDateTime; the offset doesn't matter. */
export function serialOf(value: string, system: DateSystem = '1900'): number {
  const dayNumber = dayNumberOf(value.slice(0, 10));
  const first = system === '1900' ? DAY_BEFORE_1900 + 1 : FIRST_DAY_OF_1904;
  if (dayNumber < first) {
    const date = dateOfDayNumber(first);
    fail('E_RANGE', `${value} is before ${date}, the first day of the date system.`, 'value');
  }
  const day = system === '1900' ? dayNumber - DAY_BEFORE_1900 : dayNumber - FIRST_DAY_OF_1904;
  const serialDay = system === '1900' && day >= PHANTOM_DAY ? day + 1 : day;
  return (serialDay * MS_PER_DAY + millisecondsOfClock(value)) / MS_PER_DAY;
}

/** 34200250 → '09:30:00.25' */
function clockOf(milliseconds: number): string {
  const text = new Date(milliseconds).toISOString().slice(11, 23);
  return text.replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros.replace(/0/g, '')));
}

/** 45292.5 → '2024-01-01T12:00:00' */
export function dateTimeOf(serial: number, system: DateSystem): string {
  const shift = system === '1900' ? 0 : DAYS_BETWEEN_SYSTEMS;
  const [first, last] = [system === '1900' ? 1 : 0, LAST_SERIAL_DAY - shift];
  const milliseconds = Math.round(serial * MS_PER_DAY);
  const day = Math.floor(milliseconds / MS_PER_DAY);
  if (day === 0 && first === 1) {
    fail('E_RANGE', `${serial} is a time of day without a date.`, 'serial');
  }
  if (!(day >= first && day <= last)) {
    fail(
      'E_RANGE',
      `A serial number is between ${first} and ${last}, and this is ${serial}.`,
      'serial',
    );
  }
  if (system === '1900' && day === PHANTOM_DAY) {
    fail('E_RANGE', 'Day 60 is 29 February 1900, which only Excel knows.', 'serial');
  }
  const time = milliseconds - day * MS_PER_DAY;
  return `${dateOfSerialDay(day + shift)}T${clockOf(time)}`;
}
