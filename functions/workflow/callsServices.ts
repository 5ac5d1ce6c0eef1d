import type {WorkflowFunctionFacts} from './types';

/** Whether a step calls other systems. Looks at the examples, because pages don't have the code. */
export function callsServices({examples}: WorkflowFunctionFacts): boolean {
  return examples.some(({calls}) => calls !== undefined);
}
