import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formatAnyGeneral, formatGeneral} from './formatGeneral';
import {nearestLongFraction, nearestShortFraction, numeratorOf} from './nearestFraction';
import {exactlyRoundedText, roundedText} from './roundedText';

const CASES = 100_000;
const SEED = 20_240_229;

/** Amounts, numbers close to halves, numbers of any digits, and any other number. */
const number = fc.oneof(
  fc.tuple(fc.nat(2e9), fc.nat(9)).map(([digits, places]) => Number(`${digits}e-${places}`)),
  fc
    .tuple(fc.nat(1e6), fc.nat(6), fc.integer({min: -9, max: 9}), fc.nat(17))
    .map(([digits, places, more, place]) =>
      Math.abs(Number(`${digits}5e-${places}`) + more / 10 ** place),
    ),
  fc
    .tuple(fc.nat(Number.MAX_SAFE_INTEGER), fc.integer({min: -20, max: 8}))
    .map(([digits, places]) => Number(`${digits}e${places}`)),
  fc
    .tuple(fc.integer({min: -8, max: 23}), fc.integer({min: -2, max: 2}))
    .map(([power, steps]) => Number(`1e${power}`) * (1 + steps * Number.EPSILON)),
  fc.constantFrom(0, 0.5, 2.5, 1.005, 5e-324, 1e100, Number.MAX_VALUE, 99_999_999_999.5),
  fc.double({noNaN: true, noDefaultInfinity: true, min: 0}),
);

const power = fc.oneof({weight: 3, arbitrary: fc.constant(0)}, fc.integer({min: -30, max: 30}));

/** Returns the cases whose results differ. */
function different<Case>(cases: readonly Case[], a: (one: Case) => string, b: typeof a) {
  return cases.filter((one) => a(one) !== b(one)).map((one) => [one, a(one), b(one)]);
}

describe('the fast way and the exact way agree', () => {
  it('on 100,000 rounded numbers', () => {
    const cases = fc.sample(fc.tuple(number, power, fc.nat(12)), {numRuns: CASES, seed: SEED});
    expect(
      different(
        cases,
        (one) => roundedText(...one),
        (one) => exactlyRoundedText(...one),
      ),
    ).toEqual([]);
  });

  it('on 100,000 numbers in the General format', () => {
    const cases = fc.sample(number, {numRuns: CASES, seed: SEED});
    expect(different(cases, formatGeneral, formatAnyGeneral)).toEqual([]);
  });

  it('on 100,000 fractions', () => {
    const fraction = fc.tuple(
      fc.nat(999_999_999_999_999),
      fc.nat(15),
      fc.integer({min: 1, max: 7}),
    );
    const cases = fc.sample(fraction, {numRuns: CASES, seed: SEED});
    expect(
      different(
        cases,
        ([digits, places, width]) =>
          nearestShortFraction([digits, 10 ** places], 10 ** width - 1).join('/'),
        ([digits, places, width]) =>
          nearestLongFraction(
            [BigInt(digits), 10n ** BigInt(places)],
            BigInt(10 ** width - 1),
          ).join('/'),
      ),
    ).toEqual([]);
  });

  it('on 100,000 numerators', () => {
    const parts = fc.tuple(fc.nat(9999), fc.nat(999_999), fc.integer({min: 1, max: 9999}));
    const cases = fc.sample(parts, {numRuns: CASES, seed: SEED});
    expect(
      different(
        cases,
        ([whole, decimals, denominator]) =>
          numeratorOf(String(whole), String(decimals), denominator),
        // More zeros make the same number too long for the fast way.
        ([whole, decimals, denominator]) =>
          numeratorOf(String(whole), String(decimals).padEnd(20, '0'), denominator),
      ),
    ).toEqual([]);
  });
});
