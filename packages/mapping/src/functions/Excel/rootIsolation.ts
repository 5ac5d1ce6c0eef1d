import {fail} from '@documentation/base/internal/values/errors';

/**
 * Isolates the roots of a polynomial between 0 and 1, exactly: Descartes' rule of signs with bisection, after Collins
 * and Akritas. Packages for financial functions search from a guess (Newton's method) and find one root at most, so
 * they can't tell that there are others. `internalRates.test.ts` checks polynomials whose roots are known.
 */

/** Integer coefficients, starting with the constant term. */
export type Polynomial = readonly bigint[];

/** The interval from `index` / 2^`depth` to (`index` + 1) / 2^`depth`. */
interface Interval {
  readonly index: bigint;
  readonly depth: number;
}

/** An interval with exactly one root, which is the root of `polynomial` between 0 and 1, scaled to the interval. */
export interface Isolated extends Interval {
  readonly polynomial: Polynomial;
}

/** Roots that are closer than 2^-30, about 1e-9, aren't told apart. */
const MAX_DEPTH = 30;
/** Limits additions, to keep the search under a few seconds. */
const MAX_ADDITIONS = 10_000_000;

export function signChanges(numbers: readonly (number | bigint)[]): number {
  const signs = numbers.filter((number) => number != 0).map((number) => number > 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

function sum(polynomial: Polynomial): bigint {
  return polynomial.reduce((total, coefficient) => total + coefficient, 0n);
}

/** p(x) → p(x + 1) */
function shift(polynomial: Polynomial): bigint[] {
  const shifted = [...polynomial];
  for (let start = 0; start < shifted.length - 1; start += 1) {
    for (let index = shifted.length - 2; index >= start; index -= 1) {
      shifted[index]! += shifted[index + 1]!;
    }
  }
  return shifted;
}

/** p(x) → p(x) / (1 - x), as often as 1 is a root */
export function withoutRootsAt1(polynomial: Polynomial): Polynomial {
  let rest = polynomial;
  while (rest.length > 1 && sum(rest) === 0n) {
    let total = 0n;
    rest = rest.slice(0, -1).map((coefficient) => (total += coefficient));
  }
  return rest;
}

/** p(x) → p(x) / x, as often as 0 is a root */
function withoutRootsAt0(polynomial: Polynomial): Polynomial {
  return polynomial.slice(polynomial.findIndex((coefficient) => coefficient !== 0n));
}

/** p(x) → 2^n p(x / 2): the left half of the interval becomes the whole. */
function leftHalf(polynomial: Polynomial): bigint[] {
  const degree = polynomial.length - 1;
  return polynomial.map((coefficient, power) => coefficient << BigInt(degree - power));
}

/** Isolates the roots between 0 and 1, both excluded. Neither 0 nor 1 may be a root. */
export function isolateRoots(whole: Polynomial): {isolated: Isolated[]; midpoints: Interval[]} {
  const isolated: Isolated[] = [];
  const midpoints: Interval[] = [];
  const waiting: Isolated[] = [{polynomial: whole, index: 0n, depth: 0}];
  let additions = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const {polynomial, index, depth} = next;
    additions += polynomial.length ** 2;
    if (additions > MAX_ADDITIONS) {
      fail(
        'E_LIMIT',
        'The cash flows change sign too often to find all rates. Combine periods.',
        'cashFlows',
      );
    }
    const bound = signChanges(shift(polynomial.toReversed()));
    if (bound === 1) {
      isolated.push(next);
    }
    if (bound <= 1) {
      continue;
    }
    if (depth === MAX_DEPTH) {
      fail(
        'E_RANGE',
        'There is no clear rate: two rates are almost the same, or the net present value only touches 0. Check the cash flows.',
        'cashFlows',
      );
    }
    const left = leftHalf(polynomial);
    if (sum(left) === 0n) {
      midpoints.push({index: 2n * index + 1n, depth: depth + 1});
    }
    waiting.push(
      {polynomial: withoutRootsAt1(left), index: 2n * index, depth: depth + 1},
      {polynomial: withoutRootsAt0(shift(left)), index: 2n * index + 1n, depth: depth + 1},
    );
  }
  return {isolated, midpoints};
}
