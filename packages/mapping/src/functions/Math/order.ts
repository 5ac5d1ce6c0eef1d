import {compareDateTimes} from '@documentation/base/internal/values/dates/compareDateTimes';

/** '09:30' → '09:30:00.000000000', so a time sorts as text. The seconds and their fraction are optional. */
function withFraction(clock: string): string {
  const [time, fraction = ''] = clock.split('.');
  const minuteEnd = time!.indexOf(':') + 3;
  return `${time}${time!.length === minuteEnd ? ':00' : ''}.${fraction.padEnd(9, '0')}`;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares two numbers or two values of the same date type. DateTimes are compared as points in time. */
function compare(a: number | string, b: number | string): number {
  if (typeof a === 'number' || typeof b === 'number') {
    return Number(a) - Number(b);
  }
  return (
    compareDateTimes(a, b) ??
    (a.includes(':') ? compareText(withFraction(a), withFraction(b)) : compareText(a, b))
  );
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
