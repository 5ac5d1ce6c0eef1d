import type {Decimal} from 'decimal.js';
import {fail} from '../errors';

/** The maximum number of decimals that a parameter can request. */
export const MAX_DECIMALS = 30;

export type DecimalClass = typeof Decimal;

/**
 * Loads decimal.js on first use, with a precision of 34 digits. Numbers far outside the range of a JS number become
 * Infinity or 0, so no calculation takes long.
 */
export async function loadDecimal(): Promise<DecimalClass> {
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

/** Returns the JS number nearest to a decimal, with 0 for -0. Fails with E_RANGE if that number isn't finite. */
export function toFiniteNumber(decimal: Decimal): number {
  const number = decimal.toNumber();
  if (!Number.isFinite(number)) {
    fail(
      'E_RANGE',
      'The result is outside the range of numbers, which is about ±1.8e308. Check the arguments.',
    );
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

/** Rounds to a number of decimals. A negative number rounds to tens, hundreds and so on: 1234 with -2 → 1200 */
export function roundDecimal(
  decimal: Decimal,
  decimals: number,
  mode: Decimal.Rounding = 4,
): Decimal {
  const Constructor = decimal.constructor as typeof Decimal;
  return decimal.toNearest(new Constructor(10).pow(-decimals), mode);
}
