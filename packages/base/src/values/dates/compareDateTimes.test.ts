import fc from 'fast-check';
import {Temporal} from 'temporal-polyfill';
import {expect, it} from 'vitest';
import {isDateTime} from '../dateTypes';
import {compareDateTimes} from './compareDateTimes';
import {toZoned} from './dates';

it.each([
  // The offset was -00:44:30, which text rounds to -00:45.
  ['1960-07-01T09:30:00-00:45[Africa/Monrovia]', '1960-07-01T10:14:30Z', 0],
  ['1960-07-01T09:30:00-00:45[Africa/Monrovia]', '1960-07-01T09:30:00-00:45', -1],
  // The offset was +00:53:28.
  ['1880-07-01T09:30:00+00:53[Europe/Berlin]', '1880-07-01T08:36:32Z', 0],
  ['2024-02-29T12:00:00+09:00', '2024-02-29T04:00:00Z', -1],
  ['2024-02-29T12:00:00', '2024-02-29T04:00:00Z', undefined],
] as const)('compares %s and %s', (a, b, order) => {
  expect(compareDateTimes(a, b)).toBe(order);
});

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC', '+05:30', '-00:45');
/** Years in which zones still had offsets with seconds are as frequent as all others. */
const second = fc.oneof(
  fc.integer({min: -4_000_000_000, max: 70_000_000}),
  fc.integer({min: -62_167_000_000, max: 253_402_000_000}),
);
/** Distances that differ in what an offset rounds away, and in fractions of a second. */
const distance = fc.constantFrom(
  0n,
  0n,
  1n,
  10n ** 8n,
  10n ** 9n,
  28n * 10n ** 9n,
  60n * 10n ** 9n,
);
const spelling = fc.constantFrom('zone', 'offset', 'UTC', 'UTC with zone', 'without seconds');

function written(moment: Temporal.ZonedDateTime, how: string): string {
  switch (how) {
    case 'offset':
      return moment.withTimeZone('+01:00').toString({timeZoneName: 'never'});
    case 'UTC':
      return moment.toInstant().toString();
    case 'UTC with zone':
      return `${moment.toInstant().toString()}[${moment.timeZoneId}]`;
    case 'without seconds':
      return moment.toString({smallestUnit: 'minute'});
    default:
      return moment.toString();
  }
}

it('agrees with Temporal in 100,000 cases', () => {
  const near = fc.array(fc.tuple(distance, zones, spelling), {minLength: 32, maxLength: 32});
  fc.assert(
    fc.property(second, near, (start, list) => {
      const texts = list
        .map(([offset, zone, how]) =>
          written(new Temporal.ZonedDateTime(BigInt(start) * 10n ** 9n + offset, zone), how),
        )
        .filter(isDateTime);
      const moments = texts.map((text) => toZoned(text).epochNanoseconds);
      for (const [index, a] of texts.entries()) {
        const expected = moments.map((b) =>
          moments[index]! < b ? -1 : moments[index]! > b ? 1 : 0,
        );
        expect([a, texts.map((b) => compareDateTimes(a, b))]).toEqual([a, expected]);
      }
    }),
    {numRuns: 100, seed: 20_240_229},
  );
});
