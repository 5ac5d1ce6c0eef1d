import {createEngine, type Engine} from './createEngine';
import type {StepOutcome, StepRun} from './messages';

/** Creates an engine that runs workflow steps without calling other systems. */
export function createStepEngine(): Engine<StepRun, StepOutcome> {
  return createEngine(() => new Worker(new URL('./worker/stepWorker.ts', import.meta.url)));
}
