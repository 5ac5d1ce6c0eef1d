import {expect, it, vi} from 'vitest';
import {remembered} from './remembered';

it('computes each result once, in whatever order it is asked for', () => {
  const compute = vi.fn((a: string, b: string | null) => `${a}${b}`);
  const join = remembered(compute);
  const asked = ['1', '2', '3', '4', '5', '6'].flatMap((a) => [
    [a, 'x'] as const,
    [a, null] as const,
  ]);
  for (const [a, b] of [...asked, ...asked.toReversed(), ...asked]) {
    expect(join(a, b)).toBe(`${a}${b}`);
  }
  expect(compute).toHaveBeenCalledTimes(asked.length);
});

it('forgets the oldest of more than 50 results', () => {
  const compute = vi.fn((text: string) => text.length);
  const length = remembered(compute);
  for (let index = 0; index < 60; index += 1) {
    length(`a${index}`);
  }
  length('a0');
  expect(compute).toHaveBeenCalledTimes(61);
});

it('doesn’t keep failures', () => {
  const compute = vi.fn((text: string) => {
    throw new Error(text);
  });
  const fail = remembered(compute);
  expect(() => fail('a')).toThrow('a');
  expect(() => fail('a')).toThrow('a');
  expect(compute).toHaveBeenCalledTimes(2);
});
