// cspell:disable
import {format as formatDate} from 'date-fns';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {momentOfReading, toMoment, toText} from '@documentation/base/internal/values/dates/dates';
import {formatTokens} from './formatTokens';
import {checkReadable, readByFormat} from './readByFormat';
import {namesFor, parseFormat} from './tokens';
import {fieldsOf} from './fields';
import {defaultFormat, writeByFormat} from './writeByFormat';

function write(value: string, format: string, locale = 'en'): string {
  const parts = parseFormat(format);
  return writeByFormat(fieldsOf(value), parts, namesFor(locale, parts));
}

function read(text: string, format: string, locale = 'en'): string | undefined {
  const parts = parseFormat(format);
  checkReadable(parts);
  const reading = readByFormat(text, parts, namesFor(locale, parts));
  const moment = reading && momentOfReading(reading, 'UTC');
  return moment && toText(moment);
}

describe('writing', () => {
  it.each([
    ['yyyy yy MMMM MMM MM M dd d EEEE EEE', '2024 24 March Mar 03 3 05 5 Tuesday Tue'],
    ['HH H hh h mm m ss s a', '14 14 02 2 07 7 09 9 PM'],
    ['S SS SSS SSSSSS SSSSSSSSS', '0 05 050 050600 050600700'],
    ['XXX XX X', '+05:30 +0530 +0530'],
    ["'yyyy' ''yy'' 'o''clock'", "yyyy '24' o'clock"],
  ])('%s', (format, text) => {
    expect(write('2024-03-05T14:07:09.0506007+05:30', format)).toBe(text);
  });

  it.each([
    ['2024-03-05T00:00:00Z', 'Z Z Z'],
    ['2024-03-05T00:00:00-03:00', '-03:00 -0300 -03'],
    ['2024-03-05T00:00:00+00:00[Europe/London]', 'Z Z Z'],
  ])('the offset of %s', (value, text) => {
    expect(write(value, 'XXX XX X')).toBe(text);
  });

  it.each([
    ['2024-03-05', '2024-03-05'],
    ['2024-03-05T14:07', '2024-03-05T14:07:00'],
    ['2024-03-05T14:07:09.5Z', '2024-03-05T14:07:09Z'],
    ['14:07:09.5', '14:07:09'],
  ])('%s in its default format', (value, text) => {
    expect(write(value, defaultFormat(fieldsOf(value)))).toBe(text);
  });

  it.each([
    ['2024-03-05', 'HH', 'HH needs a time, but 2024-03-05 is a Date. Use a format without a time.'],
    ['14:07:09', 'EEE', 'EEE needs a date, but 14:07:09 is a Time. Use a format without a date.'],
    [
      '2024-03-05T14:07:09',
      'XXX',
      'XXX needs an offset, but 2024-03-05T14:07:09 is a LocalDateTime. Use `Datetime.AssignTimezone` first.',
    ],
    ['14:07:09', 'X', 'X needs an offset, but 14:07:09 is a Time.'],
  ])('%s doesn’t have the part that a token needs: %s', (value, format, message) => {
    expect(() => write(value, format)).toThrow(message);
  });

  it.each([
    ['de', 'Freitag 1. März 2024, Fr. März'],
    ['de-CH', 'Freitag 1. März 2024, Fr. März'],
    ['fr', 'vendredi 1. mars 2024, ven. mars'],
    ['es', 'viernes 1. marzo 2024, vie mar'],
    ['it', 'venerdì 1. marzo 2024, ven mar'],
    ['nl', 'vrijdag 1. maart 2024, vr mrt'],
    ['pt-BR', 'sexta-feira 1. março 2024, sex. mar.'],
  ])('names in %s', (locale, text) => {
    expect(write('2024-03-01', 'EEEE d. MMMM yyyy, EEE MMM', locale)).toBe(text);
  });

  it('needs names only for name tokens', () => {
    expect(write('2024-03-01', 'yyyy.MM.dd', 'ja')).toBe('2024.03.01');
    expect(() => write('2024-03-01', 'MMM', 'ja')).toThrow(
      expect.objectContaining({code: 'E_LOCALE'}) as Error,
    );
  });
});

