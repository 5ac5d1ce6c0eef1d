import React, {type ReactNode} from 'react';
import type {WorkflowFunctionFacts} from '@documentation/workflow/internal/language/types';
import {LazyPanel, panelCode} from '../Panel/place';
import {loadRareParts} from '../Panel/rareParts';
import WorkflowExample from '../WorkflowExample';

export interface Props {
  readonly of: WorkflowFunctionFacts;
}

const code = panelCode(async () => {
  const [panel] = await Promise.all([import('./StepPanel'), loadRareParts()]);
  return panel;
});

/** The live panel of a workflow function. Initially, it shows the first example. */
export default function TryStep({of}: Props): ReactNode {
  return (
    <LazyPanel definition={of} code={code}>
      <WorkflowExample example={of.examples[0]!} />
    </LazyPanel>
  );
}
