import React, {type ReactNode} from 'react';
import type {Token} from '@documentation/reference/internal/colouring/tokens';

/** Coloured code. Plain tokens aren't wrapped in an element. */
export default function ColouredTokens({tokens}: {readonly tokens: readonly Token[]}): ReactNode {
  return tokens.map(({text, kind}, position) =>
    kind === 'plain' ? (
      text
    ) : (
      <span key={position} className={`token-${kind}`}>
        {text}
      </span>
    ),
  );
}
