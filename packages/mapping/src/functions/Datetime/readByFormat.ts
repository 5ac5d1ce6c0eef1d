import {fail} from '@documentation/base/internal/values/errors';
import type {Reading} from '@documentation/base/internal/values/dates/dates';
import {
  dayNumberOf,
  weekdayOfDayNumber,
} from '@documentation/base/internal/values/dates/dayNumbers';
import {normalizeOffset} from '@documentation/base/internal/values/dates/isoText';
import {inForm} from '@documentation/base/internal/values/text/normalForm';
import type {Names} from '@documentation/base/internal/values/dates/names';
import {needsNames, padded, type FormatPart} from './tokens';

/** What the first letter of a token means. */
const fieldOfLetter: Readonly<Record<string, string>> = {
  y: 'year',
  M: 'month',
  d: 'day',
  E: 'weekday',
  H: 'hour',
  h: 'hour from 1 to 12',
  a: 'AM or PM token',
  m: 'minute',
  s: 'second',
  S: 'fractional second',
  X: 'offset',
};

/** Checks that a format can be used to read a date. */
export function checkReadable(parts: readonly FormatPart[]): void {
  const letters = parts.flatMap((part) => ('token' in part ? [part.token[0]!] : []));
  const twice = letters.find((letter, index) => letters.indexOf(letter) !== index);
  if (twice) {
    fail(
      'E_FORMAT',
      `The format has the ${fieldOfLetter[twice]} twice. Remove one of the two.`,
      'format',
    );
  }
  const has = (letter: string) => letters.includes(letter);
  if (!has('y')) {
    fail('E_FORMAT', 'The format has no year. Add yyyy.', 'format');
  }
  if (has('d') && !has('M')) {
    fail('E_FORMAT', 'The format has a day without a month. Add MM.', 'format');
  }
  if (has('h') !== has('a') || (has('h') && has('H'))) {
    fail(
      'E_FORMAT',
      'h and a (AM or PM) must be used together and without H. For the 24-hour clock, use only HH.',
      'format',
    );
  }
}

const keyOfName = (name: string) => name.normalize('NFC').toLowerCase().replaceAll('.', '');

/** Maps the names for a token to their numbers: 'févr' → 2 */
function numbersByName(token: string, names: Names): ReadonlyMap<string, number> {
  const list = {
    MMMM: names.months,
    MMM: names.monthsShort,
    EEEE: names.weekdays,
    EEE: names.weekdaysShort,
  }[token]!;
  const others = token === 'MMM' ? Object.entries(names.otherMonthsShort ?? {}) : [];
  return new Map([...others, ...list.map((name, index) => [keyOfName(name), index + 1] as const)]);
}

const escapeForPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function patternOf(part: FormatPart, names: Names): string {
  if ('literal' in part) {
    // Programs often write non-breaking spaces instead of plain ones.
    return escapeForPattern(part.literal).replace(/[ \u00a0\u202f]/g, '[ \u00a0\u202f]');
  }
  const {token} = part;
  if (needsNames(part)) {
    const keys = [...numbersByName(token, names).keys()].sort((a, b) => b.length - a.length);
    return `((?:${keys.map(escapeForPattern).join('|')})${token.length === 3 ? '\\.?' : ''})`;
  }
  switch (token[0]) {
    case 'y':
    case 'S':
      return `(\\d{${token.length}})`;
    case 'a':
      return '([ap]\\.?[ \u00a0\u202f]?m\\.?)';
    case 'X':
      return {
        X: '(Z|[+\\-]\\d\\d(?:\\d\\d)?)',
        XX: '(Z|[+\\-]\\d{4})',
        XXX: '(Z|[+\\-]\\d\\d:\\d\\d)',
      }[token]!;
    default:
      return token.length === 1 ? '(\\d{1,2})' : '(\\d{2})';
  }
}

/** Two-digit years mean 1950 to 2049. */
function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length === 4 ? year : year + (year < 50 ? 2000 : 1900);
}

/** Converts an hour to the 24-hour clock: 12 AM → 0, 12 PM → 12. Returns NaN unless the hour is from 1 to 12. */
function hourOfHalfDay(digits: string, half: string): number {
  const hour = Number(digits);
  return hour < 1 || hour > 12 ? NaN : (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

/** Reads text in a format. Returns undefined if the text doesn't match or contradicts itself. */
export function readByFormat(
  text: string,
  parts: readonly FormatPart[],
  names: Names,
): Reading | undefined {
  const fields = parts.map((part) => patternOf(part, names)).join('');
  // Ignores surrounding whitespace, including a byte order mark.
  const space = '[\\p{White_Space}\\ufeff]*';
  const pattern = new RegExp(`^${space}${fields}${space}$`, 'iu');
  const match = pattern.exec(inForm(text, 'NFC', 'text'));
  if (!match) {
    return undefined;
  }
  const tokens = parts.flatMap((part) => ('token' in part ? [part.token] : []));
  const found = new Map(
    tokens.map((token, index) => [token[0]!, {token, text: match[index + 1]!}] as const),
  );
  const textOf = (letter: string) => found.get(letter)?.text;
  const numberOf = (letter: string, fallback: number) => {
    const entry = found.get(letter);
    if (!entry) {
      return fallback;
    }
    return needsNames(entry)
      ? numbersByName(entry.token, names).get(keyOfName(entry.text))!
      : Number(entry.text);
  };
  const day = [numberOf('M', 1), numberOf('d', 1)].map((number) => padded(number, 2));
  const date = [padded(fullYear(textOf('y')!), 4), ...day].join('-');
  const weekday = weekdayOfDayNumber(dayNumberOf(date));
  if (numberOf('E', weekday) !== weekday) {
    return undefined;
  }
  const offset = textOf('X') && normalizeOffset(textOf('X')!);
  if (!['H', 'h', 'm', 's', 'S'].some((letter) => found.has(letter))) {
    return {date, offset};
  }
  const half = textOf('h');
  const hour = half === undefined ? numberOf('H', 0) : hourOfHalfDay(half, textOf('a')!);
  const clock = [hour, numberOf('m', 0), numberOf('s', 0)].map((number) => padded(number, 2));
  return {date, time: `${clock.join(':')}.${textOf('S') ?? '0'}`, offset};
}
