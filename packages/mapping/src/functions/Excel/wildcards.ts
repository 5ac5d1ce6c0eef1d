import {fail} from '@documentation/base/internal/values/errors';
import {foldCase} from '@documentation/base/internal/values/text/foldCase';
import {
  SEARCHED_CHARACTERS,
  WILDCARD_CHARACTERS,
} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

/** Limits pattern length times text length, over all texts, to keep the comparison under a few seconds. */
const MAX_WORK = 200_000_000;

export const wildcardLimit = `A criterion with wildcards can have up to ${WILDCARD_CHARACTERS} characters, as in Excel, and each text value up to ${grouped(SEARCHED_CHARACTERS)}.`;

/** A folded character, or a wildcard. */
type Token = {readonly literal: string} | {readonly wildcard: '*' | '?'};

const wildcardPattern = /~([*?~])|([*?])|([^])/gu;

export function hasWildcards(pattern: string): boolean {
  return tokensOf(pattern).some((token) => 'wildcard' in token);
}

/** Removes the tildes that mark literal characters: 'A~*' → 'A*' */
export function withoutEscapes(pattern: string): string {
  return pattern.replace(/~([*?~])/g, '$1');
}

function tokensOf(pattern: string): Token[] {
  return Array.from(pattern.matchAll(wildcardPattern)).flatMap(
    ([, escaped, wildcard, plain]): Token[] =>
      wildcard
        ? [{wildcard: wildcard as '*' | '?'}]
        : Array.from(foldCase(escaped ?? plain!), (literal) => ({literal})),
  );
}

/** Text as folded characters. A character such as ß folds to two, of which only the first is a start. */
interface Folded {
  readonly characters: readonly string[];
  readonly isStart: readonly boolean[];
}

function fold(text: string): Folded {
  const characters: string[] = [];
  const isStart: boolean[] = [];
  for (const character of text) {
    let isFirst = true;
    for (const folded of foldCase(character)) {
      characters.push(folded);
      isStart.push(isFirst);
      isFirst = false;
    }
  }
  return {characters, isStart};
}

/** Returns the position after the token, or undefined if the token doesn't match at the position. */
function after(token: Token | undefined, text: Folded, position: number): number | undefined {
  if (token === undefined || ('wildcard' in token && token.wildcard === '*')) {
    return undefined;
  }
  if ('literal' in token) {
    return text.characters[position] === token.literal ? position + 1 : undefined;
  }
  if (!text.isStart[position]) {
    return undefined;
  }
  let next = position + 1;
  while (text.isStart[next] === false) {
    next += 1;
  }
  return next;
}

/** When a token doesn't match, the last * takes one more character, so no other combination needs to be tried. */
function matches(tokens: readonly Token[], text: Folded): boolean {
  let [index, position] = [0, 0];
  let lastStar: {readonly index: number; position: number} | undefined;
  while (position < text.characters.length) {
    const token = tokens[index];
    const next = after(token, text, position);
    if (next !== undefined) {
      index += 1;
      position = next;
    } else if (token && 'wildcard' in token && token.wildcard === '*') {
      lastStar = {index, position};
      index += 1;
    } else if (lastStar) {
      lastStar.position += 1;
      position = lastStar.position;
      index = lastStar.index + 1;
    } else {
      return false;
    }
  }
  return tokens.slice(index).every((token) => 'wildcard' in token && token.wildcard === '*');
}

/** Returns a function that compares whole text with a pattern such as 'A*', ignoring case. */
export function wildcardMatcher(pattern: string): (text: string) => boolean {
  if (pattern.length > WILDCARD_CHARACTERS) {
    fail(
      'E_LIMIT',
      `The criterion has wildcards and more than ${WILDCARD_CHARACTERS} characters. Shorten it.`,
      'criterion',
    );
  }
  const tokens = tokensOf(pattern);
  let work = 0;
  return (text) => {
    work += text.length * tokens.length;
    if (text.length > SEARCHED_CHARACTERS || work > MAX_WORK) {
      fail(
        'E_LIMIT',
        'The text is too long to be compared with wildcards. Use less data, or a criterion without wildcards.',
        'list',
      );
    }
    return matches(tokens, fold(text));
  };
}
