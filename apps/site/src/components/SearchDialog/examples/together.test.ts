import {expect, it} from 'vitest';
import type {SearchResult} from '@documentation/reference/internal/search/types';
import {together} from './together';

const pages = Array.from({length: 5}, (_, index) => ({id: String(index)}) as SearchResult);

function shown(
  pageCount: number,
  callCount: number,
  isDone: boolean,
): [pages: number, calls: number] {
  const calls = Array.from({length: callCount}, (_, index) => ({
    notation: String(index),
    functions: [],
    results: [],
    input: '',
  }));
  const found = {calls, isDone, tried: 0, isComplete: true};
  const {results, found: some} = together(pages.slice(0, pageCount), found);
  return [results.length, some.calls.length];
}

it.each([
  [5, 0, true, [5, 0]],
  [5, 0, false, [2, 0]],
  [5, 1, false, [2, 1]],
  [5, 5, true, [2, 3]],
  [1, 5, true, [1, 4]],
  [0, 5, true, [0, 5]],
  [0, 0, true, [0, 0]],
] as const)('%i pages and %i calls (done: %s) share the five places as %j', (...given) => {
  const [pageCount, callCount, isDone, expected] = given;
  expect(shown(pageCount, callCount, isDone)).toEqual(expected);
});
