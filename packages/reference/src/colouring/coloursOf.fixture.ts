import {decodeTokens} from './tokens';

/** Lists the coloured tokens for tests: 'keyword "a"', 'constant 1' */
export function coloursOf(code: string, tokens: string): string[] {
  return decodeTokens(code, tokens)
    .filter(({kind}) => kind !== 'plain')
    .map(({kind, text}) => `${kind} ${text}`);
}
