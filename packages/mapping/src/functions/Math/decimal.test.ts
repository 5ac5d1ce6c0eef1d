import {describe, expect, it} from 'vitest';
import {MappingError} from '@documentation/base/internal/values/errors';
import {invoke} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '../../language/types';
import Round from '../Number/Round';
import Add from './Add';
import Average from './Average';
import Divide from './Divide';
import Median from './Median';
import Modulo from './Modulo';
import Multiply from './Multiply';
import Power from './Power';
import Subtract from './Subtract';
import Sum from './Sum';
import recorded from './vectors/decimal.json';

/** Returns the result, or null if it is outside the range of numbers. */
async function call(definition: MappingFunction, args: Record<string, Value>): Promise<Value> {
  try {
    return await invoke(definition, args, {now: '2024-05-01T12:00:00Z'});
  } catch (error) {
    if (error instanceof MappingError && error.code === 'E_RANGE') {
      return null;
    }
    throw error;
  }
}

describe('decimals agree with Python', () => {
  it('for two numbers', async () => {
    for (const {a, b, ...expected} of recorded.arithmetic) {
      const computed = {
        sum: await call(Add, {a, b}),
        difference: await call(Subtract, {a, b}),
        product: await call(Multiply, {a, b}),
        quotient: await call(Divide, {a, b}),
        remainder: await call(Modulo, {a, b}),
      };
      expect({a, b, ...computed}).toEqual({a, b, ...expected});
    }
  });

  it('for lists', async () => {
    for (const {list, ...expected} of recorded.lists) {
      const computed = {
        sum: await call(Sum, {list}),
        average: await call(Average, {list}),
        median: await call(Median, {list}),
      };
      expect({list, ...computed}).toEqual({list, ...expected});
    }
  });

  it.each(['halfUp', 'halfEven', 'up', 'down'] as const)('for rounding %s', async (mode) => {
    for (const {value, decimals, [mode]: expected} of recorded.rounding) {
      const rounded = await call(Round, {value, decimals, mode});
      expect([value, decimals, rounded]).toEqual([value, decimals, expected]);
    }
  });

  it('for powers and roots', async () => {
    for (const {base, exponent, power} of recorded.powers) {
      expect([base, exponent, await call(Power, {base, exponent})]).toEqual([
        base,
        exponent,
        power,
      ]);
    }
  });
});

describe('Math.Power', () => {
  it.each([
    [8, 3, 2],
    [1000, 3, 10],
    [1024, 10, 2],
    [1.331, 3, 1.1],
    [1e300, 3, 1e100],
  ])('%f to the power of 1/%i is %f', async (base, degree, root) => {
    expect(await call(Power, {base, exponent: 1 / degree})).toBe(root);
  });
});

describe('Math.Modulo', () => {
  it.each([
    [-1e-17, 360],
    [1e-17, -360],
    [-5e-324, 1],
    [-1e-300, 1e300],
  ])('of %f and %f stays below the divisor', async (a, b) => {
    const remainder = Number(await call(Modulo, {a, b}));
    expect(Math.abs(remainder)).toBeLessThan(Math.abs(b));
    expect(Math.sign(remainder)).toBe(Math.sign(b));
  });
});
