import {Decimal} from 'decimal.js';
import {Temporal} from 'temporal-polyfill';
import {
  checkYear,
  nameOfMoment,
  type Moment,
  type Time,
} from '@documentation/base/internal/values/dates/dates';
import {fail} from '@documentation/base/internal/values/errors';
import {isDateUnit, type DateUnit, type Period, type Unit, type WeekStart} from './units';

/** Date calculations. Import this file dynamically, because it loads the Temporal library. */

/** Fails with E_TYPE if a Date would need a time, or a Time a date. */
function requireUnit(moment: Moment | Time, unit: Unit): void {
  if (moment instanceof Temporal.PlainDate && !isDateUnit(unit)) {
    fail(
      'E_TYPE',
      `${moment.toString()} is a Date and has no ${unit}. Use days or longer units, or add a time with \`Datetime.AssignTimezone\`.`,
      'unit',
    );
  }
  if (moment instanceof Temporal.PlainTime && isDateUnit(unit)) {
    fail(
      'E_TYPE',
      `${moment.toString()} is a Time and has no ${unit}. Set \`unit\` to hours or shorter units.`,
      'unit',
    );
  }
}

/** Fails with E_TYPE for moments of different kinds, which can't be compared. */
export function requireSameKind(
  a: Moment | Time,
  b: Moment | Time,
  nameOfA: string,
  nameOfB: string,
): void {
  const [kindOfA, kindOfB] = [nameOfMoment(a), nameOfMoment(b)];
  if (kindOfA !== kindOfB) {
    fail(
      'E_TYPE',
      `\`${nameOfA}\` is a ${kindOfA}, but \`${nameOfB}\` is a ${kindOfB}. Use two values of the same type.`,
      nameOfB,
    );
  }
}

const NS_PER_UNIT = {
  hours: 3_600_000_000_000n,
  minutes: 60_000_000_000n,
  seconds: 1_000_000_000n,
  milliseconds: 1_000_000n,
};

function addCalendar<M extends Moment>(moment: M, amount: number, unit: DateUnit): M {
  const duration = unit === 'quarters' ? {months: amount * 3} : {[unit]: amount};
  return moment.add(duration) as M;
}

function addExactly(moment: Moment, amount: number, unit: Unit): Moment {
  if (isDateUnit(unit)) {
    return addCalendar(moment, amount, unit);
  }
  const nanoseconds = new Decimal(amount).times(`${NS_PER_UNIT[unit]}`).round();
  // Seconds are passed separately, because a JS number can't represent large nanosecond counts exactly.
  const seconds = nanoseconds.div(1e9).trunc();
  return (moment as Temporal.ZonedDateTime).add({
    seconds: seconds.toNumber(),
    nanoseconds: nanoseconds.minus(seconds.times(1e9)).toNumber(),
  });
}

export function add(moment: Moment, amount: number, unit: Unit): Moment {
  if (isDateUnit(unit) && !Number.isInteger(amount)) {
    fail('E_RANGE', `\`amount\` is ${amount}, but it must be a whole number of ${unit}.`, 'amount');
  }
  requireUnit(moment, unit);
  let sum: Moment | undefined;
  try {
    sum = addExactly(moment, amount, unit);
  } catch (error) {
    // Temporal has limits too, far outside ours.
    if (!(error instanceof RangeError)) {
      throw error;
    }
  }
  return checkYear(sum, 'amount', 'Use a smaller amount.');
}

function plainDateOf(moment: Moment): Temporal.PlainDate {
  return moment instanceof Temporal.PlainDate ? moment : moment.toPlainDate();
}

/** Returns the start of a date, with the type and time zone of `kind`. */
function startOfDateAs(date: Temporal.PlainDate, kind: Moment): Moment {
  if (kind instanceof Temporal.ZonedDateTime) {
    return date.toZonedDateTime(kind.timeZoneId);
  }
  return kind instanceof Temporal.PlainDate ? date : date.toPlainDateTime();
}

const firstDayOfWeek = {monday: 1, saturday: 6, sunday: 7};

function firstDate(date: Temporal.PlainDate, unit: DateUnit, weekStart: WeekStart) {
  switch (unit) {
    case 'years':
      return date.with({month: 1, day: 1});
    case 'quarters':
      return date.with({month: date.month - ((date.month - 1) % 3), day: 1});
    case 'months':
      return date.with({day: 1});
    case 'weeks':
      return date.subtract({days: (date.dayOfWeek - firstDayOfWeek[weekStart] + 7) % 7});
    case 'days':
      return date;
  }
}

