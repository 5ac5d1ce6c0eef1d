import {distance} from 'fastest-levenshtein';
import {expect, it} from 'vitest';
import {checkComparisonLength, editDistance} from './editDistance';

it('compares texts of the maximum length', () => {
  const [a, b] = ['📦'.repeat(10_000), '🚚'.repeat(9999)];
  checkComparisonLength(a, 'a');
  expect(editDistance(a, b, distance)).toEqual({distance: 10_000, longest: 10_000});
  const failure = expect.objectContaining({code: 'E_LIMIT'}) as Error;
  expect(() => checkComparisonLength(`${a}!`, 'a')).toThrow(failure);
});
