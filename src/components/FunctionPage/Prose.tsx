import React, {type ReactNode} from 'react';

export interface Props {
  /** Text of a definition, in which `backticks` mark code. */
  readonly children: string;
}

/** Writes text of a definition, with its code spans. */
export default function Prose({children}: Props): ReactNode {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
