import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';
import {grouped} from '../../../functions/limits/format';
import type {
  Answer,
  Failure,
  FoundMapping,
  Job,
  MappingJob,
  MappingOutcome,
  SearchJob,
  SearchOutcome,
} from './messages';

/** How much memory the values of a run can take. It is enough for the largest files that functions read. */
const MEMORY_MB = 2048;
/** A run that exceeds its time limit says so itself. One that can't, because it is inside a call, is stopped later. */
const GRACE_MS = 1000;

/** Runs jobs in a worker, one after the other. A job that exceeds its limits ends with the worker. */
export interface Engine {
  readonly runMapping: (job: MappingJob) => Promise<MappingOutcome>;
  readonly search: (job: SearchJob) => Promise<SearchOutcome>;
  /** Ends the worker, so the program can end. */
  readonly close: () => Promise<void>;
}

function tookTooLong(timeLimitMs: number): Failure {
  return {
    code: 'E_LIMIT',
    message: `The run took longer than ${grouped(timeLimitMs / 1000)}\u00A0s and was stopped. Use less data or fewer calls.`,
  };
}

const outOfMemory: Failure = {
  code: 'E_LIMIT',
  message: 'The run needs too much memory and was stopped. Use less data.',
};

const isOutOfMemory = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Why a job ended without an outcome. */
class Ended extends Error {
  constructor(
    readonly failure: Failure,
    readonly found: readonly FoundMapping[],
  ) {
    super(failure.message);
  }
}

function createWorker(): Worker {
  return new Worker(fileURLToPath(import.meta.url), {
    resourceLimits: {maxOldGenerationSizeMb: MEMORY_MB},
    // Libraries print warnings for developers. Nothing that they print may get into the result.
    stdout: true,
    stderr: true,
  });
}

export function createEngine(): Engine {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function close(): Promise<void> {
    await worker?.terminate();
    worker = undefined;
  }

  function ready(): Worker {
    if (!worker) {
      worker = createWorker();
      worker.stdout.resume();
      worker.stderr.resume();
      // A worker without a job doesn't keep the program running.
      worker.unref();
    }
    return worker;
  }

  function run<Outcome>(job: Job): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const running = ready();
      let timer: NodeJS.Timeout | undefined;
      let found: readonly FoundMapping[] = [];

      function settle(): void {
        clearTimeout(timer);
        running.unref();
        running.off('message', listen).off('error', fail);
      }

      function end(failure: Failure): void {
        settle();
        close().then(() => reject(new Ended(failure, found)), reject);
      }

      function fail(error: Error): void {
        settle();
        worker = undefined;
        reject(isOutOfMemory(error) ? new Ended(outOfMemory, found) : error);
      }

      function listen(answer: Answer): void {
        if (answer.state === 'done') {
          settle();
          resolve(answer.outcome as Outcome);
        } else if (answer.state === 'found') {
          found = answer.mappings;
        } else {
          timer = setTimeout(() => end(tookTooLong(job.timeLimitMs)), job.timeLimitMs + GRACE_MS);
        }
      }

      running.ref();
      running.on('message', listen).on('error', fail);
      running.postMessage(job);
    });
  }

  function inTurn<Outcome>(job: Job): Promise<Outcome> {
    const next = last.then(() => run<Outcome>(job));
    last = next.catch(() => {});
    return next;
  }

  return {
    async runMapping(job) {
      try {
        return await inTurn<MappingOutcome>(job);
      } catch (error) {
        if (error instanceof Ended) {
          return {elapsedMs: job.timeLimitMs, steps: [], failure: error.failure};
        }
        throw error;
      }
    },
    async search(job) {
      try {
        return await inTurn<SearchOutcome>(job);
      } catch (error) {
        if (error instanceof Ended) {
          return {mappings: error.found, tried: 0, isComplete: false};
        }
        throw error;
      }
    },
    close,
  };
}
