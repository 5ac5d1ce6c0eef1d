import type {Decimal} from 'decimal.js';
import {fail} from '@documentation/base/internal/values/errors';
import {plainNumber} from '@documentation/base/internal/values/numbers/plainNumber';
import {isolateRoots, signChanges, withoutRootsAt1, type Polynomial} from './rootIsolation';
import {CASH_FLOWS, CHANGING_CASH_FLOWS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

/** Enough digits for every rate, even if large amounts almost cancel out. */
const PRECISION = 60;
const MAX_STEPS = 3000;

export const cashFlowLimit = `There can be up to ${grouped(CASH_FLOWS)} cash flows, or ${CHANGING_CASH_FLOWS} if the sign changes more than once.`;

/** [-100, 12.5] → [-1000n, 125n] */
function toIntegers(numbers: readonly number[]): bigint[] {
  const plain = numbers.map((number) => plainNumber(number).split('.') as [string, string?]);
  const decimals = Math.max(...plain.map(([, fraction = '']) => fraction.length));
  return plain.map(([whole, fraction = '']) => BigInt(whole + fraction.padEnd(decimals, '0')));
}

/** Finds the only root between 0 and 1, by Newton's method where it converges quickly and by bisection elsewhere. */
function rootOf(polynomial: Polynomial, Wide: typeof Decimal): Decimal {
  const coefficients = polynomial.map((coefficient) => new Wide(String(coefficient))).reverse();
  const startSign = coefficients.at(-1)!.s;
  let [low, high] = [new Wide(0), new Wide(1)];
  let [root, step] = [new Wide(0.5), new Wide(1)];
  for (let count = 0; count < MAX_STEPS; count += 1) {
    let [value, slope] = [new Wide(0), new Wide(0)];
    for (const coefficient of coefficients) {
      slope = slope.times(root).plus(value);
      value = value.times(root).plus(coefficient);
    }
    if (value.isZero()) {
      return root;
    }
    [low, high] = value.s === startSign ? [root, high] : [low, root];
    const newton = root.minus(value.dividedBy(slope));
    const isGood =
      newton.greaterThan(low) &&
      newton.lessThan(high) &&
      newton.minus(root).abs().times(2).lessThan(step);
    const next = isGood ? newton : low.plus(high).dividedBy(2);
    step = next.minus(root).abs();
    root = next;
    if (step.lessThan(root.times('1e-40'))) {
      return root;
    }
  }
  return root;
}

/** Returns all roots between 0 and 1. Neither 0 nor 1 may be a root. */
function rootsOf(polynomial: Polynomial, Wide: typeof Decimal): Decimal[] {
  const {isolated, midpoints} = isolateRoots(polynomial);
  const size = (depth: number) => new Wide(2).pow(-depth);
  return [
    ...isolated.map(({polynomial: scaled, index, depth}) =>
      rootOf(scaled, Wide).plus(String(index)).times(size(depth)),
    ),
    ...midpoints.map(({index, depth}) => size(depth).times(String(index))),
  ];
}

/**
 * Returns all rates above -1 that make the net present value 0, in ascending order. The net present value is a
 * polynomial in 1 / (1 + rate), which is between 0 and 1 for positive rates. For negative rates, 1 + rate is, and the
 * coefficients are reversed.
 */
export function internalRates(cashFlows: readonly number[], Base: typeof Decimal): Decimal[] {
  const first = cashFlows.findIndex((amount) => amount !== 0);
  const last = cashFlows.findLastIndex((amount) => amount !== 0);
  const amounts = cashFlows.slice(Math.max(first, 0), last + 1);
  const changes = signChanges(amounts);
  if (changes === 0) {
    return [];
  }
  if (amounts.length > (changes === 1 ? CASH_FLOWS : CHANGING_CASH_FLOWS)) {
    fail('E_LIMIT', `There are too many cash flows. ${cashFlowLimit}`, 'cashFlows');
  }
  const Wide = Base.clone({precision: PRECISION, minE: -9e15, maxE: 9e15});
  const polynomial = toIntegers(amounts);
  const rest = withoutRootsAt1(polynomial);
  const isZeroARate = rest.length < polynomial.length;
  const find =
    changes === 1
      ? // There is only one rate. It is on this side of 0 if the signs at both ends differ.
        (side: Polynomial) =>
          !isZeroARate && signChanges([side[0]!, side.reduce((a, b) => a + b)]) === 1
            ? [rootOf(side, Wide)]
            : []
      : (side: Polynomial) => rootsOf(side, Wide);
  const negative = find(rest.toReversed()).map((root) => root.minus(1));
  const positive = find(rest).map((root) => new Wide(1).dividedBy(root).minus(1));
  const zero = isZeroARate ? [new Wide(0)] : [];
  return [...negative, ...zero, ...positive].sort((a, b) => a.comparedTo(b));
}
