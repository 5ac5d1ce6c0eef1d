import React, {type ReactNode} from 'react';

export interface Props {
  readonly id: string;
  readonly label: string;
}

/** A link to the row or example that contains it, like the theme's links in headings. A click also copies it. */
export default function HashLink({id, label}: Props): ReactNode {
  return <a href={`#${id}`} className="hash-link" aria-label={`Direct link to ${label}`} />;
}
