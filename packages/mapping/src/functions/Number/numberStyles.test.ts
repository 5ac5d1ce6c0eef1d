import {describe, expect, it} from 'vitest';
import {moneyStyleOf, numberStyleOf, writeNumber} from './numberStyles';

describe('writeNumber', () => {
  it.each([
    ['en', '1,234,567.50'],
    ['en-GB', '1,234,567.50'],
    ['en-US', '1,234,567.50'],
    ['en-IN', '12,34,567.50'],
    ['de', '1.234.567,50'],
    ['de-DE', '1.234.567,50'],
    ['de-CH', "1'234'567.50"],
    ['de-AT', '1\u00a0234\u00a0567,50'],
    ['fr', '1\u202f234\u202f567,50'],
    ['fr-CH', '1\u202f234\u202f567,50'],
    ['es', '1.234.567,50'],
    ['es-MX', '1,234,567.50'],
    ['it', '1.234.567,50'],
    ['nl', '1.234.567,50'],
    ['sv', '1\u00a0234\u00a0567,50'],
    ['da', '1.234.567,50'],
    ['nb', '1\u00a0234\u00a0567,50'],
    ['nb-NO', '1\u00a0234\u00a0567,50'],
    ['fi', '1\u00a0234\u00a0567,50'],
    ['pl', '1\u00a0234\u00a0567,50'],
    ['pt', '1.234.567,50'],
    ['pt-BR', '1.234.567,50'],
    ['pt-PT', '1\u00a0234\u00a0567,50'],
    ['cs', '1\u00a0234\u00a0567,50'],
    ['ja', '1,234,567.50'],
    ['zh', '1,234,567.50'],
    ['zh-Hans-CN', '1,234,567.50'],
    ['tr', '1.234.567,50'],
  ])('%s', (locale, text) => {
    expect(writeNumber('1234567.50', numberStyleOf(locale))).toBe(text);
  });

  it('keeps four digits together in some locales', () => {
    expect(writeNumber('1234', numberStyleOf('es'))).toBe('1234');
    expect(writeNumber('12345', numberStyleOf('es'))).toBe('12.345');
    expect(writeNumber('1234', numberStyleOf('de'))).toBe('1.234');
  });

  it('groups by the last three digits', () => {
    expect(writeNumber('123', numberStyleOf('en'))).toBe('123');
    expect(writeNumber('123456', numberStyleOf('en'))).toBe('123,456');
    expect(writeNumber('123456', numberStyleOf('en-IN'))).toBe('1,23,456');
    expect(writeNumber('1000', numberStyleOf('en-IN'))).toBe('1,000');
  });

  it('omits the groups on request', () => {
    expect(writeNumber('1234567.5', numberStyleOf('de'), false)).toBe('1234567,5');
  });

  // Backtracking over this many digits would exceed the test's timeout.
  it('groups many digits', () => {
    const groups = `9,${'99,'.repeat(199)}999`;
    expect(writeNumber('9'.repeat(402), numberStyleOf('en-IN'))).toBe(groups);
  });
});

describe('moneyStyleOf', () => {
  it('uses other separators in some locales', () => {
    expect(moneyStyleOf('de-AT').group).toBe('.');
    expect(moneyStyleOf('fr-CH').decimal).toBe('.');
    expect(moneyStyleOf('fr').decimal).toBe(',');
  });
});

describe('numberStyleOf', () => {
  it('names the locale and lists the supported ones', () => {
    expect(() => numberStyleOf('xh')).toThrow(/"xh" isn’t supported.*: en, ar, bg, /);
    expect(() => numberStyleOf('de_CH')).toThrow(/isn’t a valid language tag/);
    expect(() => numberStyleOf('constructor')).toThrow(/constructor/);
  });
});
