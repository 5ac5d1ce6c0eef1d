import {describe, expect, it} from 'vitest';
import {hasType} from '../typeChecks';
import {toMoment, toText} from './dates';
import {failIso, momentOfIso} from './isoText';
import calendar from './vectors/isoCalendar.json';

const read = (text: string, timeZone = 'UTC') => {
  const moment = momentOfIso(text, timeZone);
  return moment && toText(moment);
};

describe('momentOfIso', () => {
  it.each([
    ['2024-02-29', 'UTC', '2024-02-29T00:00:00Z'],
    ['20240229', 'UTC', '2024-02-29T00:00:00Z'],
    ['2024-02-29', 'Europe/Berlin', '2024-02-29T00:00:00+01:00[Europe/Berlin]'],
    ['2024-02-29', '+05:30', '2024-02-29T00:00:00+05:30'],
    ['2024-02-29T09:30', 'UTC', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09', 'UTC', '2024-02-29T09:00:00Z'],
    ['2024-02-29 09:30:15', 'UTC', '2024-02-29T09:30:15Z'],
    ['2024-02-29 09:30:00.123456', 'UTC', '2024-02-29T09:30:00.123456Z'],
    ['20240229T093015Z', 'UTC', '2024-02-29T09:30:15Z'],
    ['2024-02-29T0930', 'UTC', '2024-02-29T09:30:00Z'],
    ['2024-02-29t09:30:00z', 'UTC', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09:30:00,120Z', 'UTC', '2024-02-29T09:30:00.12Z'],
    ['2024-02-29T09:30:00+01:00', 'Asia/Tokyo', '2024-02-29T09:30:00+01:00'],
    ['2024-02-29T09:30:00+0530', 'UTC', '2024-02-29T09:30:00+05:30'],
    ['2024-02-29T09:30:00,5-0330', 'UTC', '2024-02-29T09:30:00.5-03:30'],
    ['2024-02-29T09:30:00 +01', 'UTC', '2024-02-29T09:30:00+01:00'],
    ['2024-02-29T09:30:00-08', 'UTC', '2024-02-29T09:30:00-08:00'],
    ['2024-02-29T09:30:00+00:00', 'UTC', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09:30:00-00:00', 'UTC', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09:30:00+01:00[Europe/Berlin]', 'UTC', '2024-02-29T09:30:00+01:00[Europe/Berlin]'],
    ['2024-02-29T08:30:00Z[Europe/Berlin]', 'UTC', '2024-02-29T09:30:00+01:00[Europe/Berlin]'],
    ['2024-02-29T09:30:00[europe/berlin]', 'UTC', '2024-02-29T09:30:00+01:00[Europe/Berlin]'],
    ['2024-02-29T09:30:00+00:00[UTC]', 'Asia/Tokyo', '2024-02-29T09:30:00Z'],
    // A skipped hour and a repeated hour.
    ['2024-03-31T02:30:00', 'Europe/Berlin', '2024-03-31T03:30:00+02:00[Europe/Berlin]'],
    ['2024-10-27T02:30:00', 'Europe/Berlin', '2024-10-27T02:30:00+02:00[Europe/Berlin]'],
    // Clocks in Beirut skipped midnight on this day, and those in Toronto skipped from 23:30 to 00:30.
    ['2024-03-31', 'Asia/Beirut', '2024-03-31T01:00:00+03:00[Asia/Beirut]'],
    ['1919-03-31', 'America/Toronto', '1919-03-31T00:30:00-04:00[America/Toronto]'],
    ['0001-01-01', 'UTC', '0001-01-01T00:00:00Z'],
    ['9999-12-31T23:59:59Z', 'UTC', '9999-12-31T23:59:59Z'],
    ['1880-01-01', 'Europe/Berlin', '1880-01-01T00:00:00+00:53[Europe/Berlin]'],
    // Surrounding whitespace, including the next-line character.
    [' \t2024-02-29\r\n', 'UTC', '2024-02-29T00:00:00Z'],
    ['\u0085\u00a02024-02-29T09:30Z\u2003', 'UTC', '2024-02-29T09:30:00Z'],
    // The end of a day.
    ['2024-02-29T24:00', 'UTC', '2024-03-01T00:00:00Z'],
    ['2024-12-31T24:00:00.000Z', 'UTC', '2025-01-01T00:00:00Z'],
    ['20240229T2400+0100', 'UTC', '2024-03-01T00:00:00+01:00'],
    ['2024-02-29T24', 'UTC', '2024-03-01T00:00:00Z'],
    // Week and ordinal dates.
    ['2024-W09-4', 'UTC', '2024-02-29T00:00:00Z'],
    ['2024W094T0930Z', 'UTC', '2024-02-29T09:30:00Z'],
    ['2020-W53-7', 'UTC', '2021-01-03T00:00:00Z'],
    ['2025-W01-1', 'UTC', '2024-12-30T00:00:00Z'],
    ['2024-060', 'UTC', '2024-02-29T00:00:00Z'],
    ['2024060T09:30+01:00', 'UTC', '2024-02-29T09:30:00+01:00'],
    ['2024-366T24:00', 'UTC', '2025-01-01T00:00:00Z'],
  ])('reads %j in %s as %s', (text, timeZone, expected) => {
    expect(read(text, timeZone)).toBe(expected);
    expect(hasType(expected, 'DateTime')).toBe(true);
  });

  it.each([
    '',
    ' ',
    'tomorrow',
    '29.02.2024',
    '2023-02-29',
    '2024-02-30',
    '2024-13-01',
    '2024-2-9',
    '2024-0229',
    '2024-02',
    '2024-02-29T25:00:00Z',
    '2024-02-29T24:00:01Z',
    '2024-02-29T24:00:00.1Z',
    '2024-02-30T24:00:00Z',
    '9999-12-31T24:00:00Z',
    '2024-02-29T23:59:60Z',
    '2024-02-29T09:3000',
    '2024-02-29T09:30:00+25:00',
    '2024-02-29T09:30:00+99:00',
    '2024-02-29T09:30:00Z[Mars/Phobos]',
    '2024-02-29T09:30:00[PST]',
    '2024-02-29Z',
    '2024-02-29T09:30:00+05:00[Europe/Berlin]',
    '2024-03-31T02:30:00+01:00[Europe/Berlin]',
    '9999-12-31T23:00:00Z[Asia/Tokyo]',
    '+012024-02-29',
    '+002024-02-29',
    '1709199000',
    '2024-02-29T09:30:00Z[u-ca=hebrew]x',
    '2024-W09',
    '2024-W094',
    '2024W09-4',
    '2024-w09-4',
    '2024-W00-1',
    '2024-W09-0',
    '2024-W09-8',
    '2024-W53-1',
    '2024-W54-1',
    // This day is in the year 10000.
    '9999-W52-7',
    '2024-000',
    '2023-366',
    '2024-367',
    '2024-60',
  ])('rejects %j', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

it('reads the week and ordinal dates that Python writes', () => {
  for (const [date, week, ordinal] of calendar.dates as [string, string, string][]) {
    for (const text of [week, ordinal, week.replaceAll('-', ''), ordinal.replace('-', '')]) {
      expect([text, read(text)]).toEqual([text, `${date}T00:00:00Z`]);
    }
    const {yearOfWeek, weekOfYear, dayOfWeek, dayOfYear} = toMoment(date);
    const number = String(weekOfYear).padStart(2, '0');
    expect(`${String(yearOfWeek).padStart(4, '0')}-W${number}-${dayOfWeek}`).toBe(week);
    expect(String(dayOfYear).padStart(3, '0')).toBe(ordinal.slice(5));
  }
});

it('knows the years with 53 weeks that Python knows', () => {
  const long = new Set<number>(calendar.yearsWith53Weeks);
  for (let year = 1; year < 9999; year += 1) {
    const text = `${String(year).padStart(4, '0')}-W53-4`;
    expect([text, read(text) !== undefined]).toEqual([text, long.has(year)]);
  }
});

describe('failIso', () => {
  it.each([
    [
      '2024-01-15T09:30:00+02:00[Europe/Berlin]',
      '"2024-01-15T09:30:00+02:00[Europe/Berlin]" has the offset +02:00, but Europe/Berlin has +01:00 at that time. Correct the offset or the zone.',
    ],
    [
      '20241027T0230-0500[Europe/Berlin]',
      '"20241027T0230-0500[Europe/Berlin]" has the offset -05:00, but Europe/Berlin has +02:00 or +01:00 at that time. Correct the offset or the zone.',
    ],
    [
      '2024-03-31T02:30:00+01:00[Europe/Berlin]',
      '"2024-03-31T02:30:00+01:00[Europe/Berlin]" has a time that the clocks in Europe/Berlin skip. Use another time.',
    ],
    [
      '2024-02-29T09:30:00[Mars]',
      '"2024-02-29T09:30:00[Mars]" has the unknown time zone "Mars". Use an IANA name such as "Europe/Berlin".',
    ],
    [
      '9999-12-31T23:00:00Z[Asia/Tokyo]',
      '"9999-12-31T23:00:00Z[Asia/Tokyo]" is outside the years 0000 to 9999 in Asia/Tokyo. Use another date.',
    ],
    ['2023-02-29T09:30:00[Mars]', '"2023-02-29T09:30:00[Mars]" isn’t valid.'],
    ['tomorrow', '"tomorrow" isn’t valid.'],
  ])('says what is wrong with %s', (text, message) => {
    expect(() => failIso(text, 'isn’t valid.', 'value')).toThrow(
      expect.objectContaining({code: 'E_PARSE', message, parameter: 'value'}) as Error,
    );
  });
});
