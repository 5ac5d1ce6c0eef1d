/** Matches a DateTime, a LocalDateTime or a Time. */
const clockPattern =
  /^(?:(?<date>\d{4}-\d{2}-\d{2})T)?(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<fraction>\d+))?)?(?:Z|(?<sign>[+-])(?<offsetHour>\d{2}):(?<offsetMinute>\d{2}))?/;

interface Instant {
  /** Since the start of 1970 in UTC. Without an offset, as if the time were in UTC. Without a date, since midnight. */
  readonly seconds: number;
  readonly nanoseconds: number;
}

/** '2024-02-29T09:30:00+01:00[Europe/Berlin]' → the point in time, calculated from the offset */
function instantOf(text: string): Instant {
  const {
    date = '1970-01-01',
    hour,
    minute,
    second = '0',
    fraction = '',
    ...offset
  } = clockPattern.exec(text)!.groups!;
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  // Unlike Date.UTC, setUTCFullYear doesn't read the years 0 to 99 as 1900 to 1999.
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day) / 1000;
  const offsetMinutes = offset.sign
    ? Number(`${offset.sign}1`) * (Number(offset.offsetHour) * 60 + Number(offset.offsetMinute))
    : 0;
  return {
    seconds:
      midnight + Number(hour) * 3600 + (Number(minute) - offsetMinutes) * 60 + Number(second),
    nanoseconds: Number(fraction.padEnd(9, '0')),
  };
}

/** Compares two numbers or two values of the same date type. DateTimes are compared as points in time. */
function compare(a: number | string, b: number | string): number {
  if (typeof a === 'number' || typeof b === 'number') {
    return Number(a) - Number(b);
  }
  if (!a.includes(':')) {
    return a < b ? -1 : a > b ? 1 : 0;
  }
  const [left, right] = [instantOf(a), instantOf(b)];
  return left.seconds - right.seconds || left.nanoseconds - right.nanoseconds;
}

/** Returns the first of the smallest items (direction 1) or largest items (-1), or null if the list is empty. */
export function extreme(
  list: readonly number[] | readonly string[],
  direction: 1 | -1,
): number | string | null {
  let best: number | string | null = null;
  for (const item of list) {
    if (best === null || compare(item, best) * direction < 0) {
      best = item;
    }
  }
  // Turns -0 into 0.
  return best === 0 ? 0 : best;
}
