import {expect, it} from 'vitest';
import {selectPages} from './pageSelection';

it.each([
  ['all', 3, [1, 2, 3]],
  ['2', 3, [2]],
  ['7, 1-3', 9, [1, 2, 3, 7]],
  ['1-2,2-3', 9, [1, 2, 3]],
  ['2-', 4, [2, 3, 4]],
  ['2-99999999999', 4, [2, 3, 4]],
  ['8', 3, []],
])('selects %s of %i pages', (pages, count, numbers) => {
  expect(selectPages(pages, count)).toEqual(numbers);
});

it.each(['', '0', '-3', '3-1', 'a', '1;2', '1,,2', '1.5', 'All'])('rejects "%s"', (pages) => {
  expect(() => selectPages(pages, 3)).toThrow(expect.objectContaining({code: 'E_FORMAT'}));
});
