import {Temporal} from 'temporal-polyfill';
import {isLocalDateTime, zoneProblem} from '../dateTypes';
import {fail} from '../errors';
import {isOffset, isTimeZone} from '../timeZones';
import {hasType} from '../typeChecks';
import {quote} from '../quote';
import {suggestTimeZone} from './timeZoneNames';

/**
 * Converts dates between text and Temporal objects. Import this file in `load`,
 * because it loads the Temporal library.
 */

export type Moment = Temporal.ZonedDateTime | Temporal.PlainDateTime | Temporal.PlainDate;
/** A time of day, which isn't a moment, because it occurs every day. */
export type Time = Temporal.PlainTime;

export function nameOfMoment(
  moment: Moment | Time,
): 'Date' | 'DateTime' | 'LocalDateTime' | 'Time' {
  if (moment instanceof Temporal.PlainDate) {
    return 'Date';
  }
  if (moment instanceof Temporal.PlainTime) {
    return 'Time';
  }
  return moment instanceof Temporal.ZonedDateTime ? 'DateTime' : 'LocalDateTime';
}

/** Returns the name in its IANA spelling, or fails with E_TIMEZONE and, if possible, a suggestion. */
export function checkTimeZone(name: string, parameter = 'timezone'): string {
  if (isTimeZone(name)) {
    // 'europe/berlin' → 'Europe/Berlin'
    return new Temporal.ZonedDateTime(0n, name).timeZoneId;
  }
  const suggestion = suggestTimeZone(name);
  return fail(
    'E_TIMEZONE',
    `${quote(name)} isn’t an IANA time zone. ${
      suggestion ? `Use "${suggestion}".` : 'Use a name such as "Europe/Berlin".'
    }`,
    parameter,
    suggestion === undefined ? undefined : {found: name, replacement: suggestion},
  );
}

/** Converts a DateTime that passed the type check. */
export function toZoned(text: string): Temporal.ZonedDateTime {
  const zone = text.endsWith(']') ? '' : `[${text.endsWith('Z') ? 'UTC' : text.slice(-6)}]`;
  return Temporal.ZonedDateTime.from(text + zone, {offset: 'reject'});
}

/** Returns the moment, in UTC, for a Unix time in nanoseconds. */
export function momentOfEpoch(nanoseconds: bigint): Temporal.ZonedDateTime {
  return new Temporal.ZonedDateTime(nanoseconds, 'UTC');
}

/** Converts a Date, DateTime or LocalDateTime that passed the type check. */
export function toMoment(text: string): Moment {
  if (!text.includes('T')) {
    return Temporal.PlainDate.from(text);
  }
  return isLocalDateTime(text) ? Temporal.PlainDateTime.from(text) : toZoned(text);
}

/** Converts a Date, DateTime, LocalDateTime or Time that passed the type check. */
export function toMomentOrTime(text: string): Moment | Time {
  return hasType(text, 'Time') ? Temporal.PlainTime.from(text) : toMoment(text);
}

/** Fails with E_RANGE unless the year has four digits. Undefined means a moment that is too far away to represent. */
export function checkYear<M extends Moment>(
  moment: M | undefined,
  parameter = 'value',
  advice = 'Use another date.',
): M {
  return moment && moment.year >= 0 && moment.year <= 9999
    ? moment
    : fail('E_RANGE', `The result is outside the years 0000 to 9999. ${advice}`, parameter);
}

const utcNames = new Set(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT', '+00:00']);

/** Writes '2024-02-29', '2024-02-29T09:30:00', '…Z', '…+01:00' or '…+01:00[Europe/Berlin]'. */
export function toText(moment: Moment): string {
  checkYear(moment);
  if (!(moment instanceof Temporal.ZonedDateTime)) {
    return moment.toString();
  }
  if (utcNames.has(moment.timeZoneId)) {
    return `${moment.toPlainDateTime().toString()}Z`;
  }
  return moment.toString({timeZoneName: isOffset(moment.timeZoneId) ? 'never' : 'auto'});
}

/** What was read from text. The parts have the right form, but the date, time or zone may not exist. */
export interface Reading {
  /** '2024-02-29' */
  readonly date: string;
  /** '09:30:00.25', or undefined for the start of the day */
  readonly time?: string | undefined;
  /** 'Z' or '+01:00' */
  readonly offset?: string | undefined;
  readonly zone?: string | undefined;
}

const clockOf = ({date, time = '00:00'}: Reading) => `${date}T${time}`;

/** Says what is wrong with the zone that was read, if anything. */
export function problemOfReading(reading: Reading): string | undefined {
  return isLocalDateTime(clockOf(reading))
    ? zoneProblem({...reading, clock: clockOf(reading)})
    : undefined;
}

/** Converts the parts of a date to a moment. Returns undefined if the date, time or zone doesn't exist. */
export function momentOfReading(
  reading: Reading,
  timeZone: string,
): Temporal.ZonedDateTime | undefined {
  const clock = clockOf(reading);
  const {date, time, offset, zone} = reading;
  if (offset !== undefined) {
    const text = `${clock}${offset}${zone === undefined ? '' : `[${zone}]`}`;
    return hasType(text, 'DateTime') ? toZoned(text) : undefined;
  }
  if (!isLocalDateTime(clock) || problemOfReading(reading) !== undefined) {
    return undefined;
  }
  // Clocks can skip midnight, so the start of the day isn't always 00:00.
  const local =
    time === undefined ? Temporal.PlainDate.from(date) : Temporal.PlainDateTime.from(clock);
  return local.toZonedDateTime(zone ?? timeZone);
}
