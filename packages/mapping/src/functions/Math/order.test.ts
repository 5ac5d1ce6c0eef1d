import {describe, expect, it} from 'vitest';
import {toMomentOrTime} from '@documentation/base/internal/values/dates/dates';
import {compare} from '../Datetime/moments';
import {extreme} from './order';

describe('extreme', () => {
  it.each<[number[] | string[], number | string | null, number | string | null]>([
    [[], null, null],
    [[3, -1, 2], -1, 3],
    [[-0], 0, 0],
    [['2024-03-01', '2024-02-29'], '2024-02-29', '2024-03-01'],
    // Noon in Tokyo is before 04:00 in UTC.
    [
      ['2024-02-29T12:00:00+09:00', '2024-02-29T04:00:00Z'],
      '2024-02-29T12:00:00+09:00',
      '2024-02-29T04:00:00Z',
    ],
    // Clocks in Berlin showed this hour twice.
    [
      ['2024-10-27T02:15:00+01:00[Europe/Berlin]', '2024-10-27T02:45:00+02:00[Europe/Berlin]'],
      '2024-10-27T02:45:00+02:00[Europe/Berlin]',
      '2024-10-27T02:15:00+01:00[Europe/Berlin]',
    ],
    [
      ['2024-01-01T00:00:00.000000002Z', '2024-01-01T00:00:00.000000001Z'],
      '2024-01-01T00:00:00.000000001Z',
      '2024-01-01T00:00:00.000000002Z',
    ],
    // 22:00 at offset -05:00 is 03:00 UTC on the next day.
    [
      ['2023-12-31T22:00-05:00', '2024-01-01T02:59Z'],
      '2024-01-01T02:59Z',
      '2023-12-31T22:00-05:00',
    ],
    [
      ['2024-02-29T09:30:00.5', '2024-02-29T09:30', '2024-03-01T00:00'],
      '2024-02-29T09:30',
      '2024-03-01T00:00',
    ],
    [['17:00:00', '09:30', '09:29:59.999'], '09:29:59.999', '17:00:00'],
    // Monrovia's offset was -00:44:30, which text rounds to -00:45, so these are equal.
    [
      ['1960-07-01T09:30:00-00:45[Africa/Monrovia]', '1960-07-01T10:14:30Z'],
      '1960-07-01T09:30:00-00:45[Africa/Monrovia]',
      '1960-07-01T09:30:00-00:45[Africa/Monrovia]',
    ],
    // Seconds are optional, so these times are equal, and the first is returned.
    [['09:30:00', '09:30'], '09:30:00', '09:30:00'],
    // Years below 100 aren't in the 20th century.
    [
      ['0099-01-01T00:00:00Z', '1950-01-01T00:00:00Z'],
      '0099-01-01T00:00:00Z',
      '1950-01-01T00:00:00Z',
    ],
  ])('of %j is %j and %j', (list, smallest, largest) => {
    expect(extreme(list, 1)).toBe(smallest);
    expect(extreme(list, -1)).toBe(largest);
  });

  it('returns the first of equal moments as it was written', () => {
    const same = ['2024-02-29T09:00:00+01:00', '2024-02-29T08:00:00Z'];
    expect(extreme(same, 1)).toBe(same[0]);
    expect(extreme(same, -1)).toBe(same[0]);
  });

  it.each(['date', 'time', 'dateTime'] as const)(
    'agrees with Temporal on all pairs (%s)',
    (kind) => {
      const dates = ['0000-01-01', '0099-12-31', '2024-02-29', '2024-03-01', '9999-12-31'];
      const minutes = [
        '00:00',
        '00:01',
        '09:09',
        '09:10',
        '09:29',
        '09:30',
        '10:00',
        '12:00',
        '23:59',
      ];
      const seconds = ['', ':00', ':00.0', ':00.01', ':00.010', ':00.1', ':01', ':59.999999999'];
      const times = minutes.flatMap((minute) => seconds.map((second) => minute + second));
      const dateTimes = dates.flatMap((date) => times.map((time) => `${date}T${time}`));
      const texts = {date: dates, time: times, dateTime: dateTimes}[kind];
      const moments = texts.map(toMomentOrTime);
      for (const [index, a] of texts.entries()) {
        const orders = moments.map((moment) => compare(moments[index]!, moment));
        const smaller = texts.map((b, other) => (orders[other]! > 0 ? b : a));
        expect([a, texts.map((b) => extreme([a, b], 1))]).toEqual([a, smaller]);
      }
    },
  );
});
