import {isDateFormat} from './numberFormats/isDateFormat';
import type {Convert} from './readCells';
import {
  dateOfSerialDay,
  excel1900,
  excel1904,
  serialToText,
  splitSerial,
  type DateSystem,
} from './serials';
import type {Workbook} from './workbook';

/** Matches formats such as [h]:mm, which show a duration instead of a time of day. */
const elapsed = /\[(?:h+|m+|s+)\]/i;

/** Whether a date format shows a date, not only a time of day. Without hours and seconds, m is a month. */
function showsDate(format: string): boolean {
  const codes = format.replace(/"[^"]*"|\\.|\[[^\]]*\]|AM\/PM|A\/P/gi, '');
  return /[dy]/i.test(codes) || !/[hs]/i.test(codes);
}

/**
 * 45351 → '2024-02-29'. A number below 1 is a time of day, unless the format shows a date: then it is the first day of
 * the 1904 system. Returns null for a day without a date.
 */
function dateText(serial: number, format: string, system: DateSystem): string | null {
  const {day, time} = splitSerial(serial);
  if (day !== 0 || !showsDate(format)) {
    return serialToText(serial, system);
  }
  const date = dateOfSerialDay(day, system);
  return date === null || time === '00:00:00' ? date : `${date}T${time}`;
}

/** Returns a converter that turns dates into text and leaves other values as stored. */
export function typedValues({countsFrom1904}: Workbook): Convert {
  const system = countsFrom1904 ? excel1904 : excel1900;
  return (value, format) =>
    typeof value === 'number' && isDateFormat(format) && !elapsed.test(format)
      ? (dateText(value, format, system) ?? value)
      : value;
}

/** Returns a converter that formats values as Excel shows them in an English locale. */
export async function formattedValues({countsFrom1904}: Workbook): Promise<Convert> {
  const {cellFormatter} = await import('./numberFormats/formatByCode');
  return cellFormatter(countsFrom1904);
}
