import fc from 'fast-check';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadDecimal, roundDecimal, toFiniteNumber, type DecimalClass} from './decimals';
import {shortProduct, shortQuotient, shortRounded, shortSum, shortTotal} from './shortDecimals';

let Decimal: DecimalClass;
beforeAll(async () => {
  Decimal = await loadDecimal();
});

const CASES = 100_000;
const SEED = 20_240_229;

/** Numbers that people write, whole numbers near the limits, and any other number. */
const number = fc.oneof(
  fc
    .tuple(fc.integer({min: -2e9, max: 2e9}), fc.nat(8))
    .map(([digits, places]) => Number(`${digits}e-${places}`)),
  fc.tuple(fc.integer({min: -999, max: 999}), fc.nat(7)).map(([a, b]) => Number(`${a}e-${b}`)),
  // With 15 or 16 digits, decimals can have the same JS number as another decimal.
  fc
    .tuple(fc.integer({min: -9e15, max: 9e15}), fc.nat(8))
    .map(([digits, places]) => Number(`${digits}e-${places}`)),
  fc.maxSafeInteger(),
  fc.constantFrom(
    ...[0, -0, 1e15, -1e15, 1e15 + 1, 999_999_999_999_999, 2 ** 53 - 1, 0.1, 0.2, 0.5, 2.5],
    ...[0.000001, 0.0000005, 1e-7, 5e-324, 1e308, 1.005, 9_999_999.999_999, 1_000_000_000.0000005],
  ),
  fc.double({noNaN: true, noDefaultInfinity: true}),
);

/** Two lists of numbers. Together, they are the cases. */
const pairs = () => {
  const numbers = fc.sample(number, {numRuns: 2 * CASES, seed: SEED});
  return Array.from({length: CASES}, (_, index) => [numbers[index]!, numbers[CASES + index]!]);
};

type Case = readonly [given: unknown, short: number | undefined, exact: number];

/** Lists what differs, unless it is left to decimal.js. 0 and -0 differ. */
function different(cases: readonly Case[]): readonly Case[] {
  return cases.filter(([, short, exact]) => short !== undefined && !Object.is(short, exact));
}

/** How many of the cases aren't left to decimal.js. */
function shortOnes(cases: readonly Case[]): number {
  return cases.filter(([, short]) => short !== undefined).length;
}

describe('100,000 results are those of decimal.js', () => {
  it.each<[name: string, short: typeof shortSum, exact: (a: number, b: number) => number]>([
    ['sums', shortSum, (a, b) => toFiniteNumber(new Decimal(a).plus(b))],
    ['products', shortProduct, (a, b) => toFiniteNumber(new Decimal(a).times(b))],
    ['quotients', shortQuotient, (a, b) => toFiniteNumber(new Decimal(a).dividedBy(b))],
  ])('%s', (name, short, exact) => {
    const cases = pairs()
      .filter(([, b]) => name !== 'quotients' || b !== 0)
      .map(([a, b]): Case => {
        const result = short(a!, b!);
        return [[a, b], result, result === undefined ? NaN : exact(a!, b!)];
      });
    expect(different(cases)).toEqual([]);
    expect(shortOnes(cases)).toBeGreaterThan(CASES / 10);
  });

  it('totals', () => {
    const numbers = pairs().flat();
    const cases = Array.from({length: CASES}, (_, index): Case => {
      const list = numbers.slice(index, index + (index % 8));
      const total = shortTotal(list);
      const exact = () => list.reduce((sum, value) => sum.plus(value), new Decimal(0));
      return [list, total, total === undefined ? NaN : toFiniteNumber(exact())];
    });
    expect(different(cases)).toEqual([]);
    expect(shortOnes(cases)).toBeGreaterThan(CASES / 10);
  });

  it('rounded numbers', () => {
    const modes = {
      halfUp: Decimal.ROUND_HALF_UP,
      halfEven: Decimal.ROUND_HALF_EVEN,
      up: Decimal.ROUND_UP,
      down: Decimal.ROUND_DOWN,
    };
    const names = Object.keys(modes) as (keyof typeof modes)[];
    const cases = pairs().map(([value], index): Case => {
      const [decimals, mode] = [(index % 11) - 2, names[index % 4]!];
      const rounded = shortRounded(value!, decimals, mode);
      const exact = () => roundDecimal(new Decimal(value!), decimals, modes[mode]);
      const given = [value, decimals, mode];
      return [given, rounded, rounded === undefined ? NaN : toFiniteNumber(exact())];
    });
    expect(different(cases)).toEqual([]);
    expect(shortOnes(cases)).toBeGreaterThan(CASES / 10);
  });
});

it('covers amounts, rates and whole numbers', () => {
  expect(shortSum(0.1, 0.2)).toBe(0.3);
  expect(shortTotal([19.99, 5, -0.01])).toBe(24.98);
  expect(shortProduct(19.99, 0.19)).toBe(3.7981);
  expect(shortQuotient(1, 3)).toBe(1 / 3);
  expect(shortRounded(1.005, 2)).toBe(1.01);
});
