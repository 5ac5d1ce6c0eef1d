import {expect, it} from 'vitest';
import {matchPath, PATH_PATTERN} from './pathTemplate';

it.each([
  ['/orders', '/orders', {}],
  ['/', '/', {}],
  ['/orders/{id}', '/orders/7', {id: '7'}],
  ['/orders/{id}/items/{item}', '/orders/7/items/2', {id: '7', item: '2'}],
  ['/files/{name}', '/files/a%2Fb%20%E2%82%AC.pdf', {name: 'a/b €.pdf'}],
  ['/größe', '/gr%C3%B6%C3%9Fe', {}],
])('%s matches %s', (template, path, params) => {
  expect(matchPath(template, path)).toEqual(params);
});

it.each([
  ['/orders', '/orders/'],
  ['/orders', '/Orders'],
  ['/orders/{id}', '/orders/'],
  ['/orders/{id}', '/orders'],
  ['/orders/{id}', '/orders/7/items'],
])('%s doesn’t match %s', (template, path) => {
  expect(matchPath(template, path)).toBeNull();
});

it('names the segment that can’t be decoded', () => {
  expect(() => matchPath('/orders/{id}', '/orders/%E2%82')).toThrow('%E2%82');
});

it('has a pattern that only valid templates match', () => {
  const pattern = new RegExp(PATH_PATTERN);
  expect(['/', '/a/{b}', '/a-b/{c_1}/d.json'].every((path) => pattern.test(path))).toBe(true);
  expect(['a', '/a?b', '/{}', '/{a', '/{1}', '/a}'].filter((path) => pattern.test(path))).toEqual(
    [],
  );
});
