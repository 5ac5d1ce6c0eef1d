const MS_PER_DAY = 86_400_000;

/** '1970-01-02' → 1. A date that doesn't exist rolls over: '2024-02-30' counts as 1 March. */
export function dayNumberOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  // Date.UTC() would read the years 0 to 99 as 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, day) / MS_PER_DAY;
}

/** 1 → '1970-01-02'. Works for the years 0000 to 9999. */
export function dateOfDayNumber(dayNumber: number): string {
  return new Date(dayNumber * MS_PER_DAY).toISOString().slice(0, 10);
}

/** 0 → 4, a Thursday. Weekdays are numbered from 1 (Monday) to 7 (Sunday). */
export function weekdayOfDayNumber(dayNumber: number): number {
  // 1970-01-01 was a Thursday.
  return ((((dayNumber + 3) % 7) + 7) % 7) + 1;
}

export const FIRST_DAY_NUMBER = dayNumberOf('0000-01-01');
export const LAST_DAY_NUMBER = dayNumberOf('9999-12-31');
