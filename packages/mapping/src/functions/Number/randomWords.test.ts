import {describe, expect, it} from 'vitest';
import {integerFrom, secureWords, wordsFromSeed} from './randomWords';

function draw(count: number, words: () => number, min: number, max: number): number[] {
  return Array.from({length: count}, () => integerFrom(words, min, max));
}

describe('integerFrom', () => {
  it.each([
    ['a seed', wordsFromSeed('dice')],
    ['the host', secureWords()],
  ])('draws every number in the range about equally often, from %s', (_source, words) => {
    const throws = draw(6000, words, 1, 6);
    for (const side of [1, 2, 3, 4, 5, 6]) {
      const times = throws.filter((thrown) => thrown === side).length;
      // Each side is expected 1,000 times. Seven standard deviations are 202.
      expect(Math.abs(times - 1000)).toBeLessThan(202);
    }
    expect(throws.every((thrown) => Number.isInteger(thrown) && thrown >= 1 && thrown <= 6)).toBe(
      true,
    );
  });

  it('spans all exact integers', () => {
    const [min, max] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
    const drawn = draw(100, wordsFromSeed('wide'), min, max);
    expect(drawn.every(Number.isSafeInteger)).toBe(true);
    expect(new Set(drawn).size).toBe(100);
  });

  it('draws again when the bits would favour some numbers', () => {
    const queue = [0xffffffff, 0xffffffff, 0, 4];
    // 2^64 isn't divisible by three, so the draw 2^64 - 1 must be repeated.
    expect(integerFrom(() => queue.shift()!, 0, 2)).toBe(1);
  });
});

describe('wordsFromSeed', () => {
  it('returns the words of FNV-1a and mulberry32', () => {
    const words = wordsFromSeed('a');
    // Computed independently in Python.
    expect([words(), words(), words()]).toEqual([2670119670, 1323809741, 1575654966]);
  });

  it('returns the same words for the same seed', () => {
    const [one, two, other] = [wordsFromSeed('a'), wordsFromSeed('a'), wordsFromSeed('b')];
    const drawn = [one(), one(), one()];
    expect([two(), two(), two()]).toEqual(drawn);
    expect([other(), other(), other()]).not.toEqual(drawn);
  });
});
