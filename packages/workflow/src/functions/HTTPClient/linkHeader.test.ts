import {expect, it} from 'vitest';
import {nextLink} from './linkHeader';

it.each([
  ['', null],
  ['<https://api.example.com/orders?page=2>; rel="next"', 'https://api.example.com/orders?page=2'],
  [
    '<https://api.example.com/o?page=1>; rel="prev", <https://api.example.com/o?page=3>; rel="next", <https://api.example.com/o?page=9>; rel="last"',
    'https://api.example.com/o?page=3',
  ],
  ['</orders?page=2>; title="a, b"; rel=next', '/orders?page=2'],
  ['</orders?a=1,2&b=3>; rel="Next archives"', '/orders?a=1,2&b=3'],
  ['</orders?page=1>; rel="prev"', null],
  ['</orders?page=1>; rel="next-to"', null],
])('%j leads to %j', (header, expected) => {
  expect(nextLink(header)).toBe(expected);
});
