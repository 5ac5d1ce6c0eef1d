import type {Decimal} from 'decimal.js';
import {fail} from '@documentation/base/internal/values/errors';
import {joinWords} from '@documentation/base/internal/values/joinWords';
import type {Value} from '@documentation/base/internal/values/types';
import {loadDecimal} from '@documentation/base/internal/values/numbers/decimals';
import {isExactNumber} from '@documentation/base/internal/values/exactNumbers';
import {plainNumber} from '@documentation/base/internal/values/numbers/plainNumber';
import {quote} from '@documentation/base/internal/values/quote';
import {trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';

/** Reads and writes ISO 8601 durations: 'P1DT2H30M' */

/** The parts of a duration, from the longest to the shortest, with their letters. */
const letters = {
  years: 'Y',
  months: 'M',
  weeks: 'W',
  days: 'D',
  hours: 'H',
  minutes: 'M',
  seconds: 'S',
};

type PartName = keyof typeof letters;
export type Parts = Readonly<Record<PartName, number>>;

const partNames = Object.keys(letters) as PartName[];
const dateParts = partNames.slice(0, 4);
const timeParts = partNames.slice(4);

/** The parts that always have the same length. A day counts as 24 hours. */
const secondsPerPart = {weeks: 604_800, days: 86_400, hours: 3600, minutes: 60, seconds: 1};
type FixedPart = keyof typeof secondsPerPart;

/** The units that FormatDuration can start with. */
export const largestUnits = {
  days: 'days of 24 hours, as in `P1DT2H30M`',
  hours: 'hours, as in `PT26H30M`',
  minutes: 'minutes, as in `PT1590M`',
  seconds: 'only seconds, as in `PT95400S`',
};

/** Enough digits to add the longest and the shortest part without rounding. */
const PRECISION = 400;

export async function loadExactDecimal(): Promise<typeof Decimal> {
  return (await loadDecimal()).clone({precision: PRECISION});
}

function patternOf(parts: readonly PartName[]): string {
  return parts.map((name) => `(?:(?<${name}>\\d+(?:[.,]\\d+)?)${letters[name]})?`).join('');
}

const durationPattern = new RegExp(
  `^(?<sign>[+\\-\u2212]?)P(?=[\\dT])${patternOf(dateParts)}(?:T(?=\\d)${patternOf(timeParts)})?$`,
  'i',
);

function numberOf(digits: string, sign: 1 | -1): number {
  const plain = digits.replace(',', '.');
  const number = Number(plain);
  if (!isExactNumber(plain) || number > Number.MAX_SAFE_INTEGER) {
    fail(
      'E_RANGE',
      `${quote(digits)} has too many digits for an exact number. Use fewer digits.`,
      'text',
    );
  }
  return number === 0 ? 0 : sign * number;
}

/** 'P1DT2H' → {years: 0, months: 0, weeks: 0, days: 1, hours: 2, minutes: 0, seconds: 0} */
export function parseDuration(text: string): Parts {
  const groups = durationPattern.exec(trimWhiteSpace(text))?.groups;
  if (!groups) {
    return fail(
      'E_PARSE',
      `${quote(text)} isn’t an ISO 8601 duration. Use text such as P1DT2H30M.`,
      'text',
    );
  }
  const written = partNames.filter((name) => groups[name] !== undefined);
  const broken = written.slice(0, -1).find((name) => /[.,]/.test(groups[name]!));
  if (broken) {
    fail(
      'E_PARSE',
      `In ${quote(text)}, the ${broken} have a fraction, but only the last part can have one. Write the fraction in shorter units.`,
      'text',
    );
  }
  const sign = groups.sign === '-' || groups.sign === '\u2212' ? -1 : 1;
  return Object.fromEntries(
    partNames.map((name) => [name, numberOf(groups[name] ?? '0', sign)]),
  ) as Parts;
}

/** Returns the length of a duration, or null if it has years or months, which differ in length. */
export function totalSeconds(parts: Parts, ExactDecimal: typeof Decimal): number | null {
  if (parts.years !== 0 || parts.months !== 0) {
    return null;
  }
  const total = (Object.keys(secondsPerPart) as FixedPart[]).reduce(
    (sum, name) => sum.plus(new ExactDecimal(parts[name]).times(secondsPerPart[name])),
    new ExactDecimal(0),
  );
  if (!isExactNumber(total.toFixed())) {
    fail(
      'E_RANGE',
      'The duration in seconds has too many digits for an exact number. Use a shorter duration.',
      'text',
    );
  }
  return total.toNumber();
}

/** Writes digits with their letters. Parts of 0 are left out. */
function written(digits: Readonly<Partial<Record<PartName, string>>>, isNegative: boolean): string {
  const write = (names: readonly PartName[]) =>
    names
      .filter((name) => (digits[name] ?? '0') !== '0')
      .map((name) => `${digits[name]}${letters[name]}`)
      .join('');
  const [date, time] = [write(dateParts), write(timeParts)];
  if (date === '' && time === '') {
    return 'PT0S';
  }
  return `${isNegative ? '-' : ''}P${date}${time === '' ? '' : `T${time}`}`;
}

/** 95400 → 'P1DT2H30M' */
export function durationOfSeconds(
  seconds: number,
  largestUnit: keyof typeof largestUnits,
  ExactDecimal: typeof Decimal,
): string {
  let rest = new ExactDecimal(seconds).abs();
  const digits: Partial<Record<PartName, string>> = {};
  const units = Object.keys(largestUnits) as (keyof typeof largestUnits)[];
  for (const unit of units.slice(units.indexOf(largestUnit))) {
    const exact = rest.div(secondsPerPart[unit]);
    const amount = unit === 'seconds' ? exact : exact.trunc();
    rest = rest.minus(amount.times(secondsPerPart[unit]));
    digits[unit] = amount.toFixed();
  }
  return written(digits, seconds < 0);
}

function refuse(code: 'E_TYPE' | 'E_RANGE', problem: string): never {
  return fail(code, problem, 'duration');
}

function checkFields(fields: Readonly<Record<string, Value>>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'totalSeconds') {
      continue;
    }
    if (!Object.hasOwn(letters, name)) {
      refuse(
        'E_TYPE',
        `${quote(name)} isn’t a part of a duration. Use ${joinWords(partNames, 'or')}.`,
      );
    }
    if (value !== null && typeof value !== 'number') {
      refuse('E_TYPE', `\`${name}\` must be a Number. Convert the value first.`);
    }
  }
}

/** {days: 1, hours: 2.5} → 'P1DT2.5H'. Fields that are missing or null count as 0. */
export function durationOfParts(fields: Readonly<Record<string, Value>>): string {
  checkFields(fields);
  if (!partNames.some((name) => Object.hasOwn(fields, name))) {
    refuse('E_TYPE', `The duration has no parts. Add ${joinWords(partNames, 'or')}.`);
  }
  const values = partNames.map((name) => [name, (fields[name] ?? 0) as number] as const);
  const used = values.filter(([, value]) => value !== 0);
  if (used.some(([, value]) => value < 0) && used.some(([, value]) => value > 0)) {
    refuse(
      'E_RANGE',
      'Some parts are positive and others negative. Use the same sign for all parts.',
    );
  }
  const broken = used.slice(0, -1).find(([, value]) => !Number.isInteger(value));
  if (broken) {
    refuse(
      'E_RANGE',
      `The ${broken[0]} have a fraction, but only the last part can have one. Write the fraction in shorter units.`,
    );
  }
  const digits = Object.fromEntries(
    used.map(([name, value]) => [name, plainNumber(Math.abs(value))]),
  );
  return written(
    digits,
    used.some(([, value]) => value < 0),
  );
}
