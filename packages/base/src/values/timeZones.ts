/** Time zones as the JavaScript engine knows them, for type checks, which must not load the Temporal library. */

const offsetPattern = /^[+-](?:[01]\d|2[0-3]):[0-5]\d$/;
const ianaPattern = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/;
/** The IANA names that have three letters. Engines accept others, such as IST and PST, which are ambiguous. */
const shortNames = /^(?:CET|EET|EST|GMT|HST|MET|MST|PRC|ROC|ROK|UCT|UTC|WET)$/i;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  // Without the conversion, every mix of cases would add an entry.
  const key = zone.toLowerCase();
  const known = formats.get(key);
  if (known) {
    return known;
  }
  const format = new Intl.DateTimeFormat('en-US', {timeZone: zone, timeZoneName: 'longOffset'});
  formats.set(key, format);
  return format;
}

/** Whether text is an offset such as '+01:00' */
export function isOffset(text: string): boolean {
  return offsetPattern.test(text);
}

/** Whether a name is an IANA time zone, in any case, or an offset such as '+01:00' */
export function isTimeZone(name: string): boolean {
  if (isOffset(name)) {
    return true;
  }
  if (!ianaPattern.test(name) || (name.length === 3 && !shortNames.test(name))) {
    return false;
  }
  try {
    return formatIn(name) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** '+01:00' or '+00:53:28' → seconds */
export function secondsOfOffset(offset: string): number {
  const [, sign, hours, minutes, seconds = 0] = /^([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(offset)!;
  return Number(`${sign}1`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/** 3600 → '+01:00'. Rounds to the minute, because local times before about 1900 have offsets such as +00:53:28. */
function offsetOfSeconds(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60);
  const padded = [Math.trunc(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0'));
  return `${seconds < 0 ? '-' : '+'}${padded.join(':')}`;
}

/** The zone's offset in seconds at a moment, given in seconds since 1970 in UTC. */
export function offsetAt(zone: string, moment: number): number {
  if (isOffset(zone)) {
    return secondsOfOffset(zone);
  }
  // '2/29/2024, GMT+01:00', or only 'GMT' in some engines
  const offset = /GMT([+-]\d\d:\d\d(?::\d\d)?)/.exec(formatIn(zone).format(moment * 1000))?.[1];
  return offset === undefined ? 0 : secondsOfOffset(offset);
}

const SECONDS_PER_DAY = 86_400;

/** The offsets in seconds that the zone has when its clocks show a time, given in seconds as if it were in UTC. */
function exactOffsetsOfClock(zone: string, clock: number): readonly number[] {
  const around = [-SECONDS_PER_DAY, SECONDS_PER_DAY].map((days) => offsetAt(zone, clock + days));
  return around.filter((offset) => offsetAt(zone, clock - offset) === offset);
}

/**
 * The offsets that the zone has when its clocks show a time, given in seconds as if it were in UTC: ['+01:00'].
 * A repeated time has two, and a skipped time has none.
 */
export function offsetsOfClock(zone: string, clock: number): readonly string[] {
  return [...new Set(exactOffsetsOfClock(zone, clock).map(offsetOfSeconds))];
}

/** The seconds for an offset that was rounded to the minute, or undefined if the zone doesn't have it at that time. */
export function exactOffset(zone: string, clock: number, offset: string): number | undefined {
  const given = secondsOfOffset(offset);
  // Nearly all offsets are whole minutes, and this check is faster than the next.
  return offsetAt(zone, clock - given) === given
    ? given
    : exactOffsetsOfClock(zone, clock).find((seconds) => offsetOfSeconds(seconds) === offset);
}
