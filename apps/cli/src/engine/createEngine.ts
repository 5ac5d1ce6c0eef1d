import type {ChildProcess} from 'node:child_process';
import {grouped} from '@documentation/base/internal/limits/format';
import {keepRunning, startEngine} from './engineProcess';
import type {
  Answer,
  Failure,
  Job,
  MappingJob,
  MappingOutcome,
  Outcome,
  SearchJob,
  SearchOutcome,
} from './messages';

/** A run that exceeds its time limit says so itself. One that can't, because it is inside a call, is stopped later. */
const GRACE_MS = 500;

/** Runs jobs in a process, one after the other. A job that exceeds its limits ends with the process. */
export interface Engine {
  /** Starts the process before the first job needs it. */
  readonly warmUp: () => void;
  /** Rejects if the signal ends the job first. */
  readonly runMapping: (job: MappingJob, signal?: AbortSignal) => Promise<MappingOutcome>;
  readonly search: (job: SearchJob, signal?: AbortSignal) => Promise<SearchOutcome>;
  /** Ends the process, and the job that it runs. */
  readonly close: () => void;
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

const CANCELLED = 'The job was cancelled.';

const stopped: Failure = {message: 'The run was stopped before it ended. Run it again.'};

/** A process that runs out of memory aborts, or the system ends it. Windows has exit codes instead of signals. */
const isOutOfMemory = (code: number | null, signal: string | null) =>
  ['SIGABRT', 'SIGILL', 'SIGKILL', 'SIGSEGV', 'SIGTRAP'].includes(signal ?? '') ||
  (code !== null && code > 128);

export function createEngine(): Engine {
  let engine: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function ready(): ChildProcess {
    if (!engine) {
      const started = startEngine();
      keepRunning(started, false);
      const forget = () => {
        engine = engine === started ? undefined : engine;
      };
      started.on('exit', forget).on('error', forget);
      engine = started;
    }
    return engine;
  }

  function close(): void {
    // A process that couldn't start has no ID, and killing it would kill the group of this one.
    if (engine?.pid !== undefined) {
      engine.kill('SIGKILL');
    }
    engine = undefined;
  }

  /** Runs a job. If it is stopped, returns what it last reported, or how it failed. */
  function run(job: Job, signal: AbortSignal | undefined): Promise<Outcome | Failure> {
    return new Promise((resolve, reject) => {
      const running = ready();
      let timer: NodeJS.Timeout | undefined;
      let soFar: Outcome | undefined;

      function settle(): void {
        clearTimeout(timer);
        keepRunning(running, false);
        running.off('message', listen).off('exit', exit).off('error', fail);
        signal?.removeEventListener('abort', abort);
      }

      function end(failure: Failure): void {
        settle();
        close();
        resolve(soFar ?? failure);
      }

      function abort(): void {
        settle();
        close();
        reject(new Error(CANCELLED));
      }

      function fail(error: Error): void {
        end({message: `The run couldn’t start: ${error.message}. Try again.`});
      }

      function exit(code: number | null, exitSignal: string | null): void {
        end(isOutOfMemory(code, exitSignal) ? outOfMemory : stopped);
      }

      function listen(answer: Answer): void {
        if (answer.state === 'done') {
          settle();
          resolve(answer.outcome);
        } else if (answer.state === 'so far') {
          soFar = answer.outcome;
        } else {
          timer = setTimeout(() => end(tookTooLong(job.timeLimitMs)), job.timeLimitMs + GRACE_MS);
        }
      }

      keepRunning(running, true);
      running.on('message', listen).on('exit', exit).on('error', fail);
      signal?.addEventListener('abort', abort);
      // With too many open files, there is no channel. The process then reports an error, as one that ends does its exit.
      if (running.connected) {
        running.send(job, (error) => error && fail(error));
      }
    });
  }

  function inTurn(job: Job, signal: AbortSignal | undefined): Promise<Outcome | Failure> {
    const next = last.then(() => {
      if (signal?.aborted) {
        throw new Error(CANCELLED);
      }
      return run(job, signal);
    });
    last = next.catch(() => {});
    return next;
  }

  return {
    warmUp: () => void ready(),
    async runMapping(job, signal) {
      const outcome = await inTurn(job, signal);
      return 'message' in outcome
        ? {elapsedMs: job.timeLimitMs, steps: [], failure: outcome}
        : (outcome as MappingOutcome);
    },
    async search(job, signal) {
      const outcome = await inTurn(job, signal);
      return 'message' in outcome
        ? {mappings: [], tried: 0, isComplete: false, failure: outcome}
        : (outcome as SearchOutcome);
    },
    close,
  };
}
