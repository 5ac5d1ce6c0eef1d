import {expect, it} from 'vitest';
import {placeOf} from './placeOf';

it.each([
  ['ab', 0, 'character 1'],
  ['ab', 2, 'character 3'],
  ['a\nb', 1, 'character 2'],
  ['a\nb', 2, 'line 2, character 1'],
  ['a\n\nbc', 4, 'line 3, character 2'],
])('in %j, position %d is %s', (text, position, place) => {
  expect(placeOf(text, position)).toBe(place);
});
