import type {WorkflowFunctionFacts} from './types';

/** Whether a function calls other systems. Checks its examples, because pages don't contain its code. */
export function callsServices({examples}: WorkflowFunctionFacts): boolean {
  return examples.some(({calls}) => calls !== undefined);
}
