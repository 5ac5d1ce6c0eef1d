import {trimWhiteSpace} from '../text/whiteSpace';
import {isExactNumber} from '../exactNumbers';

/** The grammar of numbers in text. Every function that reads a number from text uses it. */

export const numberNote =
  'A number has an optional sign (`+`, `-` or `−`), digits with an optional fraction, and an optional exponent: `12`, `-12.5`, `.5` or `1e3`. There must be a digit after the decimal separator, so `5.` fails. Whitespace around the number is ignored.';

export const exactnessNote =
  'Numbers with up to 15 significant digits are exact, except above about 1.8e308 and, apart from 0, below about 2.2e-308. A number that would have to be rounded, such as `9007199254740993`, fails with `E_RANGE`. Keep long identifiers as text.';

export interface Separators {
  readonly decimal: string;
  /** Between groups of digits. Empty if digits aren't grouped. */
  readonly group: string;
  /** Whether the digits before the last three are in groups of two: 12,34,567 */
  readonly indian?: true;
}

/** '1249.50', without groups */
export const plainSeparators: Separators = {decimal: '.', group: ''};

/** Accepted wherever digits are grouped, because no locale uses them as decimal separators. */
const commonGroupMarks = [' ', '\u00a0', '\u2009', '\u202f', "'", '\u2019'];

function escape(mark: string): string {
  return mark.replace(/[\\\]^$.|?*+()[{}/-]/, '\\$&');
}

/** Every character decides what comes next, so the search is linear. */
function patternOf({decimal, group, indian}: Separators): RegExp {
  const sign = '[+\\-\u2212]?';
  const marks = [group, ...commonGroupMarks].filter((mark) => mark !== decimal).map(escape);
  // A group can't follow a leading 0, because '0,234' can only be a decimal from another locale.
  const grouped = [
    `[1-9]\\d{0,2}(?<mark>[${marks.join('')}])\\d{3}(?:\\k<mark>\\d{3})*`,
    ...(indian ? [`[1-9]\\d?(?<indian>[${marks.join('')}])(?:\\d{2}\\k<indian>)*\\d{3}`] : []),
  ];
  const whole = ['\\d+', ...(group === '' ? [] : grouped)].join('|');
  const point = escape(decimal);
  return new RegExp(
    `^(?<sign>${sign})(?=\\d|${point}\\d)(?<whole>${whole})?(?:${point}(?<fraction>\\d+))?(?:[eE](?<exponent>${sign}\\d+))?$`,
  );
}

const patterns = new WeakMap<Separators, RegExp>();

/** '−1.249,50' with a decimal comma → '-1249.50'. The function returns undefined if the text isn't a number. */
export function numberReader(separators: Separators): (text: string) => string | undefined {
  const pattern = patterns.get(separators) ?? patternOf(separators);
  patterns.set(separators, pattern);
  return (text) => {
    const groups = pattern.exec(trimWhiteSpace(text))?.groups;
    if (!groups) {
      return undefined;
    }
    const {sign, whole = '0', fraction, exponent} = groups;
    return [
      sign === '-' || sign === '\u2212' ? '-' : '',
      whole.replace(/\D/g, ''),
      fraction === undefined ? '' : `.${fraction}`,
      exponent === undefined ? '' : `e${exponent.replace('\u2212', '-')}`,
    ].join('');
  };
}

/** '1.5e3' → 1500. Calls `refuse` with the problem if a Number can't represent the value exactly. */
export function exactNumber(plain: string, refuse: (problem: string) => never): number {
  const number = Number(plain);
  if (!Number.isFinite(number)) {
    return refuse('is outside the range of numbers, which is about ±1.8e308');
  }
  // Adding 0 turns -0 into 0.
  return isExactNumber(plain) ? number + 0 : refuse('can’t be represented exactly as a number');
}
