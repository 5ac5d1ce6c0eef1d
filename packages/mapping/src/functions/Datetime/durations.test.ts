import fc from 'fast-check';
import {Temporal} from 'temporal-polyfill';
import {expect, it} from 'vitest';
import {
  durationOfParts,
  durationOfSeconds,
  loadExactDecimal,
  parseDuration,
  totalSeconds,
} from './durations';

const parts = fc.record({
  years: fc.nat(9999),
  months: fc.nat(99),
  weeks: fc.nat(99),
  days: fc.nat(9999),
  hours: fc.nat(99),
  minutes: fc.nat(9999),
  seconds: fc.nat(9999),
});

it('reads what it writes, as Temporal does', () => {
  fc.assert(
    fc.property(parts, fc.boolean(), (positive, isNegative) => {
      const values = Object.entries(positive).map(([name, value]) => [
        name,
        isNegative ? 0 - value : value,
      ]);
      const fields = Object.fromEntries(values) as typeof positive;
      const text = durationOfParts(fields);
      expect(parseDuration(text)).toEqual(fields);
      expect(text).toBe(Temporal.Duration.from(fields).toString());
    }),
  );
});

it('reads the seconds that it writes', async () => {
  const seconds = fc.oneof(
    fc.integer(),
    fc.double({min: -1e9, max: 1e9, noNaN: true}),
    fc.constantFrom(5e-324, Number.MAX_SAFE_INTEGER),
  );
  const ExactDecimal = await loadExactDecimal();
  fc.assert(
    fc.property(seconds, (value) => {
      const text = durationOfSeconds(value, 'seconds', ExactDecimal);
      expect(totalSeconds(parseDuration(text), ExactDecimal)).toBe(value + 0);
    }),
  );
});

it.each([
  ...['', 'P', 'PT', 'P1', '1D', 'P1DT', 'PT1D', 'P1H', 'P1M1Y', 'PT1S1M', 'P-1D', 'P1D ago'],
  ...['PT.5S', 'PT5.S', 'P1,5DT1H', 'P0003-06-04T12:30:05', 'P1D1D', 'PT1H 30M', 'PT1e3S'],
])('rejects %j', (text) => {
  const failure = expect.objectContaining({code: 'E_PARSE'}) as Error;
  expect(() => parseDuration(text)).toThrow(failure);
});

it.each(['PT9007199254740992S', `P${'9'.repeat(400)}D`, 'PT0.1234567890123456789S'])(
  'can’t represent %s',
  (text) => {
    const failure = expect.objectContaining({code: 'E_RANGE'}) as Error;
    expect(() => parseDuration(text)).toThrow(failure);
  },
);

it('rejects a total that a number can’t represent', async () => {
  const failure = expect.objectContaining({code: 'E_RANGE'}) as Error;
  const ExactDecimal = await loadExactDecimal();
  for (const text of ['P9007199254740991W', 'P9007199254740DT0.1S']) {
    expect(() => totalSeconds(parseDuration(text), ExactDecimal)).toThrow(failure);
  }
});

it('writes the largest number in digits', async () => {
  const text = durationOfSeconds(Number.MAX_VALUE, 'seconds', await loadExactDecimal());
  expect(text).toMatch(/^PT1797693134862315\d{293}S$/);
});
