import {failStep} from '../../workflow/stepErrors';
import type {Answer, Call} from '../../workflow/types';

const LONGEST_PAUSE_SECONDS = 30;

interface Polling<T> {
  readonly first: T;
  readonly isDone: (answer: T) => boolean;
  readonly ask: () => Generator<Call, T, Answer>;
  /** The total pause, in seconds, after which the step gives up. */
  readonly timeout: number;
}

/** Polls with pauses of 1, 2, 4 … 30 seconds until the response says that it is done. */
export function* pollUntilDone<T>({
  first,
  isDone,
  ask,
  timeout,
}: Polling<T>): Generator<Call, T, Answer> {
  let answer = first;
  let waited = 0;
  for (let wait = 1; !isDone(answer); wait = Math.min(wait * 2, LONGEST_PAUSE_SECONDS)) {
    if (waited + wait > timeout) {
      failStep(
        'E_TIMEOUT',
        `BigQuery isn’t done after ${waited} seconds. The job continues there. To wait longer, raise \`timeout\`.`,
      );
    }
    yield {wait};
    waited += wait;
    answer = yield* ask();
  }
  return answer;
}
