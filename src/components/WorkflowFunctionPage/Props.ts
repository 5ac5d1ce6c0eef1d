import type {WorkflowFunctionFacts} from '../../../functions/workflow/types';

/** What every part of a workflow function page gets. */
export interface Props {
  readonly of: WorkflowFunctionFacts;
}
