import type {Convert} from './readCells';
import {excel1900, excel1904, serialToText} from './serials';
import {loadSsf} from './ssf';
import type {Workbook} from './workbook';

/** [h]:mm counts hours beyond 24: a length of time, not a time of day. */
const elapsed = /\[(?:h+|m+|s+)\]/i;

/** Dates as text of type Date or LocalDateTime, everything else as stored. */
export async function typedValues({countsFrom1904}: Workbook): Promise<Convert> {
  const ssf = await loadSsf();
  const system = countsFrom1904 ? excel1904 : excel1900;
  return (value, format) =>
    typeof value === 'number' && ssf.is_date(format) && !elapsed.test(format)
      ? (serialToText(value, system) ?? value)
      : value;
}

/** The library doesn't accept the dots of dd.mm.yyyy unless they're escaped. */
function escapeDots(format: string): string {
  return format.replace(/"[^"]*"|\\.|\[[^\]]*\]|\.(?!0)/g, (part) => (part === '.' ? '\\.' : part));
}

/** The text that Excel shows in an English locale. */
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
      // An unknown format shows the value as if it had none.
      return ssf.format('General', value);
    }
  };
}
