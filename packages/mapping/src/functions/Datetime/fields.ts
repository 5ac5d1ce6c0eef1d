import {
  nameOfMoment,
  toMomentOrTime,
  type Moment,
  type Time,
} from '@documentation/base/internal/values/dates/dates';
import {
  dayNumberOf,
  weekdayOfDayNumber,
} from '@documentation/base/internal/values/dates/dayNumbers';

/** The parts of a date or time that a format can write. */
export interface Fields {
  readonly type: ReturnType<typeof nameOfMoment>;
  /** The value, for messages: '2024-02-29' */
  readonly text: string;
  /** '2024-02-29' */
  readonly date?: string;
  readonly time?: {readonly hour: number; readonly minute: number; readonly second: number};
  /** The fractional second, as nine digits: '250000000' */
  readonly fraction?: string;
  /** '+01:00' or 'Z' */
  readonly offset?: string;
}

/** 1 for Monday to 7 for Sunday */
export function weekdayOf(date: string): number {
  return weekdayOfDayNumber(dayNumberOf(date));
}

/** The text has all fields, unless it has a zone. Reading them from the text is much faster than using Temporal. */
const plainPattern =
  /^(?:(?<date>\d{4}-\d\d-\d\d)(?:T|$))?(?:(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.(?<digits>\d+))?)?)?(?<offset>Z|[+-]\d\d:\d\d)?$/;

export function fieldsOfMoment(moment: Moment | Time): Fields {
  const type = nameOfMoment(moment);
  const [plain] = moment.toString().split('[');
  const [date, clock = ''] = 'year' in moment ? plain!.split('T') : [undefined, plain!];
  const {digits = '', offset} =
    /^[^.]{8}(?:\.(?<digits>\d+))?(?<offset>[+-].+)?$/.exec(clock)?.groups ?? {};
  return {
    type,
    text: moment.toString(),
    ...(date !== undefined && {date}),
    ...('hour' in moment && {time: moment, fraction: digits.padEnd(9, '0')}),
    // Rounded to the minute, as in the text. The moment's own can have seconds: -00:44:30
    ...(offset !== undefined && {offset}),
  };
}

/** Returns the fields of a date or time that passed the type check. */
export function fieldsOf(text: string): Fields {
  const groups = plainPattern.exec(text)?.groups;
  if (!groups) {
    return fieldsOfMoment(toMomentOrTime(text));
  }
  const {date, hour, minute, second = '0', digits = '', offset} = groups;
  const time = hour === undefined ? undefined : {hour: +hour, minute: +minute!, second: +second};
  return {
    type: date === undefined ? 'Time' : !time ? 'Date' : offset ? 'DateTime' : 'LocalDateTime',
    text,
    ...(date !== undefined && {date}),
    ...(time && {time, fraction: digits.padEnd(9, '0')}),
    ...(offset !== undefined && {offset}),
  };
}
