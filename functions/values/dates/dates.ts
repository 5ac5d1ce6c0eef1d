import {Temporal} from 'temporal-polyfill';
import {fail} from '../../language/errors';
import {quote} from '../text/quote';
import {isAbbreviation, suggestTimeZone} from './timeZoneNames';

/**
 * Converts dates between text and Temporal objects. Import this file dynamically inside `run`,
 * because it loads the Temporal library.
 */

export type Moment = Temporal.ZonedDateTime | Temporal.PlainDateTime | Temporal.PlainDate;

export function nameOfMoment(moment: Moment): 'Date' | 'DateTime' | 'LocalDateTime' {
  if (moment instanceof Temporal.PlainDate) {
    return 'Date';
  }
  return moment instanceof Temporal.ZonedDateTime ? 'DateTime' : 'LocalDateTime';
}

const offsetPattern = /^[+-](?:[01]\d|2[0-3]):[0-5]\d$/;
const ianaPattern = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/;

/** 'europe/berlin' → 'Europe/Berlin'. Returns undefined if the zone is unknown. */
function findTimeZone(name: string): string | undefined {
  if (!offsetPattern.test(name) && (!ianaPattern.test(name) || isAbbreviation(name))) {
    return undefined;
  }
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId;
  } catch {
    return undefined;
  }
}

/** Returns the IANA spelling of a time zone name. Otherwise fails with E_TIMEZONE, and suggests a name if possible. */
export function checkTimeZone(name: string, parameter = 'timezone'): string {
  const found = findTimeZone(name);
  if (found !== undefined) {
    return found;
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

/** Matches the text after the clock time: 'Z', '+01:00', '+01:00[Europe/Berlin]' */
const zonePattern = /(?:Z|[+-]\d\d:\d\d)(?:\[([^\]]+)\])?$/;

/** Converts DateTime text that passed the type check into a Temporal object. */
export function toZoned(text: string, parameter = 'value'): Temporal.ZonedDateTime {
  const name = zonePattern.exec(text)?.[1];
  if (name === undefined) {
    const offset = text.endsWith('Z') ? 'UTC' : text.slice(-6);
    return Temporal.Instant.from(text).toZonedDateTimeISO(offset);
  }
  const timeZone =
    findTimeZone(name) ??
    fail(
      'E_TYPE',
      `\`${parameter}\` has the unknown time zone ${quote(name)}. Use an IANA name such as "Europe/Berlin".`,
      parameter,
    );
  const inZone = text.replace(/\[.*/, `[${timeZone}]`);
  try {
    // Before about 1900, offsets include seconds, but the text has only minutes. Temporal accepts the rounded offset.
    return Temporal.ZonedDateTime.from(inZone, {offset: 'reject'});
  } catch {
    // The offset doesn't match the zone, so the offset determines the moment, and the zone only how it is displayed.
    return Temporal.Instant.from(inZone).toZonedDateTimeISO(timeZone);
  }
}

/** Returns the moment, in UTC, for a Unix time in nanoseconds. */
export function momentOfEpoch(nanoseconds: bigint): Temporal.ZonedDateTime {
  return new Temporal.ZonedDateTime(nanoseconds, 'UTC');
}

/** Converts Date, DateTime or LocalDateTime text that passed the type check into a Temporal object. */
export function toMoment(text: string, parameter = 'value'): Moment {
  if (!text.includes('T')) {
    return Temporal.PlainDate.from(text);
  }
  return zonePattern.test(text) ? toZoned(text, parameter) : Temporal.PlainDateTime.from(text);
}

function hasFourDigitYear({year}: Moment): boolean {
  return year >= 0 && year <= 9999;
}

const utcNames = new Set(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT', '+00:00']);

/** Writes '2024-02-29', '2024-02-29T09:30:00', '…Z', '…+01:00' or '…+01:00[Europe/Berlin]'. */
export function toText(moment: Moment, parameter = 'value'): string {
  if (!hasFourDigitYear(moment)) {
    fail(
      'E_RANGE',
      'The result is outside the years 0000 to 9999. Use another date or a smaller amount.',
      parameter,
    );
  }
  if (!(moment instanceof Temporal.ZonedDateTime)) {
    return moment.toString();
  }
  if (utcNames.has(moment.timeZoneId)) {
    return `${moment.toPlainDateTime().toString()}Z`;
  }
  return moment.toString({timeZoneName: offsetPattern.test(moment.timeZoneId) ? 'never' : 'auto'});
}

/** The parts of a date and an optional time, as read from text. */
export interface Reading {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
  readonly nanosecond?: number;
  /** 'Z' or '+01:00' */
  readonly offset?: string;
  readonly zone?: string;
}

const datePattern = {
  extended: String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`,
  basic: String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)`,
};
const timePattern = {
  extended: String.raw`(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?`,
  basic: String.raw`(?<hour>\d\d)(?<minute>\d\d)(?:(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?`,
};
const placePattern = String.raw`(?: ?(?<offset>[Zz]|[+-]\d\d(?::?\d\d)?))?(?:\[(?<zone>[^\]]{1,50})\])?`;

/** Patterns for ISO 8601 text, with hyphens and colons or without them. */
const isoPatterns = (['extended', 'basic'] as const).map(
  (form) => new RegExp(`^${datePattern[form]}(?:[Tt ]${timePattern[form]}${placePattern})?$`),
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
export function readIso(text: string): Reading | undefined {
  const groups = isoPatterns.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (!groups) {
    return undefined;
  }
  return {
    year: Number(groups.year),
    month: Number(groups.month),
    day: Number(groups.day),
    hour: Number(groups.hour ?? 0),
    minute: Number(groups.minute ?? 0),
    second: Number(groups.second ?? 0),
    nanosecond: Number((groups.fraction ?? '').padEnd(9, '0')),
    ...(groups.offset && {offset: normalizeOffset(groups.offset)}),
    ...(groups.zone && {zone: groups.zone}),
  };
}

/** Converts the parts of a date to a moment. Returns undefined if the date, time or zone doesn't exist. */
export function momentOfReading(
  {nanosecond = 0, offset, zone, ...fields}: Reading,
  timeZone: string,
): Temporal.ZonedDateTime | undefined {
  try {
    const clock = Temporal.PlainDateTime.from(fields, {overflow: 'reject'}).add({
      nanoseconds: nanosecond,
    });
    const moment =
      offset === undefined
        ? clock.toZonedDateTime(zone === undefined ? timeZone : checkTimeZone(zone))
        : toZoned(`${clock.toString()}${offset}${zone === undefined ? '' : `[${zone}]`}`);
    return hasFourDigitYear(moment) ? moment : undefined;
  } catch {
    return undefined;
  }
}
