import {expect, it} from 'vitest';
import {readBoolean} from './booleanText';

it.each(['true', 'TRUE', 'yes', 'Y', '1', '\u0085 Yes '])('%j is true', (text) => {
  expect(readBoolean(text)).toBe(true);
});

it.each(['false', 'False', 'NO', 'n', '0'])('%j is false', (text) => {
  expect(readBoolean(text)).toBe(false);
});

it.each(['', 'on', 'ja', '2', 'constructor', 'ye s'])('%j is neither', (text) => {
  expect(readBoolean(text)).toBeUndefined();
});
