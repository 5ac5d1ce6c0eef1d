import type {WorkflowFunctionFacts} from './types';

/** Whether a step asks other systems. Its examples say so, too, on pages that don't have its code. */
export function callsServices({examples}: WorkflowFunctionFacts): boolean {
  return examples.some(({calls}) => calls !== undefined);
}
