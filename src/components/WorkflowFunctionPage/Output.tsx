import React, {type ReactNode} from 'react';
import Fields from './Fields';
import type {Props} from './Props';

export default function Output({of}: Props): ReactNode {
  return (
    <>
      {of.kind === 'response' && <p>This is what the caller gets.</p>}
      <Fields of={of.output} isOutput />
    </>
  );
}
