import type {Answer, Question} from '../messages';
import {watchLoading} from '../watchLoading';

/** Measures how long a function runs. Other work, such as loading its code, doesn't count. */
export interface Clock {
  readonly start: () => void;
  readonly stop: () => void;
}

export interface Done<Outcome> {
  readonly outcome: Outcome;
  /** Returns the full text of a part that was cut. */
  readonly wholeText?: (part: string) => Promise<Blob>;
}

/** Handles the page's requests in a worker. The clock of a run starts once the function's code has loaded. */
export function answerRuns<Run, Outcome>(
  outcomeOf: (run: Run, clock: Clock) => Promise<Done<Outcome>>,
): void {
  let current: number | undefined;
  let last: {readonly id: number; readonly wholeText?: Done<Outcome>['wholeText']} | undefined;

  function answer(message: Answer<Outcome>): void {
    postMessage(message);
  }

  async function run(id: number, wanted: Run): Promise<void> {
    current = id;
    const {outcome, wholeText} = await outcomeOf(wanted, {
      start: () => answer({id, state: 'running'}),
      stop: () => answer({id, state: 'loading'}),
    });
    current = undefined;
    last = {id, wholeText};
    answer({id, state: 'done', outcome});
  }

  async function give(id: number, part: string): Promise<void> {
    const text = last?.id === id ? await last.wholeText?.(part).catch(() => undefined) : undefined;
    answer({id, state: 'whole', text});
  }

  watchLoading((isLoading) => {
    if (current !== undefined) {
      answer({id: current, state: isLoading ? 'loading' : 'running'});
    }
  });

  addEventListener('message', ({data}: MessageEvent<Partial<Question<Run>>>) => {
    // Other messages are for the PDF library, which listens here too.
    if ('run' in data) {
      run(data.id!, data.run!).catch((error: unknown) => {
        // Even the code for error messages couldn't be loaded. Throwing the error in a timer reports it to the
        // page, which then discards this worker.
        setTimeout(() => {
          throw error;
        });
      });
    } else if ('part' in data) {
      void give(data.id!, data.part!);
    }
  });
}
