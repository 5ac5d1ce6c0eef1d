import type {IncomingHttpHeaders} from 'node:http';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const month = `(?<month>${MONTHS.join('|')})`;
const time = String.raw`(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)`;

/** The three formats of dates in HTTP: https://www.rfc-editor.org/rfc/rfc9110#name-date-time-formats */
const formats = [
  String.raw`^[A-Za-z]+, (?<day>\d\d) ${month} (?<year>\d{4}) ${time}`,
  String.raw`^[A-Za-z]+, (?<day>\d\d)-${month}-(?<year>\d\d) ${time}`,
  String.raw`^[A-Za-z]{3} ${month} (?<day>[ \d]\d) ${time} (?<year>\d{4})`,
].map((format) => new RegExp(format));

/** '94' → 1994, '26' → 2026 */
function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length === 4 ? year : year + (year < 70 ? 2000 : 1900);
}

/** Returns the date in its first format, or undefined if it isn't a date. */
function readDate(header: string): string | undefined {
  const found = formats.map((format) => format.exec(header)?.groups).find((groups) => groups);
  if (!found) {
    return undefined;
  }
  const {year, month: name, day, hour, minute, second} = found as Readonly<Record<string, string>>;
  const date = new Date(
    Date.UTC(
      fullYear(year!),
      MONTHS.indexOf(name!),
      Number(day),
      Number(hour),
      Number(minute),
      Number(second),
    ),
  );
  // 31 February doesn't exist.
  return date.getUTCDate() === Number(day) ? date.toUTCString() : undefined;
}

/**
 * Reads the dates of conditional headers as nginx does. The library accepts any date that JavaScript can parse, such as
 * '1 Jan 2100', which HTTP doesn't allow. Without a valid date, a file counts as modified.
 */
export function readConditions(headers: IncomingHttpHeaders): void {
  const since = headers['if-modified-since'];
  const until = headers['if-unmodified-since'];
  if (since !== undefined) {
    headers['if-modified-since'] = readDate(since);
  }
  if (until !== undefined) {
    headers['if-unmodified-since'] = readDate(until) ?? new Date(0).toUTCString();
  }
}
