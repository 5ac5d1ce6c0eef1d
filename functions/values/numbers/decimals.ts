import type {Decimal} from 'decimal.js';
import {fail} from '../../language/errors';

/** The most decimal places that an option can request. */
export const MAX_DECIMALS = 30;

/**
 * decimal.js with 34 digits, loaded on first use. Exponents beyond those of a JS number become
 * Infinity or 0 immediately, so no argument takes long.
 */
export async function loadDecimal(): Promise<typeof Decimal> {
  const {Decimal} = await import('decimal.js');
  return Decimal.clone({
    precision: 34,
    rounding: Decimal.ROUND_HALF_UP,
    modulo: Decimal.ROUND_FLOOR,
    minE: -1000,
    maxE: 1000,
    defaults: true,
  });
}

/** The JS number nearest to a decimal: finite, and 0 instead of -0. */
export function toFiniteNumber(decimal: Decimal): number {
  const number = decimal.toNumber();
  if (!Number.isFinite(number)) {
    fail('E_RANGE', 'The result is too large for a number. The limit is about 1.8e308.');
  }
  return number === 0 ? 0 : number;
}

/** Fails with E_RANGE if the number of decimals is out of range. */
export function checkDecimals(decimals: number, lowest: number): void {
  if (decimals < lowest || decimals > MAX_DECIMALS) {
    fail(
      'E_RANGE',
      `\`decimals\` is ${decimals}, but it must be from ${lowest} to ${MAX_DECIMALS}.`,
      'decimals',
    );
  }
}

/** Rounds to decimal places. Negative ones are left of the decimal point: 1234 with -2 → 1200 */
export function roundDecimal(
  decimal: Decimal,
  decimals: number,
  mode: Decimal.Rounding = 4,
): Decimal {
  const Constructor = decimal.constructor as typeof Decimal;
  return decimal.toNearest(new Constructor(10).pow(-decimals), mode);
}
