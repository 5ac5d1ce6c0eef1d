import {Decimal} from 'decimal.js';
import {Temporal} from 'temporal-polyfill';
import {nameOfMoment, type Moment} from '../../values/dates/dates';
import {fail} from '../../language/errors';
import {isDateUnit, type DateUnit, type Period, type Unit, type WeekStart} from './units';

/** Date calculations. Import this file dynamically, because it loads the Temporal library. */

function requireTime(moment: Moment, unit: Unit, parameter: string): void {
  if (moment instanceof Temporal.PlainDate) {
    const text = moment.toString();
    fail(
      'E_TYPE',
      `${text} is a Date and has no ${unit}. Use days or longer units, or add a time with \`Datetime.AssignTimezone\`.`,
      parameter,
    );
  }
}

/** Fails with E_TYPE for moments of different kinds, which can't be compared. */
export function requireSameKind(a: Moment, b: Moment, nameOfA: string, nameOfB: string): void {
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

export function add(moment: Moment, amount: number, unit: Unit): Moment {
  if (isDateUnit(unit) && !Number.isInteger(amount)) {
    fail('E_RANGE', `\`amount\` is ${amount}, but it must be a whole number of ${unit}.`, 'amount');
  }
  if (!isDateUnit(unit)) {
    requireTime(moment, unit, 'unit');
  }
  try {
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
  } catch (error) {
    if (!(error instanceof RangeError)) {
      throw error;
    }
    return fail(
      'E_RANGE',
      'The result is outside the years 0000 to 9999. Use a smaller amount.',
      'amount',
    );
  }
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

export function startOf(moment: Moment, unit: Period, weekStart: WeekStart): Moment {
  if (isDateUnit(unit)) {
    return startOfDateAs(firstDate(plainDateOf(moment), unit, weekStart), moment);
  }
  requireTime(moment, unit, 'unit');
  return (moment as Temporal.ZonedDateTime).with(firstFields[unit]);
}

/** Returns the last millisecond of the period, or its last day if the moment is a Date. */
export function endOf(moment: Moment, unit: Period, weekStart: WeekStart): Moment {
  if (!isDateUnit(unit)) {
    requireTime(moment, unit, 'unit');
    return (moment as Temporal.ZonedDateTime).with(lastFields[unit]);
  }
  const next = addCalendar(firstDate(plainDateOf(moment), unit, weekStart), 1, unit);
  const start = startOfDateAs(next, moment);
  return start instanceof Temporal.PlainDate
    ? start.subtract({days: 1})
    : start.subtract({milliseconds: 1});
}

/** Compares moments of the same kind. */
export function compare(a: Moment, b: Moment): -1 | 0 | 1 {
  const [left, right] = [nanosecondsOf(a), nanosecondsOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Returns the nanoseconds since 1970. Treats moments without a zone as UTC, because only differences matter. */
function nanosecondsOf(moment: Moment): bigint {
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
export function inZoneOf(first: Moment, second: Moment): Moment {
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

export function distance(start: Moment, end: Moment, unit: Unit): Distance {
  if (isDateUnit(unit)) {
    return distanceInDateUnits(start, end, unit);
  }
  requireTime(start, unit, 'unit');
  const nanoseconds = nanosecondsOf(end) - nanosecondsOf(start);
  return {
    whole: Number(nanoseconds / NS_PER_UNIT[unit]),
    exact: new Decimal(`${nanoseconds}`).div(`${NS_PER_UNIT[unit]}`),
  };
}
