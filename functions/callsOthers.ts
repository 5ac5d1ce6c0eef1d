import type {WorkflowFunctionFacts} from './workflowTypes';

/** Whether a step asks other systems. Its examples say so, too, on pages that don't have its code. */
export function callsOthers({examples}: WorkflowFunctionFacts): boolean {
  return examples.some(({calls}) => calls !== undefined);
}
