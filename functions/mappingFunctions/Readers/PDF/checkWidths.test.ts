import {expect, it} from 'vitest';
import {MappingError} from '../../../language/errors';
import {checkWidths} from './checkWidths';
import {selectPages} from './pageSelection';

const check = (text: string) => () => checkWidths(new TextEncoder().encode(text));

it('accepts the widths of fonts, and other numbers', () => {
  expect(check('<</W [0 65535 500.5 7 [600 610]] /Length 1000000>>')).not.toThrow();
  expect(check('<</W2[0 [-1000 500 880]] /DW 70000>>')).not.toThrow();
  expect(check('<</W [0 [556.15234375 .123456] 7 70000 0 R]>>')).not.toThrow();
  expect(check('<</W [1 2 1] >> endobj [9999999]')).not.toThrow();
  expect(check('<</W [ unclosed endobj [9999999]')).not.toThrow();
});

it.each([
  '/W[0 1000000000 500]',
  '/W2 [0 120000000 -1000 500 880]',
  '/W [1 [2 3] 4 65536 5]',
  `${'/W ['.repeat(50_000)} 70000`,
])('refuses ranges that would fill the memory', (text) => {
  expect(check(text)).toThrow(MappingError);
});

it('stops at the limit when a file claims to have billions of pages', () => {
  expect(() => selectPages('all', 2 ** 40)).toThrow('More than 1,000 pages are selected.');
});
