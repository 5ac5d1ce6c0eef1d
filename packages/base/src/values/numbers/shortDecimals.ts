/**
 * Exact arithmetic with short decimals, such as amounts of money, many times faster than decimal.js. A number with up to
 * 15 digits is written as a whole number divided by a power of 10. Both are exact as JS numbers, so a single division
 * at the end rounds correctly. All functions return undefined if a number has too many digits. Then use decimal.js.
 */

/** The powers of 10 that are tried. They cover whole numbers, cents and rates. */
const scales = [1, 100, 1_000_000] as const;

/** Decimals with more than 15 digits can have the same JS number as another decimal. */
const MAX_DIGITS = 1e15;

/** 12.5 with the scale 100 → 1250. Returns NaN if the number needs more decimals, or has too many digits. */
function scaled(value: number, scale: number): number {
  const whole = Math.round(value * scale);
  return Math.abs(whole) <= MAX_DIGITS && whole / scale === value ? whole : NaN;
}

/** Turns -0 into 0. */
const withoutNegativeZero = (value: number) => value + 0;

export function shortSum(a: number, b: number): number | undefined {
  for (const scale of scales) {
    const sum = scaled(a, scale) + scaled(b, scale);
    if (!Number.isNaN(sum)) {
      return withoutNegativeZero(sum / scale);
    }
  }
  return undefined;
}

/** The sum of a list. Stops at the first number that doesn't fit. */
export function shortTotal(list: readonly number[]): number | undefined {
  for (const scale of scales) {
    let total = 0;
    for (const value of list) {
      total += scaled(value, scale);
      if (!(Math.abs(total) <= MAX_DIGITS)) {
        break;
      }
    }
    if (Math.abs(total) <= MAX_DIGITS) {
      return withoutNegativeZero(total / scale);
    }
  }
  return undefined;
}

export function shortProduct(a: number, b: number): number | undefined {
  for (const left of scales) {
    for (const right of scales) {
      const product = scaled(a, left) * scaled(b, right);
      if (Math.abs(product) <= Number.MAX_SAFE_INTEGER) {
        return withoutNegativeZero(product / (left * right));
      }
    }
  }
  return undefined;
}

/** `a` divided by `b`, which isn't 0. */
export function shortQuotient(a: number, b: number): number | undefined {
  for (const scale of scales) {
    const [dividend, divisor] = [scaled(a, scale), scaled(b, scale)];
    if (!Number.isNaN(dividend + divisor)) {
      return withoutNegativeZero(dividend / divisor);
    }
  }
  return undefined;
}

export type Rounding = 'halfUp' | 'halfEven' | 'up' | 'down';

function roundsUp(whole: number, remainder: number, unit: number, rounding: Rounding): boolean {
  switch (rounding) {
    case 'up':
      return remainder > 0;
    case 'down':
      return false;
    default:
      return (
        remainder * 2 > unit ||
        (remainder * 2 === unit && (rounding === 'halfUp' || whole % 2 === 1))
      );
  }
}

/** Rounds to a number of decimals, with halves away from zero by default: 2.345 with 2 decimals → 2.35 */
export function shortRounded(
  value: number,
  decimals: number,
  rounding: Rounding = 'halfUp',
): number | undefined {
  if (decimals < 0 || decimals > 6) {
    return undefined;
  }
  const scale = 1_000_000;
  const digits = Math.abs(scaled(value, scale));
  if (Number.isNaN(digits)) {
    return undefined;
  }
  const unit = 10 ** (6 - decimals);
  const remainder = digits % unit;
  const whole = (digits - remainder) / unit;
  const rounded = whole + (roundsUp(whole, remainder, unit, rounding) ? 1 : 0);
  return withoutNegativeZero((Math.sign(value) * rounded) / 10 ** decimals);
}
