import {expect, it} from 'vitest';
import {decodeLines} from '../../theme/CodeBlock/tokens';
import {notationTokens} from './notationTokens';

function coloured(code: string): string[] {
  return decodeLines(code, notationTokens(code))
    .flat()
    .filter(({kind}) => kind !== 'plain')
    .map(({kind, text}) => `${kind} ${text}`);
}

it.each([
  ['Text.Pad("a", 3)', ['function Text.Pad', 'string "a"', 'constant 3']],
  ['{"a": null}', ['keyword "a"', 'constant null']],
  ['$.orders[0]["a b"].zip', ['keyword $.orders[0]["a b"].zip']],
  ['[$]', ['keyword $']],
  ['[[@.a], @]', ['keyword @.a', 'keyword @']],
])('colours %s', (code, expected) => {
  expect(coloured(code)).toEqual(expected);
});
