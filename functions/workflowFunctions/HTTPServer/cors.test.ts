import {expect, it} from 'vitest';
import {corsHeaders, isPreflight} from './cors';

const shop = 'https://shop.example.com';

it('allows the listed origins, and tells caches that the response depends on the origin', () => {
  expect(corsHeaders({origins: [shop], credentials: true}, {origin: shop})).toEqual({
    'access-control-allow-origin': shop,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  });
  expect(corsHeaders({origins: [shop], credentials: false}, {origin: `${shop}.evil.org`})).toEqual({
    vary: 'Origin',
  });
});

it('adds nothing without settings, and a star for all origins', () => {
  expect(corsHeaders(undefined, {origin: shop})).toEqual({});
  expect(corsHeaders({origins: ['*'], credentials: false}, {})).toEqual({
    'access-control-allow-origin': '*',
  });
});

it('rejects cookies from all origins', () => {
  expect(() => corsHeaders({origins: ['*'], credentials: true}, {})).toThrow('cookies');
});

it('tells a preflight from an OPTIONS request of another kind', () => {
  const headers = {origin: shop, 'access-control-request-method': 'PUT'};
  expect(isPreflight('OPTIONS', headers)).toBe(true);
  expect(isPreflight('PUT', headers)).toBe(false);
  expect(isPreflight('OPTIONS', {origin: shop})).toBe(false);
});
