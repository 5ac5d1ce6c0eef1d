import {describe, expect, it} from 'vitest';
import {dateTimeOf, serialOf} from './dateSystems';

describe('serial numbers', () => {
  it.each([
    [1, '1900-01-01T00:00:00'],
    [59, '1900-02-28T00:00:00'],
    [61, '1900-03-01T00:00:00'],
    [45292, '2024-01-01T00:00:00'],
    [45351.75, '2024-02-29T18:00:00'],
    [45351.395833333336, '2024-02-29T09:30:00'],
    [2958465, '9999-12-31T00:00:00'],
  ])('%d is %s', (serial, date) => {
    expect(dateTimeOf(serial, '1900')).toBe(date);
    expect(serialOf(date)).toBe(serial);
  });

  it('keep every millisecond', () => {
    for (let milliseconds = 0; milliseconds < 86_400_000; milliseconds += 9_999_991) {
      const serial = (2_958_465 * 86_400_000 + milliseconds) / 86_400_000;
      expect(serialOf(dateTimeOf(serial, '1900'))).toBe(serial);
    }
  });

  it('round to the millisecond, even across midnight', () => {
    expect(dateTimeOf(45291.999999999, '1900')).toBe('2024-01-01T00:00:00');
    expect(dateTimeOf(45292.0000001, '1900')).toBe('2024-01-01T00:00:00.009');
  });

  it('count from 1904 in old workbooks', () => {
    expect(dateTimeOf(0, '1904')).toBe('1904-01-01T00:00:00');
    expect(dateTimeOf(45292, '1904')).toBe('2028-01-02T00:00:00');
    expect(serialOf('2028-01-02', '1904')).toBe(45292);
  });

  it.each([0, 0.5, 60, 60.9, -1, 2958466, 1e300, -1e300, 1.7e308])('%d isn’t a date', (serial) => {
    expect(() => dateTimeOf(serial, '1900')).toThrow(
      expect.objectContaining({code: 'E_RANGE'}) as Error,
    );
  });
});
