import {fail} from '@documentation/base/internal/values/errors';
import {remembered} from '@documentation/base/internal/values/remembered';
import {checkLocale} from '@documentation/base/internal/values/text/locale';
import {namesByLanguage, type Names} from '@documentation/base/internal/values/dates/names';
import {DATE_FORMAT_CHARACTERS} from '@documentation/base/internal/limits/values/values';
import {quote} from '@documentation/base/internal/values/quote';

/**
 * Date formats, in a subset of the Unicode (LDML) date patterns. Temporal has no patterns.
 * date-fns and Luxon drop everything below milliseconds and move times in a DST gap. Luxon takes names from the host's
 * locale data, which differs between browsers. date-fns accepts a weekday that contradicts the date.
 * `tokens.test.ts` compares the numeric and English tokens with date-fns.
 */

/** A token such as 'MM', or literal text. */
export type FormatPart = {readonly token: string} | {readonly literal: string};

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
export const parseFormat = remembered((format: string): readonly FormatPart[] => {
  if (format.length > DATE_FORMAT_CHARACTERS) {
    fail(
      'E_FORMAT',
      `The format is longer than ${DATE_FORMAT_CHARACTERS} characters. Shorten it.`,
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
});

/** Whether a token is a month or weekday name. */
export function needsNames({token}: {token: string}): boolean {
  return token.startsWith('E') || token.startsWith('MMM');
}

const languageOf = remembered((locale: string) => new Intl.Locale(checkLocale(locale)).language);

/** Returns the month and day names for a locale. Fails if there are none and the format needs them. */
export function namesFor(locale: string, parts: readonly FormatPart[]): Names {
  const language = languageOf(locale);
  const isKnown = Object.hasOwn(namesByLanguage, language);
  if (!isKnown && parts.some((part) => 'token' in part && needsNames(part))) {
    const known = Object.keys(namesByLanguage).join(', ');
    fail(
      'E_LOCALE',
      `Month and day names aren’t available in ${quote(locale)}. Use one of these languages: ${known}.`,
      'locale',
    );
  }
  return namesByLanguage[isKnown ? language : 'en']!;
}

/** 7 → '07' */
export function padded(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
