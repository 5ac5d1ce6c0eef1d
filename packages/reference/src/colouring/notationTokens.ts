import {
  tokenAt,
  type Token as NotationToken,
} from '@documentation/mapping/internal/language/notation/tokens';
import {encodeTokens, type Token, type TokenKind} from './tokens';

/** Returns the end of a name with everything that follows it in its path: `$.orders[0]["a b"].zip` or `Text.Pad` */
function endOfPath(code: string, name: NotationToken): number {
  const isData = /^[$@]/.test(name.text);
  let end = name.to;
  for (;;) {
    const sign = code[end];
    if (sign !== '.' && (sign !== '[' || !isData)) {
      return end;
    }
    const key = tokenAt(code, end + 1);
    const last = sign === '.' ? key : tokenAt(code, key.to);
    if (sign === '.' ? key.kind !== 'name' : last.text !== ']' || !/^["\d-]/.test(key.text)) {
      return end;
    }
    end = last.to;
  }
}

function kindOf(code: string, token: NotationToken, end: number): TokenKind {
  const next = tokenAt(code, end).text;
  switch (token.kind) {
    case 'text':
      return next === ':' ? 'keyword' : 'string';
    case 'number':
      return 'constant';
    case 'name':
      if (/^[$@]/.test(token.text)) {
        return 'keyword';
      }
      if (/^(?:true|false|null)$/.test(token.text)) {
        return 'constant';
      }
      return next === '(' ? 'function' : 'plain';
    default:
      return 'plain';
  }
}

/** Colours notation, JSON or a signature: keys and paths, strings, constants, and calls. */
export function colourNotation(code: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (;;) {
    const token = tokenAt(code, position);
    tokens.push({text: code.slice(position, token.from), kind: 'plain'});
    if (token.kind === 'end') {
      return tokens.filter(({text}) => text);
    }
    position = token.kind === 'name' ? endOfPath(code, token) : token.to;
    tokens.push({text: code.slice(token.from, position), kind: kindOf(code, token, position)});
  }
}

/** Encodes the tokens of calls, signatures and results, which come from definitions, not from fenced code. */
export function notationTokens(code: string): string {
  return encodeTokens(colourNotation(code));
}
