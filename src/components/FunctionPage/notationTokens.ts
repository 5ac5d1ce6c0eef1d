import {encodeTokens, type Token, type TokenKind} from '../../theme/CodeBlock/tokens';

/** What the notation and JSON are made of; the first group that matches gives the kind. */
const pattern =
  /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<constant>-?\b\d[\d.]*(?:[eE][+-]?\d+)?\b|\b(?:true|false|null)\b)|(?<call>\b[A-Z][\w.]*(?=\())|(?<parameter>[…]?\b[a-z]\w*(?=:))|(?<path>[$@][\w.[\]]*)/g;

const kindByGroup: Readonly<Record<string, TokenKind>> = {
  key: 'keyword',
  string: 'string',
  constant: 'constant',
  call: 'function',
  parameter: 'parameter',
  path: 'keyword',
};

/** Colours for calls, signatures and results, which come from definitions and not from fenced code. */
export function notationTokens(code: string): string {
  const tokens: Token[] = [];
  let position = 0;
  for (const match of code.matchAll(pattern)) {
    const group = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    tokens.push({text: code.slice(position, match.index), kind: 'plain'});
    tokens.push({text: match[0], kind: kindByGroup[group ?? ''] ?? 'plain'});
    position = match.index + match[0].length;
  }
  return encodeTokens(tokens.filter(({text}) => text));
}
