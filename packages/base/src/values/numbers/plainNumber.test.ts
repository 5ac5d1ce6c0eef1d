import fc from 'fast-check';
import {expect, it} from 'vitest';
import {plainNumber} from './plainNumber';

it('writes digits only', () => {
  expect(plainNumber(1e21)).toBe('1000000000000000000000');
  expect(plainNumber(-1.5e-7)).toBe('-0.00000015');
  expect(plainNumber(89.9)).toBe('89.9');
});

it('writes every number in a way that reads back the same', () => {
  fc.assert(
    fc.property(fc.double({noNaN: true, noDefaultInfinity: true}), (number) => {
      const text = plainNumber(number);
      expect(text).toMatch(/^-?\d+(\.\d+)?$/);
      expect(Number(text) === number).toBe(true);
    }),
  );
});
