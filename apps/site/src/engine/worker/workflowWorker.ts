// The worker that rehearses whole workflows. It never sends the requests that steps make.
import type {WorkflowDocument} from '@documentation/workflow/internal/language/document/types';
import {rehearseWorkflow} from '@documentation/workflow/internal/language/rehearsal/rehearseWorkflow';
import type {WorkflowOutcome, WorkflowRun} from '../messages';
import {answerRuns} from './answerRuns';
import {findMappingFunction} from './mappingDefinitions';
import {loadWorkflowFunction} from './workflowDefinitions';

answerRuns<WorkflowRun, WorkflowOutcome>(async ({document, scenario}, clock) => {
  try {
    clock.start();
    const rehearsal = await rehearseWorkflow(JSON.parse(document) as WorkflowDocument, scenario, {
      find: loadWorkflowFunction,
      resolve: findMappingFunction,
    });
    return {outcome: {rehearsal}};
  } catch (error) {
    const {unexpectedFailure} = await import('./failures');
    return {outcome: {failure: unexpectedFailure(error)}};
  }
});
