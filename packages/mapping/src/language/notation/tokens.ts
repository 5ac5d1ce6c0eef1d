import type {Range} from '@documentation/base/internal/values/range';

/** A key that can follow a dot: 'größe', but not '2nd' or 'first name' */
export const plainName = /^(?!\d)[\w\p{L}\p{M}\p{N}]+$/u;

/** The next token: a text value, a number, a name or any other character. Spaces before it are skipped. */
const tokenPattern =
  /\s*(?:(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<number>-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?)|(?<name>[\w$@\p{L}\p{M}\p{N}]+)|(?<sign>[^]))?/uy;

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
