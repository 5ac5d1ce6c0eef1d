import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {WorkflowErrorCode} from '@documentation/workflow/internal/language/types';

export interface Props {
  readonly code: WorkflowErrorCode;
}

/** Links an error code to its cause and fix. */
export default function ErrorCodeLink({code}: Props): ReactNode {
  return (
    <Link to={`/platformRef/#${code.toLowerCase()}`}>
      <code>{code}</code>
    </Link>
  );
}
