import {inForm} from '../../values/text/normalForm';
import type {Temporal} from 'temporal-polyfill';
import {normalizeOffset, type Moment, type Reading} from '../../values/dates/dates';
import {dayNumberOf, weekdayOfDayNumber} from '../../values/dates/dayNumbers';
import {fail} from '../../language/errors';
import {checkLocale} from '../../values/text/locale';
import {namesByLanguage, type Names} from './names';

/**
 * Reads and writes dates in a subset of the Unicode (LDML) date patterns, which Temporal doesn't support.
 * date-fns and Luxon drop everything below milliseconds and move times in a DST gap. Luxon takes names from Intl,
 * where they differ between browsers. date-fns accepts a weekday that contradicts the date.
 * `tokens.test.ts` compares the numeric and English tokens with date-fns.
 */

/** A token such as 'MM', or literal text. */
export type FormatPart = {readonly token: string} | {readonly literal: string};

const MAX_FORMAT_LENGTH = 500;

/** The field names for messages, by the first letter of a token. */
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

const tokenPattern =
  /^(?:yyyy|yy|MMMM|MMM|MM|M|dd|d|EEEE|EEE|HH|H|hh|h|mm|m|ss|s|S{1,9}|a|XXX|XX|X)$/;

/** Advice for unsupported tokens, by their first letter. Many of these tokens come from other products. */
const hints: Readonly<Record<string, (length: number) => string>> = {
  Y: (length) => `Use ${length === 2 ? 'yy' : 'yyyy'}`,
  u: () => 'Use yyyy',
  D: (length) => `Use ${length === 1 ? 'd' : 'dd'}`,
  y: () => 'Use yyyy or yy',
  M: () => 'Use MMMM for the month name',
  L: (length) => `Use ${'M'.repeat(Math.min(length, 4))}`,
  d: () => 'Use dd, or EEEE for the weekday',
  E: () => 'Use EEE or EEEE',
  e: () => 'Use EEE or EEEE',
  k: () => 'Use HH',
  K: () => 'Use hh',
  A: () => 'Use a',
  n: () => 'Use S',
  f: () => 'Use S',
  t: () => 'Use a',
  z: () => 'Use XXX for the offset',
  Z: (length) => `Use ${length === 2 ? 'XXX' : 'XX'}`,
  x: () => 'Use X, XX or XXX',
  T: () => "Put it in single quotes: 'T'",
};

function checkToken(token: string): void {
  if (!tokenPattern.test(token)) {
    const hint = hints[token[0]!]?.(token.length) ?? 'Put literal text in single quotes';
    const replacement = /^Use (\w+)/.exec(hint)?.[1];
    fail(
      'E_FORMAT',
      `${token.slice(0, 20)} isn’t a date format token. ${hint}.`,
      'format',
      replacement === undefined ? undefined : {found: token, replacement},
    );
  }
}

/** Reads the quoted text that starts at a position. Two consecutive single quotes mean one literal quote. */
function quotedAt(format: string, start: number): {literal: string; end: number} {
  if (format[start + 1] === "'") {
    return {literal: "'", end: start + 2};
  }
  const match = /'((?:[^']|'')*)'/y;
  match.lastIndex = start;
  const found =
    match.exec(format) ??
    fail('E_FORMAT', 'A single quote in the format isn’t closed. Add the closing quote.', 'format');
  return {literal: found[1]!.replaceAll("''", "'"), end: match.lastIndex};
}

/** Rejects formats that confuse months with minutes, which would silently produce wrong dates. */
function checkMeaning(parts: readonly FormatPart[]): void {
  const letters = new Set(parts.flatMap((part) => ('token' in part ? [part.token[0]!] : [])));
  const hasHour = letters.has('H') || letters.has('h');
  if (letters.has('m') && !letters.has('M') && !hasHour && (letters.has('y') || letters.has('d'))) {
    fail(
      'E_FORMAT',
      'The format has minutes (m or mm) but no hour. Use MM for the month.',
      'format',
    );
  }
  parts.forEach((part, index) => {
    const [separator, next] = [parts[index + 1], parts[index + 2]];
    const isHour = 'token' in part && /[Hh]/.test(part.token);
    const isColon = separator && 'literal' in separator && separator.literal === ':';
    if (isHour && isColon && next && 'token' in next && next.token.startsWith('M')) {
      fail(
        'E_FORMAT',
        'The format has the month (M or MM) after the hour. Use mm for minutes.',
        'format',
      );
    }
  });
}

/** "dd/MM 'at' HH" → dd, '/', MM, ' at ', HH */
export function parseFormat(format: string): readonly FormatPart[] {
  if (format.length > MAX_FORMAT_LENGTH) {
    fail(
      'E_FORMAT',
      `The format is longer than ${MAX_FORMAT_LENGTH} characters. Shorten it.`,
      'format',
    );
  }
  const parts: FormatPart[] = [];
  let position = 0;
  while (position < format.length) {
    const character = format[position]!;
    if (/[A-Za-z]/.test(character)) {
      let end = position + 1;
      while (format[end] === character) {
        end++;
      }
      const token = format.slice(position, end);
      checkToken(token);
      parts.push({token});
      position = end;
    } else if (character === "'") {
      const {literal, end} = quotedAt(format, position);
      parts.push({literal});
      position = end;
    } else {
      parts.push({literal: character});
      position++;
    }
  }
  if (parts.length === 0) {
    fail('E_FORMAT', 'The format is empty. Use one such as dd/MM/yyyy.', 'format');
  }
  checkMeaning(parts);
  return parts;
}

