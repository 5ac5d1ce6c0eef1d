import {expect, it} from 'vitest';
import type {Value} from './types';
import {nameOfTypes, nameOfValue, typeOfValue} from './namesOfTypes';

it.each<[Value, string, string]>([
  [null, 'null', 'null'],
  [Uint8Array.of(1), 'Binary', 'Binary'],
  [[], 'a List', 'List'],
  [{}, 'an Object', 'Object'],
  ['a', 'Text', 'Text'],
  [0, 'a Number', 'Number'],
  [false, 'a Boolean', 'Boolean'],
])('%j is called %s, or %s', (value, name, type) => {
  expect(nameOfValue(value)).toBe(name);
  expect(typeOfValue(value)).toBe(type);
});

it('names one or more types', () => {
  expect(nameOfTypes('Text')).toBe('Text');
  expect(nameOfTypes(['Date', 'DateTime', 'Text'])).toBe('Date, DateTime or Text');
});
