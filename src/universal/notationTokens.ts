import {encodeTokens, matchTokens} from './tokens';

/** What the notation and JSON are made of: keys and paths, strings, numbers and words, calls. */
export const notationPattern =
  /(?<keyword>"(?:[^"\\]|\\.)*"(?=\s*:)|[$@]\w*(?:\.\w+|\[(?:-?\d+|"[^"]*")\])*)|(?<string>"(?:[^"\\]|\\.)*")|(?<constant>-?\b\d[\d.]*(?:[eE][+-]?\d+)?\b|\b(?:true|false|null)\b)|(?<function>\b[A-Z][\w.]*(?=\())/g;

/** Colours for calls, signatures and results, which come from definitions and not from fenced code. */
export function notationTokens(code: string): string {
  return encodeTokens(matchTokens(code, notationPattern));
}
