import {encodeTokens, matchTokens} from './tokens';

/** Matches the tokens of the notation and of JSON: keys and paths, strings, constants, and calls. */
export const notationPattern =
  /(?<keyword>"(?:[^"\\]|\\.)*"(?=\s*:)|[$@]\w*(?:\.\w+|\[(?:-?\d+|"[^"]*")\])*)|(?<string>"(?:[^"\\]|\\.)*")|(?<constant>-?\b\d[\d.]*(?:[eE][+-]?\d+)?\b|\b(?:true|false|null)\b)|(?<function>\b[A-Z][\w.]*(?=\())/g;

/** Encodes the tokens of calls, signatures and results, which come from definitions, not from fenced code. */
export function notationTokens(code: string): string {
  return encodeTokens(matchTokens(code, notationPattern));
}
