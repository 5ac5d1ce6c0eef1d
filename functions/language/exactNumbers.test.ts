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

it('is fast for long numbers', () => {
  expect(isExactNumber('0'.repeat(1_000_000))).toBe(true);
  expect(isExactNumber(`1${'0'.repeat(1_000_000)}1`)).toBe(false);
  expect(isExactNumber(`0.1${'0'.repeat(1_000_000)}1`)).toBe(false);
});
