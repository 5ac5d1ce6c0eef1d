import React, {type ReactNode} from 'react';

export interface Props {
  readonly id: string;
  readonly label: string;
}

/** A link to the heading, row or example that contains it. A click also copies its URL. */
export default function HashLink({id, label}: Props): ReactNode {
  return <a href={`#${id}`} className="hash-link" aria-label={`Direct link to ${label}`} />;
}