const zeros = {millisecond: 0, microsecond: 0, nanosecond: 0};
const firstFields = {
  hours: {minute: 0, second: 0, ...zeros},
  minutes: {second: 0, ...zeros},
  seconds: zeros,
};
const lastFields = {
  hours: {minute: 59, second: 59, ...zeros, millisecond: 999},
  minutes: {second: 59, ...zeros, millisecond: 999},
  seconds: {...zeros, millisecond: 999},
};

export function startOf<M extends Moment | Time>(moment: M, unit: Period, weekStart: WeekStart): M {
  requireUnit(moment, unit);
  if (isDateUnit(unit)) {
    const date = moment as Moment;
    return startOfDateAs(firstDate(plainDateOf(date), unit, weekStart), date) as M;
  }
  return (moment as Temporal.ZonedDateTime).with(firstFields[unit]) as M;
}

/** Returns the last millisecond of the period, or its last day if the moment is a Date. */
export function endOf(moment: Moment, unit: Period, weekStart: WeekStart): Moment {
  requireUnit(moment, unit);
  if (!isDateUnit(unit)) {
    return (moment as Temporal.ZonedDateTime).with(lastFields[unit]);
  }
  const next = addCalendar(firstDate(plainDateOf(moment), unit, weekStart), 1, unit);
  const start = startOfDateAs(next, moment);
  return start instanceof Temporal.PlainDate
    ? start.subtract({days: 1})
    : start.subtract({milliseconds: 1});
}

/** Compares moments or times of the same kind. */
export function compare(a: Moment | Time, b: Moment | Time): -1 | 0 | 1 {
  const [left, right] = [nanosecondsOf(a), nanosecondsOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

const epoch = new Temporal.PlainDate(1970, 1, 1);

/** Treats moments without a zone as UTC, because only the difference between two results matters. */
function nanosecondsOf(moment: Moment | Time): bigint {
  if (moment instanceof Temporal.PlainTime) {
    return nanosecondsOf(epoch.toPlainDateTime(moment));
  }
  return moment instanceof Temporal.ZonedDateTime
    ? moment.epochNanoseconds
    : moment.toZonedDateTime('UTC').epochNanoseconds;
}

/** Estimates the whole units between two moments. The estimate can overshoot, because it ignores smaller units. */
function mostUnitsBetween(start: Moment, end: Moment, unit: DateUnit): number {
  const months = (end.year - start.year) * 12 + end.month - start.month;
  const {days} = plainDateOf(start).until(plainDateOf(end));
  return {
    years: end.year - start.year,
    quarters: Math.trunc(months / 3),
    months,
    weeks: Math.trunc(days / 7),
    days,
  }[unit];
}

/** Converts the second moment to the zone of the first, if both have a zone. */
export function inZoneOf(first: Moment | Time, second: Moment | Time): Moment | Time {
  return first instanceof Temporal.ZonedDateTime && second instanceof Temporal.ZonedDateTime
    ? second.withTimeZone(first.timeZoneId)
    : second;
}

export interface Distance {
  /** The whole units, rounded toward zero. */
  readonly whole: number;
  readonly exact: Decimal;
}

/** Counts the units between two moments. Adding `whole` units to the start never goes past the end. */
function distanceInDateUnits(start: Moment, end: Moment, unit: DateUnit): Distance {
  const direction = compare(end, start);
  let whole = mostUnitsBetween(start, end, unit);
  while (whole !== 0 && compare(addCalendar(start, whole, unit), end) === direction) {
    whole -= direction;
  }
  const reached = nanosecondsOf(addCalendar(start, whole, unit));
  const beyond = nanosecondsOf(addCalendar(start, whole + (direction || 1), unit));
  const fraction = new Decimal(`${nanosecondsOf(end) - reached}`).div(`${beyond - reached}`);
  return {whole, exact: fraction.times(direction).plus(whole)};
}

export function distance(start: Moment | Time, end: Moment | Time, unit: Unit): Distance {
  requireUnit(start, unit);
  if (isDateUnit(unit)) {
    return distanceInDateUnits(start as Moment, end as Moment, unit);
  }
  const nanoseconds = nanosecondsOf(end) - nanosecondsOf(start);
  return {
    whole: Number(nanoseconds / NS_PER_UNIT[unit]),
    exact: new Decimal(`${nanoseconds}`).div(`${NS_PER_UNIT[unit]}`),
  };
}
