import {expect, test} from 'vitest';
import {dockWidth} from './dockWidth';

test.each([
  [390, 360],
  [1200, 480],
  [1280, 512],
  [1440, 576],
  [2560, 640],
])('in a window of %d px, the default width is %d px', (windowWidth, width) => {
  expect(dockWidth(undefined, windowWidth)).toBe(width);
});

test.each([
  [700, 1440, 700],
  [700, 1200, 700],
  [900, 1200, 720],
  [100, 1440, 360],
  [700, 600, 360],
])('a chosen width of %d px in a window of %d px becomes %d px', (chosen, windowWidth, width) => {
  expect(dockWidth(chosen, windowWidth)).toBe(width);
});
