import type {WorkflowFunctionFacts} from './types';

/** Whether a function calls other systems. Decided by its examples, as pages don't have the code. */
export function callsServices({examples}: WorkflowFunctionFacts): boolean {
  return examples.some(({calls}) => calls !== undefined);
}