function needsNames({token}: {token: string}): boolean {
  return token.startsWith('E') || token.startsWith('MMM');
}

/** Returns the month and day names for a locale. Fails if there are none and the format needs them. */
export function namesFor(locale: string, parts: readonly FormatPart[]): Names {
  const language = new Intl.Locale(checkLocale(locale)).language;
  const isKnown = Object.hasOwn(namesByLanguage, language);
  if (!isKnown && parts.some((part) => 'token' in part && needsNames(part))) {
    const known = Object.keys(namesByLanguage).join(', ');
    fail(
      'E_LOCALE',
      `Month and day names aren’t available in "${locale}". Use one of these languages: ${known}.`,
      'locale',
    );
  }
  return namesByLanguage[isKnown ? language : 'en']!;
}

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

/** Expands a two-digit year to a year from 1950 to 2049: '24' → 2024 */
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
  const pattern = new RegExp(`^${parts.map((part) => patternOf(part, names)).join('')}$`, 'iu');
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
  const half = textOf('h');
  const reading = {
    year: fullYear(textOf('y')!),
    month: numberOf('M', 1),
    day: numberOf('d', 1),
    hour: half === undefined ? numberOf('H', 0) : hourOfHalfDay(half, textOf('a')!),
    minute: numberOf('m', 0),
    second: numberOf('s', 0),
    nanosecond: Number((textOf('S') ?? '').padEnd(9, '0')),
    ...(found.has('X') && {offset: normalizeOffset(textOf('X')!)}),
  };
  const date = `${reading.year}-${reading.month}-${reading.day}`;
  const weekday = weekdayOfDayNumber(dayNumberOf(date));
  return numberOf('E', weekday) === weekday ? reading : undefined;
}

const padded = (number: number, length: number) => String(number).padStart(length, '0');

/** '+01:00' → '+01' (X), '+0100' (XX) or '+01:00' (XXX). X omits zero minutes. A zero offset becomes 'Z'. */
function writeOffset(offset: string, token: string): string {
  const [hours, minutes] = [offset.slice(0, 3), offset.slice(4, 6)];
  if (Number(hours) === 0 && Number(minutes) === 0) {
    return 'Z';
  }
  const short = minutes === '00' ? hours : hours + minutes;
  return {X: short, XX: hours + minutes, XXX: `${hours}:${minutes}`}[token]!;
}

function writeDateToken(token: string, {year, month, day, dayOfWeek}: Moment, names: Names) {
  switch (token) {
    case 'yyyy':
      return `${year < 0 ? '-' : ''}${padded(Math.abs(year), 4)}`;
    case 'yy':
      return padded(Math.abs(year % 100), 2);
    case 'MMMM':
      return names.months[month - 1]!;
    case 'MMM':
      return names.monthsShort[month - 1]!;
    case 'EEEE':
      return names.weekdays[dayOfWeek - 1]!;
    case 'EEE':
      return names.weekdaysShort[dayOfWeek - 1]!;
    default:
      return padded(token.startsWith('M') ? month : day, token.length);
  }
}

function writeTimeToken(token: string, moment: Exclude<Moment, Temporal.PlainDate>): string {
  const {hour, minute, second, millisecond, microsecond, nanosecond} = moment;
  switch (token[0]) {
    case 'H':
      return padded(hour, token.length);
    case 'h':
      return padded(hour % 12 || 12, token.length);
    case 'a':
      return hour < 12 ? 'AM' : 'PM';
    case 'm':
      return padded(minute, token.length);
    case 's':
      return padded(second, token.length);
    default:
      return [millisecond, microsecond, nanosecond]
        .map((part) => padded(part, 3))
        .join('')
        .slice(0, token.length);
  }
}

function writeToken(token: string, moment: Moment, names: Names): string {
  if (/^[yMdE]/.test(token)) {
    return writeDateToken(token, moment, names);
  }
  if (!('hour' in moment)) {
    return fail(
      'E_TYPE',
      `${token} needs a time, but ${moment.toString()} is a Date. Use a format without a time.`,
      'value',
    );
  }
  if (!token.startsWith('X')) {
    return writeTimeToken(token, moment);
  }
  if (!('offset' in moment)) {
    const text = moment.toString();
    return fail(
      'E_TYPE',
      `${token} needs an offset, but ${text} has none. Use \`Datetime.AssignTimezone\` first.`,
      'value',
    );
  }
  return writeOffset(moment.offset, token);
}

export function writeByFormat(moment: Moment, parts: readonly FormatPart[], names: Names): string {
  return parts
    .map((part) => ('literal' in part ? part.literal : writeToken(part.token, moment, names)))
    .join('');
}
