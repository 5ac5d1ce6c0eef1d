import {FIRST_RUN_TIME_LIMIT_MS, RUN_TIME_LIMIT_MS} from '../constants';
import type {Answer, Outcome, Question, Run} from './messages';
import {createStopwatch} from './stopwatch';

export interface Engine {
  /** Runs a call; undefined when a newer run took its place. */
  run(run: Run): Promise<Outcome | undefined>;
  /** Loads the worker, so that the first run needn't wait for it. */
  warmUp(): void;
  close(): void;
}

interface Job extends Question {
  readonly settle: (outcome: Outcome | undefined) => void;
}

const tookTooLong: Outcome = {
  failure: {code: 'E_LIMIT', message: 'The run took too long, so this page ended it.'},
};

const didNotLoad: Outcome = {
  failure: {message: 'The code that runs the call could not be loaded. Reload the page.'},
};

/** Runs calls in a worker, one at a time: a newer call replaces the one that waits. */
export function createEngine(): Engine {
  let worker: Worker | undefined;
  let current: Job | undefined;
  let waiting: Job | undefined;
  let lastId = 0;
  let limitMs: number | undefined;
  const stopwatch = createStopwatch(() => {
    end();
    settle(tookTooLong);
  });

  function end(): void {
    stopwatch.reset();
    worker?.terminate();
    worker = undefined;
  }

  function settle(outcome: Outcome): void {
    const settled = current;
    current = undefined;
    settled?.settle(outcome);
    if (waiting) {
      start(waiting);
    }
  }

  function listen({data}: MessageEvent<Partial<Answer>>): void {
    if (data.id !== current?.id) {
      return;
    }
    if (data.state === 'done') {
      stopwatch.reset();
      settle((data as {outcome: Outcome}).outcome);
    } else if (data.state === 'running') {
      limitMs ??= RUN_TIME_LIMIT_MS;
      stopwatch.start(limitMs);
    } else {
      stopwatch.stop();
      // What loads before the run is the function itself, what loads during the run is a library.
      limitMs = limitMs === undefined ? undefined : FIRST_RUN_TIME_LIMIT_MS;
    }
  }

  function ready(): Worker {
    if (!worker) {
      worker = new Worker(new URL('./worker.ts', import.meta.url));
      worker.addEventListener('message', listen);
      worker.addEventListener('error', () => {
        end();
        settle(didNotLoad);
      });
    }
    return worker;
  }

  function start(job: Job): void {
    waiting = undefined;
    current = job;
    limitMs = undefined;
    const {id, run} = job;
    ready().postMessage({id, run} satisfies Question);
  }

  return {
    run: (run) =>
      new Promise((resolve) => {
        lastId += 1;
        const job: Job = {id: lastId, run, settle: resolve};
        waiting?.settle(undefined);
        if (current) {
          waiting = job;
        } else {
          start(job);
        }
      }),
    warmUp: () => void ready(),
    close: () => {
      end();
      waiting?.settle(undefined);
      current?.settle(undefined);
      waiting = undefined;
      current = undefined;
    },
  };
}
