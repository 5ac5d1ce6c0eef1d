import fc from 'fast-check';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadDecimal, roundDecimal, toFiniteNumber, type DecimalClass} from './decimals';
import {shortProduct, shortQuotient, shortRounded, shortSum, shortTotal} from './shortDecimals';

let Decimal: DecimalClass;
beforeAll(async () => {
  Decimal = await loadDecimal();
});

/** Numbers that people write, whole numbers near the limits, and any other number. */
const number = fc.oneof(
  fc
    .tuple(fc.integer({min: -2e9, max: 2e9}), fc.nat(8))
    .map(([digits, places]) => Number(`${digits}e-${places}`)),
  fc.maxSafeInteger(),
  fc.constantFrom(
    0,
    -0,
    1e15,
    -1e15,
    1e15 + 1,
    2 ** 53 - 1,
    0.1,
    0.2,
    0.000001,
    1e-7,
    5e-324,
    1e308,
  ),
  fc.double({noNaN: true, noDefaultInfinity: true}),
);

const runs = {numRuns: 5000};

/** Fails unless a result that isn't left to decimal.js is the same. 0 and -0 differ. */
function expectSame(short: number | undefined, exact: () => number): void {
  expect(short).toBe(short === undefined ? undefined : exact());
}

describe('results are those of decimal.js', () => {
  it('sums', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expectSame(shortSum(a, b), () => toFiniteNumber(new Decimal(a).plus(b)));
      }),
      runs,
    );
  });

  it('totals', () => {
    fc.assert(
      fc.property(fc.array(number, {maxLength: 20}), (list) => {
        expectSame(shortTotal(list), () =>
          toFiniteNumber(list.reduce((total, value) => total.plus(value), new Decimal(0))),
        );
      }),
      runs,
    );
  });

  it('products', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expectSame(shortProduct(a, b), () => toFiniteNumber(new Decimal(a).times(b)));
      }),
      runs,
    );
  });

  it('quotients', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        fc.pre(b !== 0);
        expectSame(shortQuotient(a, b), () => toFiniteNumber(new Decimal(a).dividedBy(b)));
      }),
      runs,
    );
  });

  it('rounded numbers', () => {
    const modes = {
      halfUp: Decimal.ROUND_HALF_UP,
      halfEven: Decimal.ROUND_HALF_EVEN,
      up: Decimal.ROUND_UP,
      down: Decimal.ROUND_DOWN,
    };
    const mode = fc.constantFrom('halfUp', 'halfEven', 'up', 'down');
    fc.assert(
      fc.property(number, fc.integer({min: -3, max: 8}), mode, (value, decimals, rounding) => {
        expectSame(shortRounded(value, decimals, rounding), () =>
          toFiniteNumber(roundDecimal(new Decimal(value), decimals, modes[rounding])),
        );
      }),
      runs,
    );
  });
});

it('covers amounts, rates and whole numbers', () => {
  expect(shortSum(0.1, 0.2)).toBe(0.3);
  expect(shortTotal([19.99, 5, -0.01])).toBe(24.98);
  expect(shortProduct(19.99, 0.19)).toBe(3.7981);
  expect(shortQuotient(1, 3)).toBe(1 / 3);
  expect(shortRounded(1.005, 2)).toBe(1.01);
});
