import type {Temporal} from 'temporal-polyfill';
import {momentOfReading} from '@documentation/base/internal/values/dates/dates';
import {failIso, momentOfIso} from '@documentation/base/internal/values/dates/isoText';
import {fail} from '@documentation/base/internal/values/errors';
import {checkLocale} from '@documentation/base/internal/values/text/locale';
import {quote} from '@documentation/base/internal/values/quote';
import {checkReadable, readByFormat} from './readByFormat';
import {namesFor, parseFormat} from './tokens';

/** Parses dates for Parse and IsValid. Import this file dynamically, because it loads the Temporal library. */

/** Checks the format and locale, and returns a function that parses text accordingly. */
export function readerFor(
  format: string,
  locale: string,
): (text: string, timeZone: string) => Temporal.ZonedDateTime | undefined {
  checkLocale(locale);
  if (format === 'ISO') {
    return momentOfIso;
  }
  if (/^iso/i.test(format)) {
    fail('E_FORMAT', 'The format for ISO 8601 must be "ISO", in uppercase.', 'format');
  }
  const parts = parseFormat(format);
  checkReadable(parts);
  const names = namesFor(locale, parts);
  return (text, timeZone) => {
    const reading = readByFormat(text, parts, names);
    return reading && momentOfReading(reading, timeZone);
  };
}

export function readMoment(
  text: string,
  format: string,
  timeZone: string,
  locale: string,
): Temporal.ZonedDateTime {
  const moment = readerFor(format, locale)(text, timeZone);
  if (moment) {
    return moment;
  }
  return format === 'ISO'
    ? failIso(
        text,
        'isn’t a valid date in ISO 8601 format. Use text such as 2024-02-29T09:30:00Z, or set `format`.',
        'text',
      )
    : fail(
        'E_PARSE',
        `${quote(text)} isn’t a valid date in the format ${format}. Check the text and the format.`,
        'text',
      );
}
