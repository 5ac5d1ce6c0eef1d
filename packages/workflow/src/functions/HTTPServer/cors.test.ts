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

it('adds no headers without settings, and a star if all origins are allowed', () => {
  expect(corsHeaders(undefined, {origin: shop})).toEqual({});
  expect(corsHeaders({origins: ['*'], credentials: false}, {})).toEqual({
    'access-control-allow-origin': '*',
  });
});

it('rejects cookies if all origins are allowed', () => {
  expect(() => corsHeaders({origins: ['*'], credentials: true}, {})).toThrow('cookies');
});

it('distinguishes a preflight request from others', () => {
  const headers = {origin: shop, 'access-control-request-method': 'PUT'};
  expect(isPreflight('OPTIONS', headers)).toBe(true);
  expect(isPreflight('PUT', headers)).toBe(false);
  expect(isPreflight('OPTIONS', {origin: shop})).toBe(false);
});
