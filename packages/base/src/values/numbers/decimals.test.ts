import {describe, expect, it} from 'vitest';
import {checkDecimals, loadDecimal, roundDecimal, toFiniteNumber} from './decimals';

describe('loadDecimal', () => {
  it('computes decimals exactly, unlike binary floating point', async () => {
    const Decimal = await loadDecimal();
    expect(toFiniteNumber(new Decimal(0.1).plus(0.2))).toBe(0.3);
    expect(new Decimal(1).dividedBy(3).toString()).toBe(`0.${'3'.repeat(34)}`);
  });

  it('stops at numbers far outside the range of a JS number', async () => {
    const Decimal = await loadDecimal();
    expect(new Decimal(1.0000000001).pow(Number.MAX_SAFE_INTEGER).isFinite()).toBe(false);
    expect(new Decimal(1.7e308).pow(1.7e308).isFinite()).toBe(false);
    expect(new Decimal(0.9999999999999999).pow(1.5e300).isZero()).toBe(true);
    expect(new Decimal(1.7e308).modulo(5e-324).isNaN()).toBe(false);
  });
});

describe('toFiniteNumber', () => {
  it('never returns -0 or Infinity', async () => {
    const Decimal = await loadDecimal();
    expect(toFiniteNumber(new Decimal('-0'))).toBe(0);
    expect(toFiniteNumber(new Decimal('-1e-400'))).toBe(0);
    expect(() => toFiniteNumber(new Decimal('1e309'))).toThrow('outside the range');
    expect(() => toFiniteNumber(new Decimal(NaN))).toThrow('outside the range');
  });
});

describe('roundDecimal', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [1250, -2, 1300],
    [49, -2, 0],
    [1.7976931348623157e308, 30, 1.7976931348623157e308],
    [123456.987654321, 30, 123456.987654321],
    [5e-324, 30, 0],
  ])('rounds %f to %i decimals', async (value, decimals, expected) => {
    const Decimal = await loadDecimal();
    expect(toFiniteNumber(roundDecimal(new Decimal(value), decimals))).toBe(expected);
  });
});

describe('checkDecimals', () => {
  it('rejects numbers out of range', () => {
    checkDecimals(30, 0);
    expect(() => checkDecimals(31, 0)).toThrow('from 0 to 30');
    expect(() => checkDecimals(-1, 0)).toThrow('from 0 to 30');
  });
});
