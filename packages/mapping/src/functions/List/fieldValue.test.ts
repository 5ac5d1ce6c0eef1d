import {expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {fieldValue} from './fieldValue';

it.each<[string, Value, string, Value]>([
  ['the item itself', {a: 1}, '', {a: 1}],
  ['a field', {a: 1}, 'a', 1],
  ['a path', {customer: {name: 'Ada'}}, 'customer.name', 'Ada'],
  ['a name with a dot rather than a path', {'a.b': 1, a: {b: 2}}, 'a.b', 1],
  ['nothing for a missing field', {a: 1}, 'b', null],
  ['nothing inside text', {a: 'text'}, 'a.length', null],
  ['a list item', {lines: [{sku: 'A-1'}]}, 'lines[0].sku', 'A-1'],
  ['a list item after a dot', {lines: [{sku: 'A-1'}]}, 'lines.0.sku', 'A-1'],
  ['nothing for an invalid path', {a: 1}, 'a..b', null],
  ['nothing in bytes', new Uint8Array([7]), '0', null],
  ['nothing in null', null, 'a', null],
  ['nothing inherited', {}, 'constructor', null],
  ['an own field named __proto__', JSON.parse('{"__proto__": 1}') as Value, '__proto__', 1],
])('finds %s', (_name, item, path, expected) => {
  expect(fieldValue(item, path)).toEqual(expected);
});
