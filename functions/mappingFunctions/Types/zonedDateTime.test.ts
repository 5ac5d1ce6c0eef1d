import {describe, expect, it} from 'vitest';
import {hasType} from '../../language/typeChecks';
import {toDateTime} from './zonedDateTime';

describe('toDateTime', () => {
  it.each([
    ['2024-02-29', 'UTC', '2024-02-29T00:00:00Z'],
    ['20240229', 'UTC', '2024-02-29T00:00:00Z'],
    ['2024-02-29', 'Europe/Berlin', '2024-02-29T00:00:00+01:00[Europe/Berlin]'],
    ['2024-02-29', '+05:30', '2024-02-29T00:00:00+05:30'],
    // Clocks in Beirut skipped midnight on this day.
    ['2024-03-31', 'Asia/Beirut', '2024-03-31T01:00:00+03:00[Asia/Beirut]'],
    ['2024-02-29T09:30', 'UTC', '2024-02-29T09:30:00Z'],
    ['2024-02-29 09:30:15', 'UTC', '2024-02-29T09:30:15Z'],
    ['20240229T093015Z', 'UTC', '2024-02-29T09:30:15Z'],
    ['2024-02-29t09:30:00z', 'UTC', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09:30:00,120Z', 'UTC', '2024-02-29T09:30:00.12Z'],
    ['2024-02-29T09:30:00+01:00', 'Asia/Tokyo', '2024-02-29T09:30:00+01:00'],
    ['2024-02-29T09:30:00+0530', 'UTC', '2024-02-29T09:30:00+05:30'],
    ['2024-02-29T09:30:00-08', 'UTC', '2024-02-29T09:30:00-08:00'],
    ['2024-02-29T09:30:00+00:00', 'UTC', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09:30:00-00:00', 'UTC', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09:30:00+01:00[Europe/Berlin]', 'UTC', '2024-02-29T09:30:00+01:00[Europe/Berlin]'],
    ['2024-02-29T08:30:00Z[Europe/Berlin]', 'UTC', '2024-02-29T09:30:00+01:00[Europe/Berlin]'],
    ['2024-02-29T09:30:00[Europe/Berlin]', 'UTC', '2024-02-29T09:30:00+01:00[Europe/Berlin]'],
    ['2024-02-29T09:30:00+00:00[UTC]', 'Asia/Tokyo', '2024-02-29T09:30:00Z'],
    // A skipped hour and a repeated hour.
    ['2024-03-31T02:30:00', 'Europe/Berlin', '2024-03-31T03:30:00+02:00[Europe/Berlin]'],
    ['2024-10-27T02:30:00', 'Europe/Berlin', '2024-10-27T02:30:00+02:00[Europe/Berlin]'],
    ['0001-01-01', 'UTC', '0001-01-01T00:00:00Z'],
    ['9999-12-31T23:59:59Z', 'UTC', '9999-12-31T23:59:59Z'],
    ['1880-01-01', 'Europe/Berlin', '1880-01-01T00:00:00+00:53[Europe/Berlin]'],
  ])('%s in %s is %s', (text, timeZone, expected) => {
    expect(toDateTime(text, timeZone)).toBe(expected);
    expect(hasType(expected, 'DateTime')).toBe(true);
  });

  it.each([
    '',
    'tomorrow',
    '29.02.2024',
    '2023-02-29',
    '2024-13-01',
    '2024-2-9',
    '2024-02-29T24:00:00Z',
    '2024-02-29T25:00:00Z',
    '2024-02-29T09:30:60Z',
    '2024-02-29T09:30:00+25:00',
    '2024-02-29Z',
    '2024-02-29T09:30:00+05:00[Europe/Berlin]',
    '9999-12-31T23:00:00Z[Asia/Tokyo]',
    '+012024-02-29',
    '1709199000',
    '2024-02-29T09:30:00Z[u-ca=hebrew]x',
  ])('rejects %j', (text) => {
    expect(() => toDateTime(text, 'UTC')).toThrow('isn’t a valid ISO 8601 date or date-time');
  });

  it('names the unknown time zone', () => {
    expect(() => toDateTime('2024-02-29', 'Europe/Atlantis')).toThrow('"Europe/Atlantis"');
    expect(() => toDateTime('2024-02-29T09:30:00[Mars]', 'UTC')).toThrow('"Mars"');
    expect(() => toDateTime('2024-02-29', '')).toThrow('isn’t a time zone');
  });
});
