import {expect, it} from 'vitest';
import {projection} from './projection';

it('puts north up and west left, inside the margins', () => {
  const {width, height, project} = projection([
    [0, 0],
    [9, 9],
  ]);
  const [[west, south], [east, north]] = [project([0, 0]), project([9, 9])];
  expect(west).toBeLessThan(east);
  expect(north).toBeLessThan(south);
  expect([north, height - south]).toEqual([28, 28]);
  expect(west).toBeCloseTo(width - east, 0);
});

it('makes a degree of longitude half as long at 60° north', () => {
  const {project} = projection([
    [10, 59.5],
    [11, 60.5],
  ]);
  const [[west, south], [east, north]] = [project([10, 59.5]), project([11, 60.5])];
  expect((east - west) / (south - north)).toBeCloseTo(0.5, 1);
});

it('fits a wide area to the width', () => {
  const {width, height, project} = projection([
    [0, 0],
    [40, 1],
  ]);
  expect([project([0, 0])[0], project([40, 1])[0]]).toEqual([28, width - 28]);
  expect(height).toBeLessThan(80);
});
