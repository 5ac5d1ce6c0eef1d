import React, {type ReactNode} from 'react';
import LazyPanel from '../TryIt/LazyPanel';
import {panelCode} from '../TryIt/usePanel';
import Example from '../WorkflowFunctionPage/Example';
import type {Props} from '../WorkflowFunctionPage/Props';

const code = panelCode(() => import('./StepPanel'));

/** The live panel of a workflow function. It shows the first example, until the reader changes it. */
export default function TryStep({of}: Props): ReactNode {
  return (
    <LazyPanel definition={of} code={code}>
      <Example example={of.examples[0]!} />
    </LazyPanel>
  );
}
