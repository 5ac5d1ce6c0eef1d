import {describe, expect, it} from 'vitest';
import {builtInFormat} from './builtIn';
import {cellFormatter} from './formatByCode';
import {isDateFormat} from './isDateFormat';

const format = cellFormatter(false);

describe('a cell', () => {
  it.each<[string | number | boolean, string, string]>([
    // LibreOffice 7.4.7 shows the same.
    [1.005, '0.00', '1.01'],
    [45351.999994, 'dd/mm/yyyy hh:mm', '29/02/2024 23:59'],
    [45351.75, '[$-409]mmmm d, yyyy;@', 'February 29, 2024'],
    [45351, '[$-F800]dddd, mmmm dd, yyyy', 'Thursday, February 29, 2024'],
    [
      1234.5678,
      '_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-',
      ' 1,234.57 € ',
    ],
    [-12.345, '#,##0.00;[Red](#,##0.00)', '(12.35)'],
    [0, '0;-0;"none"', 'none'],
    [2.75, '# ??/??', '2  3/4 '],
    [1.5e11, '0.00E+00', '1.50E+11'],
    ['open', '0.00', 'open'],
    ['open', '0;-0;0;"is "@', 'is open'],
    ['open', '0;@"!"', 'open!'],
    ['open', ';;;', ''],
    [7, '@', '7'],
    [true, '0.00', 'TRUE'],
    // Excel rejects the code, or shows ####.
    [12.5, '0 kg', '12.5'],
    ['open', '0 kg', 'open'],
    [-1.5, 'yyyy', '-1.5'],
  ])('with %j and the format %s shows %j', (value, code, text) => {
    expect(format(value, code)).toBe(text);
  });

  it('counts dates from 1904, but not durations', () => {
    const from1904 = cellFormatter(true);
    expect(from1904(43889, 'yyyy-mm-dd')).toBe('2024-02-29');
    expect(from1904(1.5, '[h]:mm')).toBe('36:00');
    expect(from1904(0.75, 'h:mm')).toBe('18:00');
    expect(from1904(5, '0.0')).toBe('5.0');
  });
});

it.each([
  ['m/d/yy', true],
  ['[h]:mm', true],
  ['[$-409]h AM/PM;@', true],
  ['h"h"', true],
  ['a/p', true],
  ['"days" 0', false],
  ['\\d0', false],
  ['0_d', false],
  ['[Red]0', false],
  ['[$USD] 0', false],
  ['0.00e+00', false],
  ['General', false],
])('whether %s is a format for dates: %s', (code, isDate) => {
  expect(isDateFormat(code)).toBe(isDate);
});

it.each([
  [0, 'General'],
  [14, 'm/d/yy'],
  [47, 'mm:ss.0'],
  [49, '@'],
  [7, '#,##0.00'],
  [44, '#,##0.00'],
  [31, 'yyyy-mm-dd'],
  [58, 'yyyy-mm-dd'],
  [59, 'General'],
  [163, 'General'],
])('the built-in format %i is %s', (id, code) => {
  expect(builtInFormat(id)).toBe(code);
});
