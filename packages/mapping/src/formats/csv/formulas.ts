/** Protects text from being run as a formula by spreadsheet programs (see OWASP, CSV injection). */

/** The separators of CSV files. A program may split a file at another one than it was written with. */
const separators = [',', ';', '\t', '|'];

export const otherSeparator = /[,;\t|]/;

/** Including the full-width signs of East Asian keyboards. */
const sign = '[=+\\-@＝＋－＠]';
/** Characters that programs may drop at the start of a cell. */
const ignorable = '\\s\\p{Cc}\\p{Cf}"';

const formulaStart = new RegExp(`^[${ignorable}]*${sign}|^[\\t\\r\\n]`, 'u');

/**
 * Returns a function that puts an apostrophe before text that may be a formula: at the start, and after another
 * separator or a line break. Quotation marks aren't enough there. Programs heed them only at the start of a cell, so
 * LibreOffice splits a,"x;=1+1;b" at the semicolons if those are its separators, and runs the formula.
 */
export function formulaEscaper(delimiter: string): (text: string) => string {
  const ends = `${separators.filter((separator) => separator !== delimiter).join('')}\r\n`;
  const gap = `[${ignorable}${ends}]`;
  // The lookbehind keeps long gaps from being quadratic.
  const gaps = new RegExp(`(?<!${gap})${gap}+(?=${sign})`, 'gu');
  const end = new RegExp(`[${ends}]`);
  return (text) =>
    (formulaStart.test(text) ? "'" : '') +
    text.replace(gaps, (characters) => (end.test(characters) ? `${characters}'` : characters));
}
