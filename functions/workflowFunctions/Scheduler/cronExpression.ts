/**
 * Cron expressions by the rules of the cron of Unix, read here and run in cronRuns.ts. croner 11.0.0 was tried: when the
 * day is a step of *, either the day or the weekday is enough for it, though a field that starts with * doesn't count. It
 * refuses 5/15, runs what is due every half hour twice in the hour that comes twice, and leaves out a run on the day that
 * Samoa skipped. It has 9 kB compressed, ours 1 kB beside Temporal, which a schedule needs anyway. cronRuns.test.ts
 * compares with croner on what both know.
 */
import {failStep} from '../../workflow/stepErrors';

/** A cron expression, read. Numbers stand in rising order. */
export interface Cron {
  readonly seconds: readonly number[];
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly months: readonly number[];
  /** For a day of one of the months; weekdays count from 0, Sunday. */
  readonly isDay: (day: number, weekday: number, daysInMonth: number) => boolean;
}

interface FieldKind {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** The first name stands for `from`. */
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
  // 7 is Sunday too.
  {name: 'weekday', from: 0, to: 7, words: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']},
];

/** Days that a month can have, for February those of a leap year. */
const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function refuse(problem: string): never {
  return failStep('E_PARSE', `The expression can’t be read: ${problem}.`);
}

function numberOf(text: string, {name, from, to, words = []}: FieldKind): number {
  const word = words.indexOf(text.toLowerCase());
  const number = word >= 0 ? from + word : Number(text);
  if ((word < 0 && !/^\d{1,2}$/.test(text)) || number < from || number > to) {
    refuse(`the ${name} "${text}" isn’t from ${from} to ${to}`);
  }
  return number;
}

/** '1-5', '*', 'mon-fri', '0-30/10', '5/15' → the numbers from, to and step */
function rangeOf(part: string, kind: FieldKind): {from: number; to: number; step: number} {
  const [range = '', stepText, ...more] = part.split('/');
  const [first = '', last, ...others] = range.split('-');
  if (more.length + others.length > 0 || first === '' || last === '' || stepText === '') {
    refuse(`the ${kind.name} "${part}" isn’t a number, a range or a step`);
  }
  if (stepText !== undefined && !/^[1-9]\d{0,2}$/.test(stepText)) {
    refuse(`the step "${stepText}" of the ${kind.name} isn’t a whole number from 1`);
  }
  const step = Number(stepText ?? 1);
  if (first === '*' && last === undefined) {
    return {from: kind.from, to: kind.to, step};
  }
  const from = numberOf(first, kind);
  const to = last === undefined ? (stepText ? kind.to : from) : numberOf(last, kind);
  if (to < from) {
    refuse(`the ${kind.name} "${range}" goes backwards`);
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

/** Either is enough when both day and weekday are given; a field that starts with * doesn't count. */
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

/** Reads '30 7 * * mon-fri', or six fields with the seconds first. Fails when no day ever fits. */
export function parseCron(expression: string): Cron {
  const fields = expression.trim().split(/\s+/);
  if (fields.length !== 5 && fields.length !== 6) {
    refuse(`it has ${fields.length} fields instead of 5 or 6`);
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
    failStep('E_RANGE', `"${expression}" never comes: no month that it names has such a day.`);
  }
  return cron;
}
