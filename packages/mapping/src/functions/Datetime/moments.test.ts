import type {Temporal} from 'temporal-polyfill';
import {describe, expect, it} from 'vitest';
import {toMoment, toMomentOrTime, toText} from '@documentation/base/internal/values/dates/dates';
import {add, compare, distance, endOf, startOf} from './moments';

const moment = (text: string) => toMoment(text) as Temporal.ZonedDateTime;

/** Moments around clock changes, month ends and leap days. */
const moments = [
  '2024-01-31T12:00:00+01:00[Europe/Berlin]',
  '2024-02-29T00:00:00+01:00[Europe/Berlin]',
  '2024-03-30T02:30:00+01:00[Europe/Berlin]',
  '2024-03-31T03:30:00+02:00[Europe/Berlin]',
  '2024-10-27T02:30:00+02:00[Europe/Berlin]',
  '2024-10-27T02:30:00+01:00[Europe/Berlin]',
  '2025-02-28T23:59:59.999+01:00[Europe/Berlin]',
].map(moment);

describe('distance', () => {
  it.each(['years', 'months', 'weeks', 'days', 'hours', 'minutes'] as const)(
    'agrees with Temporal in %s, and with add',
    (unit) => {
      for (const start of moments) {
        for (const end of moments) {
          const {whole, exact} = distance(start, end, unit);
          const total = start.until(end).total({unit, relativeTo: start});
          expect(exact.toNumber()).toBeCloseTo(total, 9);
          expect(whole + 0).toBe(exact.trunc().toNumber() + 0);
          expect(compare(add(start, whole, unit), end)).not.toBe(compare(end, start) || 1);
        }
      }
    },
  );

  it('distinguishes nanoseconds over centuries', () => {
    const [start, end] = [moment('0000-01-01T00:00:00.000000001Z'), moment('9999-01-01T00:00:00Z')];
    expect(distance(start, end, 'days').whole).toBe(3_652_059);
    expect(distance(start, end, 'hours').whole).toBe(3_652_060 * 24 - 1);
  });
});

describe('periods', () => {
  it.each(['years', 'quarters', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds'] as const)(
    'of %s contain their moment and leave no gaps',
    (unit) => {
      for (const inside of moments) {
        const [start, end] = [startOf(inside, unit, 'monday'), endOf(inside, unit, 'monday')];
        expect(compare(start, inside)).not.toBe(1);
        expect(compare(end, inside)).not.toBe(-1);
        const next = (end as Temporal.ZonedDateTime).add({milliseconds: 1});
        expect(compare(startOf(next, unit, 'monday'), next)).toBe(0);
      }
    },
  );

  it.each([
    // The clocks skip the hour before midnight.
    [
      '2024-03-30T12:00:00-02:00[America/Nuuk]',
      'days',
      '2024-03-30T22:59:59.999-02:00[America/Nuuk]',
    ],
    ['2024-12-31T12:00:00', 'weeks', '2025-01-05T23:59:59.999'],
    ['2024-02-29', 'days', '2024-02-29'],
  ] as const)('end at the right moment for %s in %s', (value, unit, end) => {
    expect(toText(endOf(toMoment(value), unit, 'monday'))).toBe(end);
  });

  it('begin at the first time that exists', () => {
    // The clocks skip from 02:00 to 02:30.
    const value = moment('2024-10-06T02:45:00+11:00[Australia/Lord_Howe]');
    expect(toText(startOf(value, 'hours', 'monday'))).toBe(
      '2024-10-06T02:30:00+11:00[Australia/Lord_Howe]',
    );
  });
});

describe('times of day', () => {
  const [morning, noon] = [toMomentOrTime('09:30'), toMomentOrTime('12:00:00.5')];

  it('can be compared, and counted from one to another', () => {
    expect(compare(morning, noon)).toBe(-1);
    expect(compare(morning, toMomentOrTime('09:30:00'))).toBe(0);
    expect(distance(morning, noon, 'minutes').whole).toBe(150);
    expect(distance(noon, morning, 'milliseconds').whole).toBe(-9_000_500);
    expect(startOf(noon, 'hours', 'monday').toString()).toBe('12:00:00');
  });

  it('have no days', () => {
    const message = '09:30:00 is a Time and has no days. Set `unit` to hours or shorter units.';
    expect(() => distance(morning, noon, 'days')).toThrow(message);
    expect(() => startOf(morning, 'days', 'monday')).toThrow(message);
  });
});

describe('add', () => {
  it('adds decimal amounts exactly', () => {
    expect(toText(add(toMoment('2024-02-29T00:00:00Z'), 0.1, 'seconds'))).toBe(
      '2024-02-29T00:00:00.1Z',
    );
    expect(toText(add(toMoment('2024-02-29T00:00:00Z'), -1.1, 'hours'))).toBe(
      '2024-02-28T22:54:00Z',
    );
  });

  it.each([1e300, -1e300, Number.MAX_SAFE_INTEGER])('rejects %d of any unit', (amount) => {
    for (const unit of ['years', 'quarters', 'days', 'hours'] as const) {
      expect(() => toText(add(toMoment('2024-02-29T00:00:00Z'), amount, unit))).toThrow(
        expect.objectContaining({
          code: 'E_RANGE',
          message: 'The result is outside the years 0000 to 9999. Use a smaller amount.',
          parameter: 'amount',
        }) as Error,
      );
    }
  });
});
