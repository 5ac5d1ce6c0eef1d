import React, {type ReactNode} from 'react';
import type {WorkflowFunctionFacts} from '../../../functions/workflow/types';
import {LazyPanel, panelCode} from '../Panel/place';
import WorkflowExample from '../WorkflowExample';

export interface Props {
  readonly of: WorkflowFunctionFacts;
}

const code = panelCode(() => import('./StepPanel'));

/** The live panel of a workflow function. It shows the first example, until the reader changes it. */
export default function TryStep({of}: Props): ReactNode {
  return (
    <LazyPanel definition={of} code={code}>
      <WorkflowExample example={of.examples[0]!} />
    </LazyPanel>
  );
}
