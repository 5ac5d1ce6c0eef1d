import {describe, expect, it} from 'vitest';
import {checkTimeZone, momentOfReading, readIso, toMoment, toText, toZoned} from './dates';

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
  ])('keep %s', (text) => {
    expect(toText(toMoment(text))).toBe(text);
  });

  it.each([
    ['2024-02-29T09:30Z', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09:30:00+00:00', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09:30:00Z[UTC]', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09:30:00+01:00[+01:00]', '2024-02-29T09:30:00+01:00'],
    ['2024-02-29T08:30:00Z[europe/berlin]', '2024-02-29T09:30:00+01:00[Europe/Berlin]'],
    // If the offset and the zone don't match, the offset determines the moment.
    ['2024-02-29T09:30:00+05:00[Europe/Berlin]', '2024-02-29T05:30:00+01:00[Europe/Berlin]'],
  ])('write %s as %s', (text, written) => {
    expect(toText(toMoment(text))).toBe(written);
  });

  it('reject an unknown zone', () => {
    expect(() => toZoned('2024-02-29T09:30:00Z[Mars/Phobos]')).toThrow(
      expect.objectContaining({code: 'E_TYPE'}) as Error,
    );
  });
});

describe('checkTimeZone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['UTC', 'UTC'],
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

describe('readIso', () => {
  const read = (text: string) => {
    const reading = readIso(text);
    const moment = reading && momentOfReading(reading, 'Europe/Berlin');
    return moment && toText(moment);
  };

  it.each([
    ['2024-02-29', '2024-02-29T00:00:00+01:00[Europe/Berlin]'],
    ['2024-02-29T09:30', '2024-02-29T09:30:00+01:00[Europe/Berlin]'],
    ['2024-02-29 09:30:00.123456', '2024-02-29T09:30:00.123456+01:00[Europe/Berlin]'],
    ['20240229T093000Z', '2024-02-29T09:30:00Z'],
    ['2024-02-29T09:30:00,5-0330', '2024-02-29T09:30:00.5-03:30'],
    ['2024-02-29t09:30:00 +01', '2024-02-29T09:30:00+01:00'],
    ['2024-02-29T09:30:00[Asia/Tokyo]', '2024-02-29T09:30:00+09:00[Asia/Tokyo]'],
  ])('reads %s', (text, moment) => {
    expect(read(text)).toBe(moment);
  });

  it.each([
    '',
    ' 2024-02-29',
    '2024-02-30',
    '2024-13-01',
    '2024-2-9',
    '2024-02-29T24:00:00Z',
    '2024-02-29T23:59:60Z',
    '2024-02-29T09:30:00+99:00',
    '2024-02-29T09:30:00Z[Mars/Phobos]',
    '2024-02-29T0930',
    '9999-12-31T23:30:00Z[Asia/Tokyo]',
    '+002024-02-29',
  ])('rejects "%s"', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
