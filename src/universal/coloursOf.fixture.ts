import {decodeTokens} from './tokens';

/** For tests: 'keyword "a"', 'constant 1', without what is plain. */
export function coloursOf(code: string, tokens: string): string[] {
  return decodeTokens(code, tokens)
    .filter(({kind}) => kind !== 'plain')
    .map(({kind, text}) => `${kind} ${text}`);
}
