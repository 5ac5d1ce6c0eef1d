import {expect, it} from 'vitest';
import {parseCookies, signedValue, verifiedValue} from './cookies';

it.each([
  ['', {}],
  ['a=1', {a: '1'}],
  ['a=1; b=2;c=3', {a: '1', b: '2', c: '3'}],
  ['a=first; a=second', {a: 'first'}],
  ['a="quoted"', {a: '"quoted"'}],
  ['a=%E2%82%AC%20x', {a: '€ x'}],
  ['a=%E2%82', {a: '%E2%82'}],
  ['a=b=c', {a: 'b=c'}],
  ['a=', {a: ''}],
  ['=x; flag; b=2', {b: '2'}],
])('reads %j', (header, expected) => {
  expect(parseCookies(header)).toEqual(expected);
});

it('signs a value together with its name', async () => {
  const signed = await signedValue('visitor', 'ada.1', 'secret');
  expect(signed).toMatch(/^ada\.1\.[\w-]{43}$/);
  await expect(verifiedValue('visitor', signed, ['next', 'secret'])).resolves.toBe('ada.1');
  await expect(verifiedValue('visitor', signed, ['other'])).resolves.toBeNull();
  await expect(verifiedValue('admin', signed, ['secret'])).resolves.toBeNull();
  await expect(
    verifiedValue('visitor', signed.replace('ada', 'eve'), ['secret']),
  ).resolves.toBeNull();
  await expect(verifiedValue('visitor', 'ada', ['secret'])).resolves.toBeNull();
});
