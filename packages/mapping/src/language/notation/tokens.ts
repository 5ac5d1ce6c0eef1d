import type {Range} from '@documentation/base/internal/values/range';

/** The next token: a text value, a number, a name or any other character. Spaces before it are skipped. */
const tokenPattern =
  /\s*(?:(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<number>-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?)|(?<name>[A-Za-z_$@\u0080-\u{10ffff}][\w$@\u0080-\u{10ffff}]*)|(?<sign>[^]))?/uy;

export interface Token extends Range {
  readonly kind: 'text' | 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
}

/** Reads the token at or after a position. At the end, returns an empty token. */
export function tokenAt(notation: string, position: number): Token {
  tokenPattern.lastIndex = position;
  const {0: all, groups = {}} = tokenPattern.exec(notation)!;
  const to = position + all.length;
  const kind = (['text', 'number', 'name', 'sign'] as const).find((name) => groups[name]);
  const text = kind ? groups[kind]! : '';
  return {kind: kind ?? 'end', text, from: to - text.length, to};
}
