import type {Answer, Question} from './messages';
import {watchLoading} from './watchLoading';

/**
 * Answers the page's questions in a worker. The clock of a run starts when it calls `begin`, once
 * the function's code is here.
 */
export function answerRuns<Run, Outcome>(
  outcomeOf: (run: Run, begin: () => void) => Promise<Outcome>,
): void {
  let current: number | undefined;

  function answer(message: Answer<Outcome>): void {
    postMessage(message);
  }

  async function run({id, run: wanted}: Question<Run>): Promise<void> {
    current = id;
    const outcome = await outcomeOf(wanted, () => answer({id, state: 'running'}));
    current = undefined;
    answer({id, state: 'done', outcome});
  }

  watchLoading((isLoading) => {
    if (current !== undefined) {
      answer({id: current, state: isLoading ? 'loading' : 'running'});
    }
  });

  addEventListener('message', ({data}: MessageEvent<Partial<Question<Run>>>) => {
    // The PDF library listens here, too; what isn't a question isn't for us.
    if (data.run) {
      void run(data as Question<Run>);
    }
  });
}
