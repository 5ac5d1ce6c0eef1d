import {Decimal} from 'decimal.js';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {isExactNumber} from './exactNumbers';

it.each([
  '0',
  '-0',
  '1.50',
  '100',
  '1e21',
  '1.5E-3',
  '9007199254740991',
  '0.1',
  '1e300',
  '123456789012345',
])('keeps %s', (text) => {
  expect(isExactNumber(text)).toBe(true);
});

it.each(['9007199254740993', '0.10000000000000001', '1e400', '1e-400', '-123456789012345678901'])(
  'can’t keep %s',
  (text) => {
    expect(isExactNumber(text)).toBe(false);
  },
);

it('agrees with decimal.js on 100,000 numbers', () => {
  const digits = fc.oneof(
    fc.nat(999).map(String),
    fc.constantFrom('0', '00', '000000000000', '9007199254740992', '9007199254740993', '5'),
    fc.bigInt({min: 0n, max: 10n ** 20n}).map(String),
  );
  const sign = fc.constantFrom('', '', '-');
  const fraction = fc.oneof(
    fc.constant(''),
    fc.constant(''),
    digits.map((text) => `.${text}`),
  );
  const exponent = fc.constantFrom('', '', '', 'e2', 'E-3', 'e+21', 'e-12', 'e308', 'e-324');
  const number = fc.tuple(sign, digits, fraction, exponent).map((parts) => parts.join(''));
  const texts = fc.sample(number, {numRuns: 100_000, seed: 20_240_229});
  const different = texts.filter(
    (text) => isExactNumber(text) !== new Decimal(text).eq(new Decimal(Number(text))),
  );
  expect(different).toEqual([]);
});

it('is fast for long numbers', () => {
  expect(isExactNumber('0'.repeat(1_000_000))).toBe(true);
  expect(isExactNumber(`1${'0'.repeat(1_000_000)}1`)).toBe(false);
  expect(isExactNumber(`0.1${'0'.repeat(1_000_000)}1`)).toBe(false);
});
