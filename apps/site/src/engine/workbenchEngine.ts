import {RUN_TIME_LIMIT_MS} from '../universal/constants';
import {createEngine, type Engine} from './createEngine';
import type {WorkbenchOutcome, WorkbenchRun} from './workbenchMessages';

/** The longest delay of a timer. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** Creates an engine that runs whole mappings on files. */
export function createWorkbenchEngine(): Engine<WorkbenchRun, WorkbenchOutcome> {
  return createEngine(
    () => new Worker(new URL('./worker/workbenchWorker.ts', import.meta.url)),
    ({isUnlimited}) => (isUnlimited ? NO_LIMIT_MS : RUN_TIME_LIMIT_MS),
  );
}
