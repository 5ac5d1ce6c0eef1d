import {fail} from '@documentation/base/internal/values/errors';
import {nearestFraction, numeratorOf, splitNumber} from './nearestFraction';
import {failFormat, type Piece} from './parseCode';

const fractionPattern =
  /^(?<whole># )?(?<numerator>[#0?]{1,7})(?<slash> ?\/ ?)(?:(?<denominator>[#0?]{1,7})|(?<fixed>[1-9]\d{0,6}))$/;
const MAX_FRACTION_VALUE = 1e15;

/** Fills the places before a number: ? with spaces, 0 with zeros, # with nothing. */
function padStart(text: string, places: string): string {
  const missing = places.slice(0, Math.max(0, places.length - text.length));
  return missing.replaceAll('#', '').replaceAll('?', ' ') + text;
}

/** Returns a function that writes non-negative numbers with a code such as '# ?/?' or '# ?/8'. */
function codeWriter(code: string): (value: number) => string {
  const groups = fractionPattern.exec(code)?.groups;
  if (!groups) {
    return failFormat(`${code} isn’t a valid fraction in a format code. Use # ?/? or # ?/8.`);
  }
  const {whole, numerator = '', slash = '', denominator = '', fixed} = groups;
  const limit = 10 ** denominator.length - 1;
  const blank = ' '.repeat(1 + numerator.length + slash.length + (fixed ?? denominator).length);
  return (value) => {
    const [integer, decimals] = splitNumber(value);
    const rest = whole ? '0' : integer;
    const [upper, lower] = fixed
      ? [numeratorOf(rest, decimals, Number(fixed)), fixed]
      : nearestFraction(rest, decimals, limit);
    if (whole && upper === lower) {
      return `${Number(integer) + 1}${blank}`;
    }
    if (whole && upper === '0') {
      return `${integer}${blank}`;
    }
    const before = whole ? `${integer === '0' ? '' : integer} ` : '';
    return before + padStart(upper, numerator) + slash + lower.padEnd(denominator.length);
  };
}

const isDigit = ({kind}: Piece) => kind === 'digit';
const textOf = (pieces: readonly Piece[]) => pieces.map(({text}) => text).join('');

export function isFraction(pieces: readonly Piece[]): boolean {
  const slash = pieces.findIndex(({kind}) => kind === 'slash');
  return slash > 0 && pieces.slice(0, slash).some(isDigit);
}

/** Returns a function that writes non-negative numbers with the pieces of a section. */
export function fractionWriter(pieces: readonly Piece[]): (value: number) => string {
  const first = pieces.findIndex(isDigit);
  const slash = pieces.findIndex(({kind}) => kind === 'slash');
  let end = slash + (pieces[slash + 1]?.text === ' ' ? 2 : 1);
  while (pieces[end] && (isDigit(pieces[end]!) || /^\d$/.test(pieces[end]!.text))) {
    end++;
  }
  const write = codeWriter(textOf(pieces.slice(first, end)));
  const [before, after] = [textOf(pieces.slice(0, first)), textOf(pieces.slice(end))];
  return (value) =>
    value < MAX_FRACTION_VALUE
      ? before + write(value) + after
      : fail(
          'E_RANGE',
          'The number is too large for a fraction. Use a decimal format such as 0.00.',
          'value',
        );
}
