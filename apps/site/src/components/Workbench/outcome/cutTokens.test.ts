import {expect, it} from 'vitest';
import {colourNotation} from '@documentation/reference/internal/colouring/notationTokens';
import {cutTokens} from './cutTokens';

it('shortens code in the middle, and keeps its colours', () => {
  const tokens = colourNotation('Text.Pad($.name, 10, "😀")');
  expect(cutTokens(tokens, 26)).toBe(tokens);
  expect(cutTokens(tokens, 12)).toEqual([
    {text: 'Text.P', kind: 'function'},
    {text: '…', kind: 'plain'},
    {text: ' ', kind: 'plain'},
    {text: '"😀"', kind: 'string'},
    {text: ')', kind: 'plain'},
  ]);
});
