import {expect, it} from 'vitest';
import {baseForms} from './baseForms';

it.each([
  ['sorting', 'sort'],
  ['merging', 'merge'],
  ['splitting', 'split'],
  ['skipped', 'skip'],
  ['renamed', 'rename'],
  ['copied', 'copy'],
  ['validation', 'validate'],
  ['transformation', 'transform'],
])('%s can be a form of %s', (word, base) => {
  expect(baseForms(word)).toContain(base);
});

it.each(['string', 'red', 'need', 'text'])('%s isn’t an inflected word', (word) => {
  expect(baseForms(word)).toEqual([]);
});
