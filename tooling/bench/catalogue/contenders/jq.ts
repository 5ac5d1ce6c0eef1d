import {spawnSync} from 'node:child_process';
import {PATIENCE_MS} from '../patience';
import type {Contender} from './contender';

const START_UPS = 5;
const MAX_OUTPUT_BYTES = 200_000_000;

function jq(...programArguments: readonly string[]): Buffer {
  const {stdout, stderr, status, error} = spawnSync('jq', programArguments, {
    maxBuffer: MAX_OUTPUT_BYTES,
    timeout: PATIENCE_MS,
  });
  if (error || status !== 0) {
    throw error ?? new Error(stderr.toString());
  }
  return stdout;
}

function startUpMs(): number {
  const start = performance.now();
  jq('--null-input', 'null');
  return performance.now() - start;
}

export const contender: Contender = ({jq: filter}, inputFile) => ({
  run: () => jq('--compact-output', filter!, inputFile),
  // The shortest start-up, because a longer one could exceed the time of a short run.
  overheadMs: Math.min(...Array.from({length: START_UPS}, startUpMs)),
});
