import {describe, expect, it} from 'vitest';
import {currencyDecimals, currencySymbol, isCurrencySign} from './currencies';

describe('currencyDecimals', () => {
  it.each([
    ['EUR', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['ISK', 0],
    ['HUF', 2],
    ['XCG', 2],
  ])('%s has %i', (code, decimals) => {
    expect(currencyDecimals(code)).toBe(decimals);
  });

  it('suggests the code that was probably meant', () => {
    expect(() => currencyDecimals('eur')).toThrow('Use "EUR".');
    expect(() => currencyDecimals('£')).toThrow('Use "GBP".');
    expect(() => currencyDecimals('XYZ')).toThrow('"XYZ" isn’t an ISO 4217 currency code.');
    expect(() => currencyDecimals('constructor')).toThrow('isn’t an ISO 4217 currency code');
  });
});

describe('currencySymbol', () => {
  it('prefers the local symbol, then the common one, then the code', () => {
    expect(currencySymbol('CNY', {CNY: '¥'})).toBe('¥');
    expect(currencySymbol('CNY')).toBe('CN¥');
    expect(currencySymbol('CHF')).toBe('CHF');
  });
});

describe('isCurrencySign', () => {
  it('recognises codes and symbols', () => {
    expect(['EUR', '€', 'kr.', 'CHF', 'zł'].every(isCurrencySign)).toBe(true);
    expect(['', 'x', 'eur', '%', '#'].some(isCurrencySign)).toBe(false);
  });
});
