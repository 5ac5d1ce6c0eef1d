import {Decimal} from 'decimal.js';
import {fail} from '../../../language/errors';
import {failFormat, type Piece} from './parseCode';

const fractionPattern =
  /^(?<whole># )?(?<numerator>[#0?]{1,7})(?<slash> ?\/ ?)(?:(?<denominator>[#0?]{1,7})|(?<fixed>[1-9]\d{0,6}))$/;
const MAX_FRACTION_VALUE = 1e15;

/** Returns the fraction that is nearest to a value, with a denominator up to the limit. */
function nearestFraction(
  value: Decimal,
  limit: number,
): [numerator: Decimal, denominator: Decimal] {
  // The convergents of the continued fraction, as [numerator, denominator].
  let last: [Decimal, Decimal] = [new Decimal(0), new Decimal(1)];
  let current: [Decimal, Decimal] = [new Decimal(1), new Decimal(0)];
  let rest = value;
  for (;;) {
    const whole = rest.floor();
    const next: [Decimal, Decimal] = [
      whole.times(current[0]).plus(last[0]),
      whole.times(current[1]).plus(last[1]),
    ];
    if (next[1].gt(limit)) {
      return current;
    }
    [last, current] = [current, next];
    if (rest.eq(whole)) {
      return current;
    }
    rest = new Decimal(1).div(rest.minus(whole));
  }
}

/** Fills the places before a number: ? with spaces, 0 with zeros, # with nothing. */
function padStart(text: string, places: string): string {
  const missing = places.slice(0, Math.max(0, places.length - text.length));
  return missing.replaceAll('#', '').replaceAll('?', ' ') + text;
}

function writeFraction(code: string, value: Decimal): string {
  const groups = fractionPattern.exec(code)?.groups;
  if (!groups) {
    return failFormat(`${code} isn’t a valid fraction in a format code. Use # ?/? or # ?/8.`);
  }
  const {whole, numerator = '', slash = '', denominator = '', fixed} = groups;
  const floor = whole ? value.floor() : new Decimal(0);
  const rest = value.minus(floor);
  const [upper, lower] = fixed
    ? [rest.times(fixed).toDecimalPlaces(0, Decimal.ROUND_HALF_UP), new Decimal(fixed)]
    : nearestFraction(rest, 10 ** denominator.length - 1);
  const isRoundedUp = whole !== undefined && upper.eq(lower);
  const integer = isRoundedUp ? floor.plus(1) : floor;
  const width = numerator.length + slash.length + (fixed ?? denominator).length;
  if (isRoundedUp || (whole && upper.isZero())) {
    return integer.toFixed() + ' '.repeat(1 + width);
  }
  const before = whole ? `${integer.isZero() ? '' : integer.toFixed()} ` : '';
  return (
    before +
    padStart(upper.toFixed(), numerator) +
    slash +
    lower.toFixed().padEnd(denominator.length)
  );
}

const isDigit = ({kind}: Piece) => kind === 'digit';
const textOf = (pieces: readonly Piece[]) => pieces.map(({text}) => text).join('');

export function isFraction(pieces: readonly Piece[]): boolean {
  const slash = pieces.findIndex(({kind}) => kind === 'slash');
  return slash > 0 && pieces.slice(0, slash).some(isDigit);
}

/** Writes a non-negative number with a code such as '# ?/?' or '# ?/8'. */
export function formatFraction(pieces: readonly Piece[], value: Decimal): string {
  const first = pieces.findIndex(isDigit);
  const slash = pieces.findIndex(({kind}) => kind === 'slash');
  let end = slash + (pieces[slash + 1]?.text === ' ' ? 2 : 1);
  while (pieces[end] && (isDigit(pieces[end]!) || /^\d$/.test(pieces[end]!.text))) {
    end++;
  }
  if (value.gte(MAX_FRACTION_VALUE)) {
    fail(
      'E_RANGE',
      'The number is too large for a fraction. Use a decimal format such as 0.00.',
      'value',
    );
  }
  const fraction = writeFraction(textOf(pieces.slice(first, end)), value);
  return textOf(pieces.slice(0, first)) + fraction + textOf(pieces.slice(end));
}
