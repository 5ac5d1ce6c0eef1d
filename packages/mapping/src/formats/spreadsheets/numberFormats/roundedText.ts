import {Decimal} from 'decimal.js';

/** Below this, a product with a power of 10 is off by less than 0.0003. */
const MAX_SCALED = 1e12;
const NEAR_HALF = 0.001;
/** Higher powers of 10 aren't exact as JS numbers. */
const MAX_POWER = 22;

/** Multiplies a non-negative number by a power of 10, and rounds half up to a number of decimals. */
export function exactlyRoundedText(value: number, power: number, decimals: number): string {
  return new Decimal(value)
    .times(new Decimal(10).pow(power))
    .toFixed(decimals, Decimal.ROUND_HALF_UP);
}

/** 1234 with 2 decimals → '12.34' */
function withPoint(whole: number, decimals: number): string {
  const digits = String(whole).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Does the same many times faster, unless the number is large or close to a half, such as 1.005 with 2 decimals. */
export function roundedText(value: number, power: number, decimals: number): string {
  const places = power + decimals;
  if (Math.abs(places) <= MAX_POWER) {
    const scaled = places < 0 ? value / 10 ** -places : value * 10 ** places;
    const whole = Math.floor(scaled);
    const aboveHalf = scaled - whole - 0.5;
    if (scaled < MAX_SCALED && Math.abs(aboveHalf) > NEAR_HALF) {
      return withPoint(aboveHalf > 0 ? whole + 1 : whole, decimals);
    }
  }
  return exactlyRoundedText(value, power, decimals);
}
