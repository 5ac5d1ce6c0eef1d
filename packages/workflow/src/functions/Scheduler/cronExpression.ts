/**
 * Parses cron expressions as Unix cron does. cronRuns.ts computes the runs. We don't use croner 11.0.0: if the day is a
 * step of *, croner requires only the day or the weekday to match, but Unix cron requires both. Croner also rejects
 * 5/15, starts the runs of a half-hourly schedule twice in a repeated hour, and omits a run on the day that Samoa
 * skipped. It adds 9 KB compressed. Our code adds 1 KB, plus Temporal, which schedules need anyway. cronRuns.test.ts
 * compares our runs with croner's for expressions that both support.
 */
import {failStep} from '../../language/stepErrors';
import {quote} from '@documentation/base/internal/values/quote';

/** A parsed cron expression. Numbers are in ascending order. */
export interface Cron {
  readonly seconds: readonly number[];
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly months: readonly number[];
  /** Checks whether a day matches, regardless of its month. Weekdays are numbered from 0 (Sunday). */
  readonly isDay: (day: number, weekday: number, daysInMonth: number) => boolean;
}

interface FieldKind {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Names for the numbers, starting at `from`. */
  readonly words?: readonly string[];
}

const kinds: readonly FieldKind[] = [
  {name: 'second', from: 0, to: 59},
  {name: 'minute', from: 0, to: 59},
  {name: 'hour', from: 0, to: 23},
  {name: 'day', from: 1, to: 31},
  {
    name: 'month',
    from: 1,
    to: 12,
    words: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  },
  // Both 0 and 7 mean Sunday.
  {name: 'weekday', from: 0, to: 7, words: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']},
];

/** The maximum number of days in each month. */
const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function refuse(problem: string): never {
  return failStep('E_PARSE', `The cron expression isn’t valid: ${problem}.`);
}

function numberOf(text: string, {name, from, to, words = []}: FieldKind): number {
  const word = words.indexOf(text.toLowerCase());
  const number = word >= 0 ? from + word : Number(text);
  if ((word < 0 && !/^\d{1,2}$/.test(text)) || number < from || number > to) {
    const names = words.length > 0 ? ` or a name such as "${words[0]!}"` : '';
    refuse(`the ${name} is ${quote(text)}, but must be a number from ${from} to ${to}${names}`);
  }
  return number;
}

/** '1-5', '*', 'mon-fri', '0-30/10', '5/15' → the first number, the last number and the step */
function rangeOf(part: string, kind: FieldKind): {from: number; to: number; step: number} {
  const [range = '', stepText, ...more] = part.split('/');
  const [first = '', last, ...others] = range.split('-');
  if (more.length + others.length > 0 || first === '' || last === '' || stepText === '') {
    refuse(`the ${kind.name} is ${quote(part)}, but must be a number, a range or a step`);
  }
  if (stepText !== undefined && !/^[1-9]\d{0,2}$/.test(stepText)) {
    refuse(
      `the step ${quote(stepText)} in the ${kind.name} field must be a whole number from 1 to 999`,
    );
  }
  const step = Number(stepText ?? 1);
  if (first === '*' && last === undefined) {
    return {from: kind.from, to: kind.to, step};
  }
  const from = numberOf(first, kind);
  const to = last === undefined ? (stepText ? kind.to : from) : numberOf(last, kind);
  if (to < from) {
    refuse(
      `the range ${quote(range)} in the ${kind.name} field must start with the smaller number`,
    );
  }
  return {from, to, step};
}

function numbersOf(field: string, kind: FieldKind): number[] {
  const numbers = field.split(',').flatMap((part) => {
    const {from, to, step} = rangeOf(part, kind);
    return Array.from({length: Math.floor((to - from) / step) + 1}, (_, at) => from + at * step);
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Returns a function that checks days. A day must match both fields or, if neither starts with *, at least one. */
function dayRule(dayField: string, weekdayField: string): Cron['isDay'] {
  const parts = dayField.split(',');
  const hasLast = parts.some((part) => part.toUpperCase() === 'L');
  const numbered = parts.filter((part) => part.toUpperCase() !== 'L').join();
  const days = numbered === '' ? [] : numbersOf(numbered, kinds[3]!);
  const weekdays = numbersOf(weekdayField, kinds[5]!).map((weekday) => weekday % 7);
  const isEither = !dayField.startsWith('*') && !weekdayField.startsWith('*');
  return (day, weekday, daysInMonth) => {
    const fitsDay = days.includes(day) || (hasLast && day === daysInMonth);
    const fitsWeekday = weekdays.includes(weekday);
    return isEither ? fitsDay || fitsWeekday : fitsDay && fitsWeekday;
  };
}

function canMatch({months, isDay}: Cron): boolean {
  return months.some((month) => {
    const length = longestMonths[month - 1]!;
    const dates = Array.from({length}, (_, index) => index + 1);
    return dates.some((day) =>
      [0, 1, 2, 3, 4, 5, 6].some((weekday) => isDay(day, weekday, length)),
    );
  });
}

/** Parses '30 7 * * mon-fri', or six fields with the seconds first. Fails if no day ever matches. */
export function parseCron(expression: string): Cron {
  const fields = expression.trim().split(/\s+/);
  if (fields.length !== 5 && fields.length !== 6) {
    const count = fields.length === 1 ? '1 field' : `${fields.length} fields`;
    refuse(`it has ${count}, but 5 or 6 are expected`);
  }
  const [second = '', minute = '', hour = '', day = '', month = '', weekday = ''] =
    fields.length === 6 ? fields : ['0', ...fields];
  const cron: Cron = {
    seconds: numbersOf(second, kinds[0]!),
    minutes: numbersOf(minute, kinds[1]!),
    hours: numbersOf(hour, kinds[2]!),
    months: numbersOf(month, kinds[4]!),
    isDay: dayRule(day, weekday),
  };
  if (!canMatch(cron)) {
    failStep(
      'E_RANGE',
      `The cron expression ${quote(expression)} matches only dates that don’t exist. Change the day or the month.`,
    );
  }
  return cron;
}
