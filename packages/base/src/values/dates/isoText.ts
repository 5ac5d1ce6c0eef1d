import type {Temporal} from 'temporal-polyfill';
import {fail} from '../errors';
import {quote} from '../quote';
import {momentOfReading, problemOfReading, type Reading} from './dates';
import {dateOfDayNumber, dayNumberOf} from './dayNumbers';
import {readIsoDate} from './isoDate';

/** Reads ISO 8601 text. Import this file in `load`, because it loads the Temporal library. */

const timePattern = String.raw`(?<hour>\d\d)(?:(?<colon>:?)(?<minute>\d\d)(?:\k<colon>(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?)?`;
const placePattern = String.raw`(?: ?(?<offset>[Zz]|[+\-]\d\d(?::?\d\d)?))?(?:\[(?<zone>[^\]]{1,50})\])?`;
/**
 * Ignores surrounding whitespace, including a byte order mark. There is no `u` flag, because WebKit then misreads
 * backreferences in text that comes from a document with letters such as Ł.
 */
const isoPattern = new RegExp(
  String.raw`^[\s\x85]*(?<date>[\dW\-]{7,10})(?:[Tt ]${timePattern}${placePattern})?[\s\x85]*$`,
);

/** '+01', '+0100' or '+01:00' → '+01:00' */
export function normalizeOffset(offset: string): string {
  if (offset.toUpperCase() === 'Z') {
    return 'Z';
  }
  const digits = offset.replace(':', '').slice(1).padEnd(4, '0');
  return `${offset[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

/** Reads ISO 8601 text with an optional time, offset and zone in brackets. */
function readIso(text: string): Reading | undefined {
  const groups = isoPattern.exec(text)?.groups;
  const date = groups && readIsoDate(groups.date!);
  if (date === undefined) {
    return undefined;
  }
  const {hour, minute = '00', second = '00', fraction = '0', zone} = groups!;
  const offset = groups!.offset && normalizeOffset(groups!.offset);
  if (hour === undefined) {
    return {date};
  }
  const time = `${hour}:${minute}:${second}.${fraction}`;
  // 24:00 is the end of the day, which is the start of the next.
  return /^24:00:00\.0+$/.test(time)
    ? {date: dateOfDayNumber(dayNumberOf(date) + 1), time: '00:00', offset, zone}
    : {date, time, offset, zone};
}

/** Returns the moment in ISO 8601 text, or undefined. `timeZone` applies to text without an offset or zone. */
export function momentOfIso(text: string, timeZone: string): Temporal.ZonedDateTime | undefined {
  const reading = readIso(text);
  return reading && momentOfReading(reading, timeZone);
}

/** Fails with E_PARSE for ISO 8601 text that isn't a moment. Uses the message `mistake` unless the zone is wrong. */
export function failIso(text: string, mistake: string, parameter: string): never {
  const reading = readIso(text);
  const problem = (reading && problemOfReading(reading)) ?? mistake;
  return fail('E_PARSE', `${quote(text)} ${problem}`, parameter);
}
