// This file loads temporal-polyfill, so import it dynamically.
import {Temporal} from 'temporal-polyfill';
import {fail} from '../../language/errors';
import {quote} from '../../values/text/quote';

/** Matches ISO 8601 with an optional RFC 9557 time zone, in extended format (with separators) or basic format. */
const isoPattern =
  /^(?<date>\d{4}-\d{2}-\d{2}|\d{8})(?:[Tt ](?<time>\d{2}(?::?[0-5]\d(?::?[0-5]\d(?:[.,]\d{1,9})?)?)?)(?<offset>[Zz]|[+-]\d{2}(?::?\d{2})?)?(?:\[(?<zone>[^[\]]+)\])?)?$/;

function notADateTime(text: string): never {
  return fail(
    'E_PARSE',
    `${quote(text)} isn’t a valid ISO 8601 date or date-time. For other formats, use \`Datetime.Parse\`.`,
    'value',
  );
}

function checkTimeZone(timeZone: string, parameter: string): void {
  try {
    Temporal.PlainDate.from('2000-01-01').toZonedDateTime(timeZone);
  } catch {
    fail(
      'E_TIMEZONE',
      `${quote(timeZone)} isn’t a time zone. Use an IANA name such as "Europe/Berlin".`,
      parameter,
    );
  }
}

function zonedDateTimeOf(text: string, timeZone: string): Temporal.ZonedDateTime {
  const {date, time, offset, zone} = isoPattern.exec(text)!.groups!;
  if (time === undefined) {
    return Temporal.PlainDate.from(date!).toZonedDateTime(timeZone);
  }
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  if (offset === undefined) {
    return local.toZonedDateTime(zone ?? timeZone);
  }
  const instant = Temporal.Instant.from(`${local.toString()}${offset}`);
  if (/^z$/i.test(offset)) {
    return instant.toZonedDateTimeISO(zone ?? 'UTC');
  }
  return zone === undefined
    ? instant.toZonedDateTimeISO(offset)
    : Temporal.ZonedDateTime.from(`${local.toString()}${offset}[${zone}]`, {offset: 'reject'});
}

/** Writes '…Z' in UTC, '…+01:00' with only an offset, and '…+01:00[Europe/Berlin]' in a zone. */
function write(dateTime: Temporal.ZonedDateTime): string {
  const {timeZoneId} = dateTime;
  if (timeZoneId === 'UTC' || timeZoneId === '+00:00') {
    return dateTime.toInstant().toString();
  }
  return dateTime.toString({timeZoneName: /^[+-]/.test(timeZoneId) ? 'never' : 'auto'});
}

/** Converts ISO 8601 text to a DateTime. `timeZone` applies if the text has neither an offset nor a zone. */
export function toDateTime(value: string, timeZone: string): string {
  checkTimeZone(timeZone, 'timezone');
  const text = value.trim();
  const groups = isoPattern.exec(text)?.groups;
  if (!groups) {
    return notADateTime(value);
  }
  if (groups.zone !== undefined) {
    checkTimeZone(groups.zone, 'value');
  }
  try {
    const written = write(zonedDateTimeOf(text, timeZone));
    return /^\d{4}-/.test(written) ? written : notADateTime(value);
  } catch (error) {
    if (error instanceof RangeError) {
      return notADateTime(value);
    }
    throw error;
  }
}
