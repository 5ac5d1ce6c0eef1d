import {describe, expect, it} from 'vitest';
import {wildcardMatcher} from './wildcards';

describe('wildcardMatcher', () => {
  it.each([
    ['Stra?e', 'Straße', true],
    ['Stra??e', 'Straße', false],
    ['STRAS*', 'Straße', true],
    ['?', '🙂', true],
    ['A?', 'A', false],
    ['*', '', true],
    ['~a*', '~ab', true],
  ])('compares %s with %s', (pattern, text, expected) => {
    expect(wildcardMatcher(pattern)(text)).toBe(expected);
  });

  it('limits patterns and texts', () => {
    expect(() => wildcardMatcher('*'.repeat(256))).toThrow('more than 255 characters');
    expect(() => wildcardMatcher('A*')('A'.repeat(1_000_001))).toThrow('too long');
    const match = wildcardMatcher(`${'a?'.repeat(100)}*b`);
    const compareMany = () => Array.from({length: 100}, () => match('a'.repeat(100_000)));
    expect(compareMany).toThrow('too long');
  });

  it('compares a long text with a pattern that almost matches everywhere', () => {
    expect(wildcardMatcher(`*${'a'.repeat(100)}b`)('a'.repeat(1_000_000))).toBe(false);
  });
});
