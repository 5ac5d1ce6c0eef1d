import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {numberStyleOf} from './numberStyles';
import {readNumber} from './readNumber';

function read(text: string, locale: string, strict = true): number | undefined {
  const plain = readNumber(text, numberStyleOf(locale), strict);
  return plain === undefined ? undefined : Number(plain) + 0;
}

describe('readNumber', () => {
  it.each<[string, string, number | undefined]>([
    ['1,234.56', 'en', 1234.56],
    ['1234.56', 'en', 1234.56],
    ['1.234,56', 'en', undefined],
    ['1,5', 'en', undefined],
    ['1,23,456', 'en', undefined],
    ['1,23,456.7', 'en-IN', 123456.7],
    ['123,456', 'en-IN', 123456],
    ['12,345,67', 'en-IN', undefined],
    ['1,234 567', 'en', undefined],
    ['1 234.5', 'en', 1234.5],
    ['1,234,', 'en', undefined],
    [',234', 'en', undefined],
    ['0,234', 'en', undefined],
    ['1.234,56', 'de', 1234.56],
    ['1.2', 'de', undefined],
    ["1'234.50", 'de-CH', 1234.5],
    ['1’234.50', 'de-CH', 1234.5],
    ['1 234,5', 'fr', 1234.5],
    ['1\u202f234,5', 'fr', 1234.5],
    ['1\u00a0234,5', 'fr', 1234.5],
    ['1234', 'es', 1234],
    ['1.234', 'es', 1234],
    [' 42 ', 'en', 42],
    ['-42', 'en', -42],
    ['\u221242', 'sv', -42],
    ['- 42', 'en', undefined],
    ['\u008542\u3000', 'en', 42],
    ['+42', 'en', 42],
    ['--42', 'en', undefined],
    ['-0', 'en', 0],
    ['.5', 'en', 0.5],
    ['5.', 'en', undefined],
    ['1.2.3', 'en', undefined],
    ['1e3', 'en', 1000],
    ['-1,5E\u22123', 'de', -0.0015],
    ['1.234,5e2', 'de', 123450],
    ['1e', 'en', undefined],
    ['e3', 'en', undefined],
    ['1e3.5', 'en', undefined],
    ['0x10', 'en', undefined],
    ['٣', 'en', undefined],
    ['', 'en', undefined],
    [' ', 'en', undefined],
    ['12 %', 'en', undefined],
    ['€ 12', 'en', undefined],
    ['12-', 'en', undefined],
  ])('%j in %s is %s', (text, locale, expected) => {
    expect(read(text, locale)).toBe(expected);
  });

  it.each<[string, string, number | undefined]>([
    ['€ 1.234,50', 'de', 1234.5],
    ['1.234,50 €', 'de', 1234.5],
    ['EUR 1.234,50', 'de', 1234.5],
    ['-$5.00', 'en', -5],
    ['$-5.00', 'en', -5],
    ['$ .50', 'en', 0.5],
    ['$.50', 'en', 0.5],
    ['($5.00)', 'en', -5],
    ['(5)', 'en', -5],
    ['1.234,50-', 'de', -1234.5],
    ['5,00- €', 'de', -5],
    ['CHF-5.00', 'de-CH', -5],
    ['kr.500', 'en', 500],
    ['kr. 500', 'da', 500],
    ['12.5%', 'en', 0.125],
    ['12,5 %', 'de', 0.125],
    ['-7 %', 'en', -0.07],
    ['%12', 'tr', 0.12],
    ['1,5', 'en', undefined],
    ['--5', 'en', undefined],
    ['-(5)', 'en', undefined],
    ['(-5)', 'en', undefined],
    ['(5', 'en', undefined],
    ['5 % €', 'en', undefined],
    ['$ 5 €', 'en', undefined],
    ['No. 5', 'en', undefined],
    ['Rs.500', 'en-IN', undefined],
    ['5 pieces', 'en', undefined],
    ['$', 'en', undefined],
    ['- 42', 'en', -42],
    ['1e3 %', 'en', 10],
    ['5E3 EUR', 'en', 5000],
    ['12٪', 'en', 0.12],
  ])('not strict: %j in %s is %s', (text, locale, expected) => {
    expect(read(text, locale, false)).toBe(expected);
  });

  it('allows no groups without a group separator', () => {
    const style = {decimal: ',', group: ''};
    expect(readNumber('1234,5', style, true)).toBe('1234.5');
    expect(readNumber('1.234,5', style, true)).toBeUndefined();
    expect(readNumber('1 234,5', style, true)).toBeUndefined();
  });

  it.each(['en', 'en-IN', 'de', 'de-AT', 'de-CH', 'fr', 'es', 'sv', 'pl', 'pt-PT', 'tr'])(
    'reads what Intl.NumberFormat writes in %s',
    (locale) => {
      const intl = new Intl.NumberFormat(locale, {minimumFractionDigits: 2});
      fc.assert(
        fc.property(fc.integer({min: -1e12, max: 1e12}), (hundredths) => {
          const number = hundredths / 100;
          expect(read(intl.format(number), locale)).toBe(number === 0 ? 0 : number);
        }),
      );
    },
  );

  // Backtracking would take minutes, so the test would time out.
  it.each(['1,'.repeat(200_000), ' '.repeat(400_000) + 'x', '1'.repeat(400_000) + 'x'])(
    'rejects malicious text without backtracking',
    (text) => {
      expect(read(text, 'en', false)).toBeUndefined();
    },
  );
});
