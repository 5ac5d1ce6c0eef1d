import {expect, it} from 'vitest';
import {axis} from './axis';

it('places the first and last minute inside the picture, and all others between them', () => {
  const {width, xOf} = axis(-180, 180);
  expect([xOf(-180), xOf(0), xOf(180)]).toEqual([22, width / 2, width - 22]);
});
