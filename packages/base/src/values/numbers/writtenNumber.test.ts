import {expect, it} from 'vitest';
import {writtenNumber} from './writtenNumber';

it.each([
  [200_000, '200,000'],
  [-1234.5, '-1,234.5'],
  [0.000_125, '0.000125'],
  [0, '0'],
])('writes %d as %s', (number, text) => {
  expect(writtenNumber(number)).toBe(text);
});
