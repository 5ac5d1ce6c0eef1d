import {expect, it} from 'vitest';
import {withDefaults} from './schemaDefaults';

it('fills in defaults in objects, at every depth, but not for null', () => {
  const size = {properties: {unit: {default: 'kg'}, net: {}}};
  const schema = {properties: {items: {items: size}, size: {...size, default: {}}}};
  expect(withDefaults(schema, {items: [{net: 1}, {unit: 'g'}, null], more: 1})).toEqual({
    items: [{net: 1, unit: 'kg'}, {unit: 'g'}, null],
    size: {unit: 'kg'},
    more: 1,
  });
  expect(withDefaults(schema, {size: null})).toEqual({size: null});
  expect(withDefaults({}, [{}])).toEqual([{}]);
});
