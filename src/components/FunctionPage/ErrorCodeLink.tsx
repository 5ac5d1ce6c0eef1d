import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ErrorCode} from '../../../functions/types';

export interface Props {
  readonly code: ErrorCode;
}

/** An error code that leads to its cause and fix. */
export default function ErrorCodeLink({code}: Props): ReactNode {
  return (
    <Link to={`/platformRef/#${code.toLowerCase()}`}>
      <code>{code}</code>
    </Link>
  );
}
