/** The parts of a date that formats show. */
export interface Fields {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
  readonly offset?: string;
  /** Of the date and time as written, without the offset. */
  readonly epochSeconds?: number;
}

const isoText =
  /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?(?:\[[\w/+-]+\])?)?$/;
const isoTime = /^(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/;

/** Reads the parts of a date, date-time or time in ISO 8601. */
export function fieldsOf(text: string): Fields | undefined {
  const match = isoText.exec(text);
  if (match) {
    const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number);
    const hasTime = match[4] !== undefined;
    return {
      year,
      month,
      day,
      ...(hasTime ? {hour, minute, second: second || 0} : {}),
      offset: match[7],
      epochSeconds: Date.UTC(year!, month! - 1, day, hour || 0, minute || 0, second || 0) / 1000,
    };
  }
  const time = isoTime.exec(text);
  return time
    ? {hour: Number(time[1]), minute: Number(time[2]), second: Number(time[3] ?? 0)}
    : undefined;
}

/** Reads the parts of a moment as they are in a time zone. */
export function fieldsInZone(text: string, timeZone: string): Fields | undefined {
  const moment = Date.parse(text.replace(/\[.*$/, ''));
  if (Number.isNaN(moment)) {
    return undefined;
  }
  const shown = new Date(moment).toLocaleString('sv', {timeZone});
  return fieldsOf(shown.replace(' ', 'T'));
}
