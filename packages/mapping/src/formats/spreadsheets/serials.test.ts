import {describe, expect, it} from 'vitest';
import {excel1900, excel1904, googleSheets, serialToText, textToSerial} from './serials';

describe('serialToText', () => {
  it.each([
    [45292, '2024-01-01'],
    [45292.5, '2024-01-01T12:00:00'],
    [45351 + 9.5 / 24, '2024-02-29T09:30:00'],
    [45351 + (9.5 * 3600 + 0.25) / 86_400, '2024-02-29T09:30:00.25'],
    [0.75, '18:00:00'],
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [60, null],
    [61, '1900-03-01'],
    [2_958_465, '9999-12-31'],
    [2_958_466, null],
    [-1, null],
  ])('reads %d as Excel does', (serial, text) => {
    expect(serialToText(serial, excel1900)).toBe(text);
  });

  it('reads the other date systems', () => {
    expect(serialToText(43830, excel1904)).toBe('2024-01-01');
    expect(serialToText(60, googleSheets)).toBe('1900-02-28');
    expect(serialToText(-1, googleSheets)).toBe('1899-12-29');
    expect(serialToText(-693_593, googleSheets)).toBe('0001-01-01');
    expect(serialToText(-693_594, googleSheets)).toBe(null);
    expect(serialToText(1e300, googleSheets)).toBe(null);
    expect(serialToText(-1e300, googleSheets)).toBe(null);
    expect(serialToText(Number.MAX_VALUE, googleSheets)).toBe(null);
  });

  it('never loses a second, whatever the fraction', () => {
    for (let second = 0; second < 86_400; second += 7) {
      const text = serialToText(45292 + second / 86_400, excel1900)!;
      const time = new Date(second * 1000).toISOString().slice(11, 19);
      expect(text).toBe(second === 0 ? '2024-01-01' : `2024-01-01T${time}`);
    }
  });
});

describe('textToSerial', () => {
  it.each([
    ['2024-01-01', 45292],
    ['2024-01-01T12:00:00', 45292.5],
    ['2024-01-01T12:00', 45292.5],
    ['2024-02-29T09:05:07.25', 45351 + 32_707_250 / 86_400_000],
    ['2024-01-01T12:00:00+05:30', 45292.5],
    ['2024-01-01T06:00:00-05:00[America/New_York]', 45292.25],
    // 06:00 in UTC is 01:00 in New York.
    ['2024-01-01T06:00:00Z[America/New_York]', 45292 + 1 / 24],
    ['2024-01-01T06:00:00-04:00[America/New_York]', null],
    ['12:00:00', 0.5],
    ['00:00', 0],
    ['09:30:00.25', (9.5 * 3600 + 0.25) / 86_400],
    ['24:00:00', null],
    ['1900-01-01', 1],
    ['1900-02-28', 59],
    ['1900-03-01', 61],
    ['1899-12-31', null],
    ['2023-02-29', null],
    ['01.01.2024', null],
    ['2024-01-01 12:00', null],
  ])('turns %s into the serial number that Excel stores', (text, serial) => {
    expect(textToSerial(text)).toBe(serial);
  });
});
