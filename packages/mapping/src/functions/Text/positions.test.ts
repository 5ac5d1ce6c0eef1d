import {expect, it} from 'vitest';
import {findPosition} from './positions';

it.each([998, 999, 1000, 1001, 5000])('counts %i characters before a match', (count) => {
  const last = {occurrence: 'last', ignoreCase: true} as const;
  for (const character of ['a', '📦', 'ß', 'İ']) {
    expect(findPosition(`${character.repeat(count)}X📦x`, 'X📦', last)).toBe(count);
  }
});

it('finds text that starts within a character', () => {
  expect(findPosition('Straße', 'SE', {occurrence: 'first', ignoreCase: true})).toBe(4);
  expect(findPosition('a📦', '\udce6', {occurrence: 'first', ignoreCase: false})).toBe(1);
});
