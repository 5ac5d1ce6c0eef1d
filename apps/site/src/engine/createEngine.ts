import {REPLACED_RUN_TIME_LIMIT_MS, RUN_TIME_LIMIT_MS} from '../universal/constants';
import {didNotLoad, type Answer, type Failure, type Question} from './messages';
import {createStopwatch} from './stopwatch';

interface Failed {
  readonly failure: Failure;
}

export interface Engine<Run, Outcome> {
  /** Resolves to undefined if a newer run has replaced this one. */
  readonly run: (run: Run) => Promise<Outcome | Failed | undefined>;
  /** Returns the full text of a part that was cut in the last outcome. Fails if the worker no longer has it. */
  readonly wholeText: (part: string) => Promise<Blob>;
  /** Ends the current run, which then resolves to undefined. */
  readonly stop: () => void;
  /** Loads the worker before the first run needs it. */
  readonly warmUp: () => void;
  readonly close: () => void;
}

interface Job<Run, Outcome> {
  readonly id: number;
  readonly run: Run;
  readonly settle: (outcome: Outcome | Failed | undefined) => void;
}

export const tookTooLong: Failed = {
  failure: {
    code: 'E_LIMIT',
    message: 'The run took too long and was stopped. Try again with less data.',
  },
};

/** Creates an engine that runs calls or steps in a worker, one at a time. A new run replaces one that is waiting. */
export function createEngine<Run, Outcome>(
  createWorker: () => Worker,
  timeLimitMs: (run: Run) => number = () => RUN_TIME_LIMIT_MS,
): Engine<Run, Outcome> {
  let worker: Worker | undefined;
  let current: Job<Run, Outcome> | undefined;
  let waiting: Job<Run, Outcome> | undefined;
  let lastId = 0;
  let lastDone = 0;
  let giveText: ((text: Blob | undefined) => void) | undefined;
  const stopwatch = createStopwatch(() => {
    end();
    settle(waiting ? undefined : tookTooLong);
  });

  function end(): void {
    stopwatch.reset();
    worker?.terminate();
    worker = undefined;
    giveText?.(undefined);
  }

  function settle(outcome: Outcome | Failed | undefined): void {
    const settled = current;
    current = undefined;
    settled?.settle(outcome);
    if (waiting) {
      start(waiting);
    }
  }

  function listen({data}: MessageEvent<Partial<Answer<Outcome>>>): void {
    if (data.state === 'whole') {
      giveText?.(data.text);
    } else if (!current || data.id !== current.id) {
      return;
    } else if (data.state === 'done') {
      stopwatch.reset();
      lastDone = current.id;
      settle((data as {outcome: Outcome}).outcome);
    } else if (data.state === 'running') {
      stopwatch.start(waiting ? REPLACED_RUN_TIME_LIMIT_MS : timeLimitMs(current.run));
    } else {
      stopwatch.stop();
    }
  }

  function ready(): Worker {
    if (!worker) {
      worker = createWorker();
      worker.addEventListener('message', listen);
      worker.addEventListener('error', (event) => {
        // This error is expected: a worker fires it if its code can't be loaded.
        event.preventDefault();
        end();
        settle({failure: didNotLoad});
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
          if (stopwatch.isRunning()) {
            stopwatch.start(REPLACED_RUN_TIME_LIMIT_MS);
          }
        } else {
          start(job);
        }
      }),
    wholeText: (part) =>
      new Promise((resolve, reject) => {
        giveText?.(undefined);
        giveText = (text) =>
          text
            ? resolve(text)
            : reject(new Error('The result is no longer available. Run the call or step again.'));
        ready().postMessage({id: lastDone, part} satisfies Question<Run>);
      }),
    stop: () => {
      end();
      settle(undefined);
    },
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
