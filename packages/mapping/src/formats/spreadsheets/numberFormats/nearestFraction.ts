import {plainNumber} from '@documentation/base/internal/values/numbers/plainNumber';

export type Fraction<N> = readonly [numerator: N, denominator: N];

/** Whole numbers of up to 15 digits are exact as JS numbers, and so is everything calculated from them here. */
const EXACT_DIGITS = 15;

/**
 * Returns the last convergent of a number's continued fraction that has a denominator up to the limit. As in
 * LibreOffice, the last quotient counts as two, such as 2 and 1 for 3: 7/10 becomes 5/7, not 2/3.
 */
export function nearestShortFraction(number: Fraction<number>, limit: number): Fraction<number> {
  let [rest, divisor] = number;
  let last: Fraction<number> = [0, 1];
  let current: Fraction<number> = [1, 0];
  while (divisor !== 0) {
    const remainder = rest % divisor;
    const isLast = remainder === 0 && current[1] > 0;
    const quotient = (rest - remainder) / divisor;
    const whole = isLast && quotient * current[1] + last[1] > limit ? quotient - 1 : quotient;
    const next = [whole * current[0] + last[0], whole * current[1] + last[1]] as const;
    if (next[1] > limit) {
      break;
    }
    [last, current] = [current, next];
    [rest, divisor] = [divisor, remainder];
  }
  return current;
}

/** Does the same for more digits. */
export function nearestLongFraction(number: Fraction<bigint>, limit: bigint): Fraction<bigint> {
  let [rest, divisor] = number;
  let last: Fraction<bigint> = [0n, 1n];
  let current: Fraction<bigint> = [1n, 0n];
  while (divisor !== 0n) {
    const remainder = rest % divisor;
    const isLast = remainder === 0n && current[1] > 0n;
    const quotient = rest / divisor;
    const whole = isLast && quotient * current[1] + last[1] > limit ? quotient - 1n : quotient;
    const next = [whole * current[0] + last[0], whole * current[1] + last[1]] as const;
    if (next[1] > limit) {
      break;
    }
    [last, current] = [current, next];
    [rest, divisor] = [divisor, remainder];
  }
  return current;
}

/** Splits a number that isn't negative: 12.75 → ['12', '75'] */
export function splitNumber(value: number): [whole: string, decimals: string] {
  const [whole = '', decimals = ''] = plainNumber(value).split('.');
  return [whole, decimals];
}

/** '0' and '75' with the limit 9 → ['3', '4'] */
export function nearestFraction(whole: string, decimals: string, limit: number): Fraction<string> {
  const {length} = decimals;
  const [numerator, denominator] =
    whole.length + length <= EXACT_DIGITS
      ? nearestShortFraction([Number(whole + decimals), 10 ** length], limit)
      : nearestLongFraction([BigInt(whole + decimals), 10n ** BigInt(length)], BigInt(limit));
  return [String(numerator), String(denominator)];
}

/** '0' and '3' with the denominator 8 → '2'. Rounds half up. */
export function numeratorOf(whole: string, decimals: string, denominator: number): string {
  const {length} = decimals;
  if (whole.length + length + String(denominator).length < EXACT_DIGITS) {
    const unit = 10 ** length;
    const doubled = 2 * Number(whole + decimals) * denominator + unit;
    return String((doubled - (doubled % (2 * unit))) / (2 * unit));
  }
  const unit = 10n ** BigInt(length);
  return String((2n * BigInt(whole + decimals) * BigInt(denominator) + unit) / (2n * unit));
}
