import {createEngine, type Engine} from './createEngine';
import type {Outcome, Run} from './messages';

/** Runs calls of mapping functions. */
export function createCallEngine(): Engine<Run, Outcome> {
  return createEngine(() => new Worker(new URL('./worker/callWorker.ts', import.meta.url)));
}
