import {createEngine, type Engine} from './createEngine';
import type {WorkflowOutcome, WorkflowRun} from './messages';

/** Creates an engine that rehearses whole workflows without calling other systems. */
export function createWorkflowEngine(): Engine<WorkflowRun, WorkflowOutcome> {
  return createEngine(() => new Worker(new URL('./worker/workflowWorker.ts', import.meta.url)));
}
