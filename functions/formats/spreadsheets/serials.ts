import {hasType} from '../../language/typeChecks';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('0001-01-01T00:00:00Z') / DAY_MS;
/** The last date that spreadsheets know. */
const LAST_DAY = Date.parse('9999-12-31T00:00:00Z') / DAY_MS;

/** How a spreadsheet counts days. */
export interface DateSystem {
  /** Day 0, in days since 1970. */
  readonly firstDay: number;
  /** Day 60 is 1900-02-29, a day that never was; the days before it are one day off. */
  readonly hasInventedDay: boolean;
}

export const excel1900: DateSystem = {
  firstDay: Date.UTC(1899, 11, 30) / DAY_MS,
  hasInventedDay: true,
};
export const excel1904: DateSystem = {
  firstDay: Date.UTC(1904, 0, 1) / DAY_MS,
  hasInventedDay: false,
};
export const googleSheets: DateSystem = {
  firstDay: Date.UTC(1899, 11, 30) / DAY_MS,
  hasInventedDay: false,
};

/** 34200000 → '09:30:00' */
function timeText(ms: number): string {
  return new Date(ms)
    .toISOString()
    .slice(11, -1)
    .replace(/\.000$/, '');
}

/**
 * 45292 → '2024-01-01', 45292.5 → '2024-01-01T12:00:00', 0.5 → '12:00:00'.
 * Null for a number that is no date, such as the day that Excel invented.
 */
export function serialToText(serial: number, system: DateSystem): string | null {
  const ms = Math.round(serial * DAY_MS);
  const days = Math.floor(ms / DAY_MS);
  const time = timeText(ms - days * DAY_MS);
  if (days === 0) {
    return time;
  }
  if (system.hasInventedDay && (days < 0 || days === 60)) {
    return null;
  }
  const day = system.firstDay + days + (system.hasInventedDay && days < 60 ? 1 : 0);
  if (!(day >= FIRST_DAY && day <= LAST_DAY)) {
    return null;
  }
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  return time === '00:00:00' ? date : `${date}T${time}`;
}

/**
 * '2024-01-01' → 45292. Of a date-time the clock reading counts, never the zone.
 * Null for a text that is no date or lies before 1900.
 */
export function textToSerial(text: string): number | null {
  const clock = /^(\d{4}-\d{2}-\d{2})(?:T([\d:.]+))?/.exec(text);
  if (!clock || !(['Date', 'LocalDateTime', 'DateTime'] as const).some((t) => hasType(text, t))) {
    return null;
  }
  const [, date, time = '00:00'] = clock;
  const ms = Date.parse(`${date}T00:00:00Z`);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const days = ms / DAY_MS - excel1900.firstDay;
  if (days < 2) {
    return null;
  }
  const dayCount = days < 61 ? days - 1 : days;
  return dayCount + (hours * 3600 + minutes * 60 + seconds) / 86_400;
}
