import {describe, expect, it} from 'vitest';
import {checkTimeZone, checkYear, toMoment, toText} from './dates';

describe('toMoment and toText', () => {
  it.each([
    '2024-02-29',
    '2024-02-29T09:30:00',
    '2024-02-29T09:30:00.25',
    '2024-02-29T09:30:00Z',
    '2024-02-29T09:30:00+01:00',
    '2024-02-29T09:30:00+01:00[Europe/Berlin]',
    '2024-02-29T09:30:00+00:00[Europe/London]',
    '2024-10-27T02:30:00+01:00[Europe/Berlin]',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999999Z',
    // Berlin's offset at that time was +00:53:28.
    '1880-07-01T09:30:00+00:53[Europe/Berlin]',
    // The offset at that time was -00:44:30.
    '1950-07-01T09:30:00-00:45[Africa/Monrovia]',
  ])('keep %s', (text) => {
    expect(toText(toMoment(text))).toBe(text);
  });

  it.each([
    ['2024-02-29T09:30Z', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09:30:00+00:00', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09:30:00Z[UTC]', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09:30:00+01:00[+01:00]', '2024-02-29T09:30:00+01:00'],
    ['2024-02-29T08:30:00Z[europe/berlin]', '2024-02-29T09:30:00+01:00[Europe/Berlin]'],
  ])('write %s as %s', (text, written) => {
    expect(toText(toMoment(text))).toBe(written);
  });
});

describe('checkTimeZone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['UTC', 'UTC'],
    ['CET', 'CET'],
    ['EST5EDT', 'EST5EDT'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['+05:30', '+05:30'],
  ])('accepts %s', (name, found) => {
    expect(checkTimeZone(name)).toBe(found);
  });

  it.each(['PST', 'IST', 'BST', 'Z', '+5', '+25:00', 'Pacific Standard Time', '', '__proto__'])(
    'rejects %s',
    (name) => {
      expect(() => checkTimeZone(name)).toThrow(
        expect.objectContaining({code: 'E_TIMEZONE', parameter: 'timezone'}) as Error,
      );
    },
  );
});

it.each([
  ['Europe/Berlim', {found: 'Europe/Berlim', replacement: 'Europe/Berlin'}],
  ['Atlantis', undefined],
])('corrects the time zone %s only if another one is close', (name, instead) => {
  expect(() => checkTimeZone(name)).toThrow(expect.objectContaining({instead}) as Error);
});

it('gives advice that fits', () => {
  expect(() => checkYear(toMoment('2024-02-29').add({years: 8000}))).toThrow(
    'The result is outside the years 0000 to 9999. Use another date.',
  );
  expect(() => checkYear(undefined, 'amount', 'Use a smaller amount.')).toThrow(
    'The result is outside the years 0000 to 9999. Use a smaller amount.',
  );
});
