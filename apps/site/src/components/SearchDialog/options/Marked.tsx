import React, {type ReactNode} from 'react';
import {markMatches} from '@documentation/reference/internal/search/excerpt';

export interface Props {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
}

/** Plain text with highlighted matches. HTML in the text is escaped. */
export default function Marked({text, terms}: Props): ReactNode {
  return markMatches(text, terms).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
