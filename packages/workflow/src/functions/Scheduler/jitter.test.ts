import {expect, it} from 'vitest';
import {jitterOf} from './jitter';

it('is the same for the same run, and within its limits', () => {
  const numbers = Array.from({length: 1000}, (_, index) => jitterOf(`run_${index}`, 9));
  expect(numbers).toEqual(Array.from({length: 1000}, (_, index) => jitterOf(`run_${index}`, 9)));
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(jitterOf('run_01', 0)).toBe(0);
});

it('is FNV-1a', () => {
  // The published test vectors for '' and 'a'.
  expect(jitterOf('', 0xffffffff)).toBe(0x811c9dc5);
  expect(jitterOf('a', 0xffffffff)).toBe(0xe40c292c);
});
