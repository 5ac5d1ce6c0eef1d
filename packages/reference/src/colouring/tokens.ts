/** The kinds of tokens. All but 'plain' have a colour in apps/site/src/css/prose.css. */
export type TokenKind = 'plain' | 'keyword' | 'string' | 'comment' | 'constant' | 'function';

export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
}

const letterByKind: Readonly<Record<TokenKind, string>> = {
  plain: 'p',
  keyword: 'k',
  string: 's',
  comment: 'c',
  constant: 'n',
  function: 'f',
};

const kindByLetter = new Map(
  Object.entries(letterByKind).map(([kind, letter]) => [letter, kind as TokenKind]),
);

/** Encodes tokens as kinds and lengths, because the page already contains the code: `{"a": 1}` → 'p1k3p2n1p1' */
export function encodeTokens(tokens: readonly Token[]): string {
  const runs: {kind: TokenKind; length: number}[] = [];
  for (const {text, kind} of tokens) {
    const last = runs.at(-1);
    if (last?.kind === kind) {
      last.length += text.length;
    } else {
      runs.push({kind, length: text.length});
    }
  }
  return runs.map(({kind, length}) => `${letterByKind[kind]}${length}`).join('');
}

/** Splits code into tokens by a pattern whose groups are named after the kinds. */
export function matchTokens(code: string, pattern: RegExp): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (const {0: text, index, groups = {}} of code.matchAll(pattern)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) as TokenKind;
    tokens.push({text: code.slice(position, index), kind: 'plain'}, {text, kind});
    position = index + text.length;
  }
  tokens.push({text: code.slice(position), kind: 'plain'});
  return tokens.filter(({text}) => text);
}

/** Splits code into its encoded tokens. Code beyond the encoded lengths is plain. */
export function decodeTokens(code: string, encoded: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (const [, letter = '', length] of encoded.matchAll(/([a-z])(\d+)/g)) {
    const end = position + Number(length);
    tokens.push({text: code.slice(position, end), kind: kindByLetter.get(letter) ?? 'plain'});
    position = end;
  }
  tokens.push({text: code.slice(position), kind: 'plain'});
  return tokens.filter(({text}) => text);
}

export function decodeLines(code: string, encoded: string): Token[][] {
  const lines: Token[][] = [[]];
  for (const {text, kind} of decodeTokens(code, encoded)) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (part) {
        lines.at(-1)!.push({text: part, kind});
      }
    });
  }
  return lines;
}
