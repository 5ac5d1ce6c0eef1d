import {expect, it} from 'vitest';
import {coloursOf} from './coloursOf.fixture';
import {notationTokens} from './notationTokens';

it.each([
  ['Text.Pad("a", 3)', ['function Text.Pad', 'string "a"', 'constant 3']],
  ['{"a": null}', ['keyword "a"', 'constant null']],
  ['$.orders[0]["a b"].zip', ['keyword $.orders[0]["a b"].zip']],
  ['[$]', ['keyword $']],
  ['[[@.a], @]', ['keyword @.a', 'keyword @']],
  ['List.Map($, @.größe)', ['function List.Map', 'keyword $', 'keyword @.größe']],
  ['[-.5, 1e3, "a\\"b"]', ['constant -.5', 'constant 1e3', 'string "a\\"b"']],
  ['Pad(text: Text, length = 2)', ['function Pad', 'constant 2']],
  ['$.a[', ['keyword $.a']],
  ['"unclosed', []],
])('colours %s', (code, expected) => {
  expect(coloursOf(code, notationTokens(code))).toEqual(expected);
});
