import type {WorkflowFunctionFacts} from './types';

/** Whether a function calls other systems. Looks for calls in its examples, because pages don't load its code. */
export function callsServices({examples}: WorkflowFunctionFacts): boolean {
  return examples.some(({calls}) => calls !== undefined);
}
