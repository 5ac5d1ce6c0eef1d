import {createEngine, type Engine} from './createEngine';
import type {Outcome, Run} from './messages';

/** Creates an engine that runs mapping function calls. */
export function createCallEngine(): Engine<Run, Outcome> {
  return createEngine(() => new Worker(new URL('./worker/callWorker.ts', import.meta.url)));
}
