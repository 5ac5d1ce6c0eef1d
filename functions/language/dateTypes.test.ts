import fc from 'fast-check';
import {Temporal} from 'temporal-polyfill';
import {describe, expect, it} from 'vitest';
import {clockOfDateTime, dateTimeProblem, isDateTime} from './dateTypes';

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

  it('agrees with Temporal on the offsets of all zones', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const seconds = fc.integer({min: -5_000_000_000, max: 5_000_000_000});
    const shift = fc.constantFrom(0, 1, 30, 60, -60);
    fc.assert(
      fc.property(zones, seconds, shift, (zone, second, minutes) => {
        const moment = new Temporal.ZonedDateTime(BigInt(second) * 1_000_000_000n, zone);
        const clock = moment.toPlainDateTime().add({minutes});
        const text = `${clock.toString()}${moment.offset.slice(0, 6)}[${zone}]`;
        let isAccepted = true;
        try {
          Temporal.ZonedDateTime.from(text, {offset: 'reject'});
        } catch {
          isAccepted = false;
        }
        expect([text, isDateTime(text)]).toEqual([text, isAccepted]);
      }),
      {numRuns: 2000, seed: 20_240_229},
    );
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
