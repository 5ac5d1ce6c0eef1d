import {nameOfCharacter} from '@documentation/base/internal/values/text/nameOfCharacter';
import {formatCount} from './formatSize';

/** Characters that a reader can't see, or can't tell from a space. */

interface Named {
  /** The text that the page shows instead of the character. */
  readonly mark: string;
  readonly name: string;
}

const named: Readonly<Record<string, Named>> = {
  '\t': {mark: '→', name: 'tab'},
  '\n': {mark: '↵', name: 'line feed'},
  '\r': {mark: '␍', name: 'carriage return'},
  '\u00a0': {mark: 'NBSP', name: 'no-break space'},
  '\u00ad': {mark: 'SHY', name: 'soft hyphen'},
  '\u2007': {mark: 'FSP', name: 'figure space'},
  '\u2009': {mark: 'THSP', name: 'thin space'},
  '\u200b': {mark: 'ZWSP', name: 'zero-width space'},
  '\u200c': {mark: 'ZWNJ', name: 'zero-width non-joiner'},
  '\u200e': {mark: 'LRM', name: 'left-to-right mark'},
  '\u200f': {mark: 'RLM', name: 'right-to-left mark'},
  '\u202f': {mark: 'NNBSP', name: 'narrow no-break space'},
  '\u2060': {mark: 'WJ', name: 'word joiner'},
  '\u3000': {mark: 'IDSP', name: 'ideographic space'},
  '\ufeff': {mark: 'BOM', name: 'byte order mark'},
};

/** Matches named characters, other control characters and direction marks, but not the zero-width joiner in emoji. */
const pattern =
  /([\p{Cc}\u00a0\u00ad\u2007\u2009\u200b\u200c\u200e\u200f\u202a-\u202f\u2060\u2066-\u2069\u3000\ufeff])/u;

export interface Piece {
  readonly text: string;
  /** Set only for an invisible character: what to show instead, and its name. */
  readonly mark?: string;
  readonly title?: string;
}

/** Splits text at its invisible characters: 'a\u00a0b' → 'a', the no-break space, 'b' */
export function cutAtInvisible(text: string): Piece[] {
  return text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => {
      if (!(part.length === 1 && pattern.test(part))) {
        return {text: part};
      }
      const code = nameOfCharacter(part);
      const {mark, name} = named[part] ?? {mark: code, name: 'control character'};
      return {text: part, mark, title: `${name} (${code})`};
    });
}

/** Counts each invisible character in the text: '2 × tab (U+0009)' */
export function countInvisible(text: string): string[] {
  const counts = new Map<string, number>();
  for (const {title} of cutAtInvisible(text)) {
    if (title !== undefined) {
      counts.set(title, (counts.get(title) ?? 0) + 1);
    }
  }
  return [...counts].map(([title, count]) => `${formatCount(count)} × ${title}`);
}
