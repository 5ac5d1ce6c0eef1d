import {describe, expect, it} from 'vitest';
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
});
