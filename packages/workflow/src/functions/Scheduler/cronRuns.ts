import {Temporal} from 'temporal-polyfill';
import type {Cron} from './cronExpression';

/** Computes the runs of a cron expression. Import this module dynamically inside `run`, because it loads Temporal. */

/** How many years to search for a match. 29 February falls on any given weekday at least once in 40 years. */
const SEARCHED_YEARS = 41;
const SECONDS_PER_DAY = 86_400;

function secondOfDay({hour, minute, second}: Temporal.PlainDateTime): number {
  return hour * 3600 + minute * 60 + second;
}

/** Yields the seconds of a day that match the expression, starting at a bound, forwards or backwards. */
function* secondsOfDay(cron: Cron, bound: number, isForwards: boolean): Generator<number> {
  const inOrder = (numbers: readonly number[]) => (isForwards ? numbers : [...numbers].reverse());
  const isOutside = (start: number, length: number) =>
    isForwards ? start + length <= bound : start > bound;
  for (const hour of inOrder(cron.hours)) {
    if (isOutside(hour * 3600, 3600)) {
      continue;
    }
    for (const minute of inOrder(cron.minutes)) {
      const start = hour * 3600 + minute * 60;
      if (isOutside(start, 60)) {
        continue;
      }
      for (const second of inOrder(cron.seconds)) {
        if (!isOutside(start + second, 1)) {
          yield start + second;
        }
      }
    }
  }
}

function nextDate(date: Temporal.PlainDate, {months}: Cron, isForwards: boolean) {
  if (months.includes(date.month)) {
    return date.add({days: isForwards ? 1 : -1});
  }
  const monthStart = date.with({day: 1});
  return isForwards ? monthStart.add({months: 1}) : monthStart.subtract({days: 1});
}

/** Yields the local times that match the expression, whether or not they exist in a time zone. */
function* readings(
  cron: Cron,
  from: Temporal.PlainDateTime,
  isForwards: boolean,
): Generator<Temporal.PlainDateTime> {
  let date = from.toPlainDate();
  let bound = secondOfDay(from);
  while (Math.abs(date.year - from.year) <= SEARCHED_YEARS) {
    const {day, dayOfWeek, daysInMonth, month} = date;
    if (cron.months.includes(month) && cron.isDay(day, dayOfWeek % 7, daysInMonth)) {
      for (const seconds of secondsOfDay(cron, bound, isForwards)) {
        yield date.toPlainDateTime().add({seconds});
      }
    }
    date = nextDate(date, cron, isForwards);
    bound = isForwards ? 0 : SECONDS_PER_DAY;
  }
}

/** Returns the first moment with this local time, or the end of the gap if the clocks skip that time. */
export function momentOfClock(
  reading: Temporal.PlainDateTime,
  timeZone: string,
): Temporal.ZonedDateTime {
  const moment = reading.toZonedDateTime(timeZone, {disambiguation: 'earlier'});
  const isSkipped = !moment.toPlainDateTime().equals(reading);
  return isSkipped ? moment.getTimeZoneTransition('next')! : moment;
}

/** Returns the next runs after a moment, in its time zone. */
export function runsAfter(
  cron: Cron,
  moment: Temporal.ZonedDateTime,
  count: number,
): Temporal.ZonedDateTime[] {
  const runs: Temporal.ZonedDateTime[] = [];
  for (const reading of readings(cron, moment.toPlainDateTime(), true)) {
    const run = momentOfClock(reading, moment.timeZoneId);
    if (Temporal.ZonedDateTime.compare(run, runs.at(-1) ?? moment) > 0) {
      runs.push(run);
    }
    if (runs.length === count) {
      break;
    }
  }
  return runs;
}

/** Returns the latest run at or before a moment, in its time zone. */
export function runUntil(
  cron: Cron,
  moment: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime | undefined {
  // After the clocks have gone back, local times later than that of `moment` may already have occurred.
  const before = moment.toInstant().toZonedDateTimeISO(moment.subtract({hours: 24}).offset);
  const clocks = [moment.toPlainDateTime(), before.toPlainDateTime()];
  const latest = clocks.sort((a, b) => Temporal.PlainDateTime.compare(b, a))[0]!;
  for (const reading of readings(cron, latest, false)) {
    const run = momentOfClock(reading, moment.timeZoneId);
    if (Temporal.ZonedDateTime.compare(run, moment) <= 0) {
      return run;
    }
  }
  return undefined;
}
