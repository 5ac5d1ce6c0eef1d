import fc from 'fast-check';
import {Temporal} from 'temporal-polyfill';
import {describe, expect, it} from 'vitest';
import {clockOfDateTime, dateTimeProblem, isDate, isDateTime, isTime} from './dateTypes';

/** 3600 → '+01:00', without the seconds */
function offsetText(seconds: number): string {
  const minutes = Math.trunc(Math.abs(seconds) / 60);
  const padded = [Math.trunc(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0'));
  return `${seconds < 0 && minutes > 0 ? '-' : '+'}${padded.join(':')}`;
}

it.each([
  ['2024-01-01', true],
  ['2024-01-31', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['0000-02-29', true],
  ['9999-12-31', true],
  ['2024-01-00', false],
  ['2024-01-32', false],
  ['2024-04-31', false],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2024-00-01', false],
  ['2024-13-01', false],
  ['2024-1-01', false],
  ['02024-01-01', false],
  ['2024-01-01T', false],
])('%s is a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

it.each([
  ['00:00', true],
  ['23:59:59', true],
  ['09:30:00.123456789', true],
  ['24:00', false],
  ['23:60', false],
  ['23:59:60', false],
  ['9:30', false],
  ['09:30:00.', false],
  ['09:30:00.1234567890', false],
  ['09:30.5', false],
])('%s is a time: %s', (text, expected) => {
  expect(isTime(text)).toBe(expected);
});

describe('isDateTime', () => {
  it.each([
    '2024-01-15T09:30:00+01:00[Europe/Berlin]',
    '2024-07-15T09:30:00+02:00[europe/berlin]',
    // Clocks showed this time twice.
    '2024-10-27T02:30:00+02:00[Europe/Berlin]',
    '2024-10-27T02:30:00+01:00[Europe/Berlin]',
    // Z says nothing about the local time.
    '2024-01-15T09:30:00Z[Europe/Berlin]',
    '2024-01-15T09:30+05:30[Asia/Calcutta]',
    '2024-01-15T09:30:00+01:00[+01:00]',
    '2024-01-15T09:30:00+00:00[UTC]',
    '2024-01-15T09:30:00-05:00[EST]',
    '0000-01-01T00:00:00+00:53[Europe/Berlin]',
    '1950-01-01T00:00:00-00:45[Africa/Monrovia]',
  ])('accepts %s', (text) => {
    expect(isDateTime(text)).toBe(true);
    expect(dateTimeProblem(text)).toBeUndefined();
  });

  it.each([
    [
      '2024-01-15T09:30:00+02:00[Europe/Berlin]',
      'has the offset +02:00, but Europe/Berlin has +01:00 at that time.',
    ],
    ['2024-01-15T09:30:00+01:00[+02:00]', 'has the offset +01:00, but +02:00 has +02:00'],
    ['2024-10-27T02:30:00+00:00[Europe/Berlin]', 'has +02:00 or +01:00 at that time.'],
    ['2024-03-31T02:30:00+01:00[Europe/Berlin]', 'that the clocks in Europe/Berlin skip.'],
    // Samoa skipped this day.
    ['2011-12-30T12:00:00-10:00[Pacific/Apia]', 'that the clocks in Pacific/Apia skip.'],
    ['1950-01-01T00:00:00-00:44[Africa/Monrovia]', 'Africa/Monrovia has -00:45'],
    ['2024-01-15T09:30:00Z[Mars/Phobos]', 'has the unknown time zone "Mars/Phobos".'],
    ['2024-01-15T09:30:00-08:00[PST]', 'has the unknown time zone "PST".'],
    ['9999-12-31T23:30:00Z[Asia/Tokyo]', 'is outside the years 0000 to 9999 in Asia/Tokyo.'],
    ['0000-01-01T00:30:00Z[America/New_York]', 'is outside the years 0000 to 9999'],
  ])('rejects %s', (text, problem) => {
    expect(isDateTime(text)).toBe(false);
    expect(dateTimeProblem(text)).toContain(problem);
  });

  it('agrees with Temporal on 100,000 offsets of all zones', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const seconds = fc.integer({min: -5_000_000_000, max: 5_000_000_000});
    const starts = fc.sample(seconds, {numRuns: 2 * zones.length, seed: 20_240_229});
    const shifts = [0, 60, -60, 1800, 3600];
    const nearby = Array.from({length: 60}, (_, step) => step * 60 - 1800);
    let count = 0;
    for (const [index, second] of starts.entries()) {
      const zone = zones[index % zones.length]!;
      const near = new Temporal.ZonedDateTime(BigInt(second) * 1_000_000_000n, zone);
      // Half of the clock times are near a change of the offset, where some are skipped or repeated.
      const change = index % 2 ? near.getTimeZoneTransition('next') : null;
      const clock = (change ?? near)
        .toPlainDateTime()
        .add({seconds: shifts[index % shifts.length]!});
      const both = (['earlier', 'later'] as const).map((disambiguation) =>
        clock.toZonedDateTime(zone, {disambiguation}),
      );
      const accepted = both
        .filter((moment) => moment.toPlainDateTime().equals(clock))
        .map((moment) => moment.toString().slice(-6 - zone.length - 2, -zone.length - 2));
      const offsets = both.flatMap(({offsetNanoseconds: exact}) =>
        [0, 3600, -3600].flatMap((hour) => nearby.map((shift) => exact / 1e9 + hour + shift)),
      );
      const written = [...new Set(offsets.map(offsetText))];
      count += written.length;
      const found = written.filter((offset) => isDateTime(`${clock.toString()}${offset}[${zone}]`));
      expect([zone, clock.toString(), found.toSorted()]).toEqual([
        zone,
        clock.toString(),
        [...new Set(accepted)].toSorted(),
      ]);
    }
    expect(count).toBeGreaterThan(100_000);
  });
});

it.each([
  ['2024-01-15T08:30:00Z[Europe/Berlin]', '2024-01-15T09:30:00'],
  ['2024-12-31T23:30:15.25Z[Asia/Tokyo]', '2025-01-01T08:30:15.25'],
  ['2024-01-15T09:30+01:00[Europe/Berlin]', '2024-01-15T09:30'],
  ['2024-01-15T09:30:00Z', '2024-01-15T09:30:00'],
])('the clocks show at %s: %s', (dateTime, clock) => {
  expect(clockOfDateTime(dateTime)).toBe(clock);
});
