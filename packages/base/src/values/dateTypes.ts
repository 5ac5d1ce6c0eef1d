import {joinWords} from './joinWords';
import {exactOffset, isTimeZone, offsetAt, offsetsOfClock, secondsOfOffset} from './timeZones';
import {quote} from './quote';

/** The four date types, which are text in ISO 8601 with an optional RFC 9557 zone. */

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?$/;
const placePattern = /(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)(?:\[([A-Za-z0-9_+\-/:]{1,50})\])?$/;

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** '2024-02-29' */
export function isDate(text: string): boolean {
  const match = datePattern.exec(text);
  if (!match) {
    return false;
  }
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeapYear ? 29 : daysOfMonths[month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

/** '09:30:00', '09:30:00.25' or '09:30' */
export function isTime(text: string): boolean {
  return timePattern.test(text);
}

/** '2024-02-29T09:30:00' */
export function isLocalDateTime(text: string): boolean {
  return text[10] === 'T' && isDate(text.slice(0, 10)) && isTime(text.slice(11));
}

/** '2024-02-29T09:30:00+01:00[Europe/Berlin]'. The zone must exist and have that offset at that time. */
export function isDateTime(text: string): boolean {
  const parts = partsOf(text);
  return parts !== undefined && zoneProblem(parts) === undefined;
}

interface DateTimeParts {
  /** '2024-02-29T09:30:00' */
  readonly clock: string;
  /** 'Z' or '+01:00', or undefined if the zone determines it */
  readonly offset?: string | undefined;
  /** 'Europe/Berlin' */
  readonly zone?: string | undefined;
}

function partsOf(text: string): DateTimeParts | undefined {
  // Most text isn't a DateTime, and most of it has another character here.
  const match = text[10] === 'T' ? placePattern.exec(text) : null;
  const clock = match ? text.slice(0, match.index) : '';
  return match && isLocalDateTime(clock) ? {clock, offset: match[1], zone: match[2]} : undefined;
}

/** '2024-02-29T09:30:00.25' → seconds since 1970, as if it were in UTC, without the fraction */
function secondsOfClock(clock: string): number {
  return Date.parse(`${clock.slice(0, 19)}Z`) / 1000;
}

/**
 * Says why a zone doesn't fit the clock time and offset, or returns undefined if it does. The subject is the text:
 * 'has the offset +02:00, but Europe/Berlin has +01:00 at that time. Correct the offset or the zone.'
 */
export function zoneProblem({clock, offset, zone}: DateTimeParts): string | undefined {
  if (zone === undefined) {
    return undefined;
  }
  if (!isTimeZone(zone)) {
    return `has the unknown time zone ${quote(zone)}. Use an IANA name such as "Europe/Berlin".`;
  }
  if (offset === undefined) {
    return undefined;
  }
  if (offset === 'Z') {
    return /^\d{4}-/.test(clockInZone({clock, offset, zone}))
      ? undefined
      : `is outside the years 0000 to 9999 in ${zone}. Use another date.`;
  }
  const seconds = secondsOfClock(clock);
  if (exactOffset(zone, seconds, offset) !== undefined) {
    return undefined;
  }
  const offsets = offsetsOfClock(zone, seconds);
  return offsets.length === 0
    ? `has a time that the clocks in ${zone} skip. Use another time.`
    : `has the offset ${offset}, but ${zone} has ${joinWords(offsets, 'or')} at that time. Correct the offset or the zone.`;
}

/** Says what is wrong with the zone of text that would otherwise be a DateTime. */
export function dateTimeProblem(text: string): string | undefined {
  const parts = partsOf(text);
  return parts && zoneProblem(parts);
}

function clockInZone({clock, offset, zone}: DateTimeParts): string {
  if (offset !== 'Z' || zone === undefined) {
    return clock;
  }
  const seconds = secondsOfClock(clock);
  const shifted = new Date((seconds + offsetAt(zone, seconds)) * 1000).toISOString();
  return shifted.replace('.000Z', /\.\d+$/.exec(clock)?.[0] ?? '');
}

/** '2024-02-29T08:30:00Z[Europe/Berlin]' → '2024-02-29T09:30:00', the local date and time in the value's own zone */
export function clockOfDateTime(dateTime: string): string {
  return clockInZone(partsOf(dateTime)!);
}

/** An offset in seconds. A text rounds it to the minute, but a zone knows the exact one: Berlin had +00:53:28 until 1893. */
function secondsOfPlace(clock: number, offset: string, zone: string | undefined): number {
  if (offset === 'Z') {
    return 0;
  }
  const exact = zone === undefined ? undefined : exactOffset(zone, clock, offset);
  return exact ?? secondsOfOffset(offset);
}

/** Seconds since 1970 in UTC, and the digits after the second, of a DateTime that passed the type check. */
export function momentOfDateTime(text: string): {seconds: number; fraction: string} | undefined {
  const match = placePattern.exec(text);
  if (!match) {
    return undefined;
  }
  const clock = text.slice(0, match.index);
  const seconds = secondsOfClock(clock);
  const fraction = (clock.split('.')[1] ?? '').padEnd(9, '0');
  return {seconds: seconds - secondsOfPlace(seconds, match[1]!, match[2]), fraction};
}
