import type {Convert} from './readCells';
import {
  dateOfSerialDay,
  excel1900,
  excel1904,
  serialToText,
  splitSerial,
  type DateSystem,
} from './serials';
import {loadSsf} from './ssf';
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
export async function typedValues({countsFrom1904}: Workbook): Promise<Convert> {
  const ssf = await loadSsf();
  const system = countsFrom1904 ? excel1904 : excel1900;
  return (value, format) =>
    typeof value === 'number' && ssf.is_date(format) && !elapsed.test(format)
      ? (dateText(value, format, system) ?? value)
      : value;
}

/** Escapes the dots in date formats such as dd.mm.yyyy, because the library rejects unescaped dots. */
function escapeDots(format: string): string {
  return format.replace(/"[^"]*"|\\.|\[[^\]]*\]|\.(?!0)/g, (part) => (part === '.' ? '\\.' : part));
}

/** Returns a converter that formats values as Excel shows them in an English locale. */
export async function formattedValues({countsFrom1904}: Workbook): Promise<Convert> {
  const ssf = await loadSsf();
  return (value, format) => {
    if (typeof value === 'boolean') {
      return value ? 'TRUE' : 'FALSE';
    }
    try {
      const readable = ssf.is_date(format) ? escapeDots(format) : format;
      return ssf.format(readable, value, {date1904: countsFrom1904});
    } catch {
      // The library rejected the format, so fall back to the General format.
      return ssf.format('General', value);
    }
  };
}
