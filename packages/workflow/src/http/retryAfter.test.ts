import {expect, it} from 'vitest';
import {retryAfterSeconds} from './retryAfter';

it.each([
  ['5', 5],
  [' 0 ', 0],
  ['999999999', 999_999_999],
  ['9999999999', null],
  ['1.5', null],
  ['', null],
  ['2024-05-01T12:00:30Z', null],
  ['Wed, 01 May 2024 25:00:30 GMT', null],
  ['Wed, 01 May 2024 12:00:30 GMT', 30],
  ['Wed, 01 May 2024 11:00:00 GMT', 0],
  ['soon', null],
  ['-1', null],
  [undefined, null],
])('reads Retry-After %j as %j', (header, seconds) => {
  expect(retryAfterSeconds(header, '2024-05-01T12:00:00Z')).toBe(seconds);
});
