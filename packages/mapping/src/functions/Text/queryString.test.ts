import {expect, it} from 'vitest';
import {parseQuery} from './queryString';

it('treats dangerous names like any other', () => {
  const values = parseQuery('__proto__=a&__proto__=b&constructor=c', 'repeated', 'query');
  expect(Object.entries(values)).toEqual([
    ['__proto__', ['a', 'b']],
    ['constructor', 'c'],
  ]);
});

it('limits the number of parameters', () => {
  const failure = expect.objectContaining({code: 'E_LIMIT'}) as Error;
  expect(parseQuery('a&'.repeat(99_999), 'always', 'query').a).toHaveLength(99_999);
  expect(() => parseQuery('a&'.repeat(100_000), 'always', 'query')).toThrow(failure);
});
