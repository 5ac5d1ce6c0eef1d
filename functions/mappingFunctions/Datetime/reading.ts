import type {Temporal} from 'temporal-polyfill';
import {momentOfReading, readIso} from '../../values/dates/dates';
import {fail} from '../../language/errors';
import {checkLocale} from '../../values/text/locale';
import {quote} from '../../values/text/quote';
import {checkReadable, namesFor, parseFormat, readByFormat} from './tokens';

/** Text to a moment, for Parse and IsValid. Import it dynamically: it loads the Temporal library. */

/** Checks the format and the locale, and returns what reads text by them. */
export function readerFor(
  format: string,
  locale: string,
): (text: string, timeZone: string) => Temporal.ZonedDateTime | undefined {
  checkLocale(locale);
  if (format === 'ISO') {
    return (text, timeZone) => {
      const reading = readIso(text);
      return reading && momentOfReading(reading, timeZone);
    };
  }
  if (/^iso/i.test(format)) {
    fail('E_FORMAT', 'Use "ISO" for dates as in ISO 8601.', 'format');
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
  const wanted =
    format === 'ISO' ? 'as in ISO 8601, such as 2024-02-29T09:30:00Z' : `in the format ${format}`;
  return (
    readerFor(format, locale)(text, timeZone) ??
    fail('E_PARSE', `${quote(text)} isn't a date ${wanted}.`, 'text')
  );
}
