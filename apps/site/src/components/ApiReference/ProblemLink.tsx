import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

export interface Props {
  readonly code: string;
}

/** Links a problem code to its cause and fix. */
export default function ProblemLink({code}: Props): ReactNode {
  return (
    <Link to={`/apiRef/#${code}`}>
      <code>{code}</code>
    </Link>
  );
}