describe('reading', () => {
  it.each([
    ['05.03.2024 14:07', 'dd.MM.yyyy HH:mm', '2024-03-05T14:07:00Z'],
    ['5.3.24', 'd.M.yy', '2024-03-05T00:00:00Z'],
    ['05031950', 'ddMMyyyy', '1950-03-05T00:00:00Z'],
    ['50', 'yy', '1950-01-01T00:00:00Z'],
    ['49', 'yy', '2049-01-01T00:00:00Z'],
    ['12:00 AM 2024', 'hh:mm a yyyy', '2024-01-01T00:00:00Z'],
    ['12:00 p.m. 2024', 'hh:mm a yyyy', '2024-01-01T12:00:00Z'],
    ['2:05\u202fPM 2024', 'h:mm a yyyy', '2024-01-01T14:05:00Z'],
    [
      'Tue, 05 Mar 2024 14:07:09 +0530',
      'EEE, dd MMM yyyy HH:mm:ss XX',
      '2024-03-05T14:07:09+05:30',
    ],
    ['2024 Sept.', 'yyyy MMM', '2024-09-01T00:00:00Z'],
    ['2024-03-05T14:07:09.5Z', "yyyy-MM-dd'T'HH:mm:ss.SX", '2024-03-05T14:07:09.5Z'],
    ['(2024) [1]*', '(yyyy) [M]*', '2024-01-01T00:00:00Z'],
    [' 05/03/2024\u0085', 'dd/MM/yyyy', '2024-03-05T00:00:00Z'],
    // Whitespace in the format itself.
    [' 2024 ', ' yyyy ', '2024-01-01T00:00:00Z'],
    ['  2024  ', ' yyyy ', '2024-01-01T00:00:00Z'],
  ])('%s in the format %s', (text, format, moment) => {
    expect(read(text, format)).toBe(moment);
  });

  it.each([
    ['mardi 5 MARS 2024', 'EEEE d MMMM yyyy', 'fr'],
    ['5. Mrz 2024', 'd. MMM yyyy', 'de'],
    ['sábado 5 marzo 2022'.normalize('NFD'), 'EEEE d MMMM yyyy', 'es'],
  ])('%s in the format %s and the language %s', (text, format, locale) => {
    expect(read(text, format, locale)).toMatch(/^20\d\d-03-05T/);
  });

  it.each([
    ['31/02/2024', 'dd/MM/yyyy'],
    ['5/03/2024', 'dd/MM/yyyy'],
    ['2024', ' yyyy'],
    ['2024-03-05 24:00', 'yyyy-MM-dd HH:mm'],
    ['13:00 PM 2024', 'hh:mm a yyyy'],
    ['Mon 2024-03-05', 'EEE yyyy-MM-dd'],
    ['2024-03-05 +1', 'yyyy-MM-dd X'],
    ['', 'yyyy'],
  ])('rejects "%s" in the format %s', (text, format) => {
    expect(read(text, format)).toBeUndefined();
  });

  it('reads back what it writes', () => {
    const format = "EEEE d MMMM yyyy 'um' HH:mm:ss.SSSXXX";
    for (const locale of ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']) {
      for (let month = 1; month <= 12; month++) {
        const value = `2024-${String(month).padStart(2, '0')}-07T08:09:10.011-03:30`;
        expect(read(write(value, format, locale), format, locale)).toBe(value);
        const short = 'EEE d MMM yyyy HH:mm:ss.SSSXXX';
        expect(read(write(value, short, locale), short, locale)).toBe(value);
      }
    }
  });
});

it('agrees with date-fns on dates to the millisecond', () => {
  const fields = ['yyyy', 'yy', 'MMMM', 'MMM', 'MM', 'd', 'EEEE', 'EEE', 'HH', 'h', 'a', 'mm', 's'];
  const format = `${fields.join(' ')} SSS`;
  const readable = 'EEEE, d MMMM yyyy HH:mm:ss.SSS';
  fc.assert(
    fc.property(
      fc.date({min: new Date(1000, 0, 2), max: new Date(9999, 11, 30), noInvalidDate: true}),
      (date) => {
        const value = formatDate(date, "yyyy-MM-dd'T'HH:mm:ss.SSS");
        expect(write(value, format)).toBe(formatDate(date, format));
        expect(read(formatDate(date, readable), readable)).toBe(toText(toMoment(`${value}Z`)));
      },
    ),
  );
});

describe('invalid formats', () => {
  it.each([
    ['YYYY-MM-dd', 'YYYY isn’t a date format token. Use yyyy.'],
    ['LL/yy', 'LL isn’t a date format token. Use MM.'],
    ['LLLLL', 'LLLLL isn’t a date format token. Use MMMM.'],
    ['yyyy-MM-DD', 'Use dd.'],
    ['dd/mm/yyyy', 'Use MM for the month.'],
    ['yyyy-MM-dd HH:MM', 'Use mm for minutes.'],
    ['yyyy-MM-ddTHH:mm', "single quotes: 'T'"],
    ['yyyy-MM-dd HH:mm ZZZ', 'Use XX.'],
    ['dddd', 'EEEE'],
    ["yyyy 'open", 'closed'],
    ['', 'empty'],
    ['y'.repeat(501), '500'],
  ])('%.20s', (format, hint) => {
    expect(() => parseFormat(format)).toThrow(hint);
  });

  it.each([
    ['dd/MM', 'no year'],
    ['dd yyyy', 'without a month'],
    ['yyyy MM MMM', 'month twice'],
    ['yyyy hh:mm', 'HH'],
    ['yyyy HH a', 'HH'],
  ])('for reading: %s', (format, hint) => {
    expect(() => checkReadable(parseFormat(format))).toThrow(hint);
  });
});

it('the table on the pages lists every token and no others', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
  // The table has one row for all lengths of S.
  const tokens = letters
    .flatMap((letter) => [1, 2, 3, 4, 5].map((length) => letter.repeat(length)))
    .filter((token) => !token.startsWith('S') || token === 'SSS')
    .filter((token) => {
      try {
        return parseFormat(token);
      } catch {
        return false;
      }
    });
  const rows = formatTokens.rows.map(({code}) => code).filter((code) => /^\w/.test(code));
  expect([...rows].sort()).toEqual(tokens.sort());
});
