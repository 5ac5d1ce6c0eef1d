import {expect, it} from 'vitest';
import {idsToDelete} from './filesToKeep';

const use = (id: string, usedAt: number, size = 1) => ({id, size, usedAt});

it('keeps the 20 most recently used files', () => {
  const uses = Array.from({length: 22}, (_, index) => use(`f${index}`, index));
  expect(idsToDelete(uses, [])).toEqual(['f1', 'f0']);
});

it('keeps 100 MB', () => {
  const uses = [use('old', 1, 1), use('large', 2, 60_000_000), use('new', 3, 40_000_000)];
  expect(idsToDelete(uses, [])).toEqual(['old']);
});

it('never deletes files in use, and counts them', () => {
  const uses = [use('in use', 1, 90_000_000), use('old', 2, 20_000_000), use('new', 3, 5_000_000)];
  expect(idsToDelete(uses, ['in use'])).toEqual(['old']);
  const many = Array.from({length: 25}, (_, index) => use(`f${index}`, index));
  expect(
    idsToDelete(
      many,
      many.map(({id}) => id),
    ),
  ).toEqual([]);
});
