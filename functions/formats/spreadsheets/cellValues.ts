import type {Convert} from './readCells';
import {excel1900, excel1904, serialToText} from './serials';
import {loadSsf} from './ssf';
import type {Workbook} from './workbook';

/** Matches formats such as [h]:mm, which show a duration instead of a time of day. */
const elapsed = /\[(?:h+|m+|s+)\]/i;

/** Returns a converter that turns dates into text and leaves other values as stored. */
export async function typedValues({countsFrom1904}: Workbook): Promise<Convert> {
  const ssf = await loadSsf();
  const system = countsFrom1904 ? excel1904 : excel1900;
  return (value, format) =>
    typeof value === 'number' && ssf.is_date(format) && !elapsed.test(format)
      ? (serialToText(value, system) ?? value)
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
