import {expect, it} from 'vitest';
import {coloursOf} from './coloursOf.fixture';
import {notationTokens} from './notationTokens';

it.each([
  ['Text.Pad("a", 3)', ['function Text.Pad', 'string "a"', 'constant 3']],
  ['{"a": null}', ['keyword "a"', 'constant null']],
  ['$.orders[0]["a b"].zip', ['keyword $.orders[0]["a b"].zip']],
  ['[$]', ['keyword $']],
  ['[[@.a], @]', ['keyword @.a', 'keyword @']],
])('colours %s', (code, expected) => {
  expect(coloursOf(code, notationTokens(code))).toEqual(expected);
});
