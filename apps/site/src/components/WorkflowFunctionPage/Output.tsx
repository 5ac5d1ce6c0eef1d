import React, {type ReactNode} from 'react';
import SchemaFields from '../SchemaFields';
import type {Props} from './Props';

export default function Output({of}: Props): ReactNode {
  return (
    <>
      {of.kind === 'response' && <p>The caller receives this response.</p>}
      <SchemaFields of={of.output} section="output" />
    </>
  );
}
