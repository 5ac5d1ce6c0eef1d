import React, {type ReactNode} from 'react';
import SchemaFields from '../SchemaFields';
import type {Props} from './Props';

export default function Output({of}: Props): ReactNode {
  return (
    <>
      {of.kind === 'response' && <p>This is what the caller gets.</p>}
      <SchemaFields of={of.output} isOutput />
    </>
  );
}
