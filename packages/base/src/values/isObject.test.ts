import {expect, it} from 'vitest';
import {isObject} from './isObject';

it.each([{}, {a: 1}, Object.create(null)])('%j is an object', (value: unknown) => {
  expect(isObject(value)).toBe(true);
});

it.each([null, undefined, [], [{}], new Uint8Array(2), 'text', 1, true])(
  '%j isn’t an object',
  (value) => {
    expect(isObject(value)).toBe(false);
  },
);
