import {RUN_TIME_LIMIT_MS} from '../universal/constants';
import type {Answer, Failure, Question} from './messages';
import {createStopwatch} from './stopwatch';

interface Failed {
  readonly failure: Failure;
}

export interface Engine<Run, Outcome> {
  /** Undefined when a newer run took its place. */
  readonly run: (run: Run) => Promise<Outcome | Failed | undefined>;
  /** Loads the worker, so that the first run needn't wait for it. */
  readonly warmUp: () => void;
  readonly close: () => void;
}

interface Job<Run, Outcome> extends Question<Run> {
  readonly settle: (outcome: Outcome | Failed | undefined) => void;
}

const tookTooLong: Failed = {
  failure: {code: 'E_LIMIT', message: 'The run took too long, so this page ended it.'},
};

const didNotLoad: Failed = {
  failure: {message: 'The code that runs this could not be loaded. Reload the page.'},
};

/** Runs calls or steps in a worker, one at a time: a newer one replaces the one that waits. */
export function createEngine<Run, Outcome>(createWorker: () => Worker): Engine<Run, Outcome> {
  let worker: Worker | undefined;
  let current: Job<Run, Outcome> | undefined;
  let waiting: Job<Run, Outcome> | undefined;
  let lastId = 0;
  const stopwatch = createStopwatch(() => {
    end();
    settle(tookTooLong);
  });

  function end(): void {
    stopwatch.reset();
    worker?.terminate();
    worker = undefined;
  }

  function settle(outcome: Outcome | Failed): void {
    const settled = current;
    current = undefined;
    settled?.settle(outcome);
    if (waiting) {
      start(waiting);
    }
  }

  function listen({data}: MessageEvent<Partial<Answer<Outcome>>>): void {
    if (data.id !== current?.id) {
      return;
    }
    if (data.state === 'done') {
      stopwatch.reset();
      settle((data as {outcome: Outcome}).outcome);
    } else if (data.state === 'running') {
      stopwatch.start(RUN_TIME_LIMIT_MS);
    } else {
      stopwatch.stop();
    }
  }

  function ready(): Worker {
    if (!worker) {
      worker = createWorker();
      worker.addEventListener('message', listen);
      worker.addEventListener('error', () => {
        end();
        settle(didNotLoad);
      });
    }
    return worker;
  }

  function start(job: Job<Run, Outcome>): void {
    waiting = undefined;
    current = job;
    const {id, run} = job;
    ready().postMessage({id, run} satisfies Question<Run>);
  }

  return {
    run: (run) =>
      new Promise((resolve) => {
        lastId += 1;
        const job: Job<Run, Outcome> = {id: lastId, run, settle: resolve};
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
