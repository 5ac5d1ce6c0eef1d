import type {Token} from '@documentation/reference/internal/colouring/tokens';

/** Keeps the first characters of tokens. */
function startOf(tokens: readonly Token[], length: number): Token[] {
  let room = length;
  return tokens
    .map(({text, kind}) => {
      const characters = [...text].slice(0, Math.max(0, room));
      room -= characters.length;
      return {text: characters.join(''), kind};
    })
    .filter(({text}) => text);
}

function reversed(tokens: readonly Token[]): Token[] {
  return tokens.toReversed().map(({text, kind}) => ({text: [...text].toReversed().join(''), kind}));
}

/** Shortens code in the middle, and keeps its colours: 'Text.Upper(Text.Trim($.name))' → 'Text.Upper(…$.name))' */
export function cutTokens(tokens: readonly Token[], length: number): readonly Token[] {
  const total = tokens.reduce((sum, {text}) => sum + [...text].length, 0);
  if (total <= length) {
    return tokens;
  }
  const end = Math.floor((length - 1) / 2);
  return [
    ...startOf(tokens, length - 1 - end),
    {text: '…', kind: 'plain'},
    ...reversed(startOf(reversed(tokens), end)),
  ];
}
