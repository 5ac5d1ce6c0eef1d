import {expect, it} from 'vitest';
import {capitalize, count, enumerate, enumerateLong} from './words';

it.each([
  [0, 'no items'],
  [1, 'one item'],
  [9, 'nine items'],
  [10, '10 items'],
])('%i is "%s"', (number, phrase) => {
  expect(count(number, 'item')).toBe(phrase);
});

it('enumerates one, two and more words', () => {
  expect([[], ['1'], ['1', '2'], ['1', '2', '3']].map(enumerate)).toEqual([
    '',
    '1',
    '1 and 2',
    '1, 2 and 3',
  ]);
  expect([[], ['1'], ['1', '2'], ['1', '2', '3']].map(enumerateLong)).toEqual([
    '',
    '1',
    '1, and 2',
    '1, 2, and 3',
  ]);
});

it('starts a sentence with a capital letter', () => {
  expect(capitalize('two lists')).toBe('Two lists');
});
