import {failStep} from '../../language/stepErrors';
import type {Answer, Call} from '../../language/types';

const LONGEST_PAUSE_SECONDS = 30;

interface Polling<T> {
  readonly first: T;
  readonly isDone: (answer: T) => boolean;
  readonly ask: () => Generator<Call, T, Answer>;
  /** How many seconds to wait in total before giving up. */
  readonly timeout: number;
}

/** Polls until the job is done, with exponential backoff from 1 to 30 seconds. */
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
        `The BigQuery job hasn’t finished after ${waited.toLocaleString('en')}\u00A0s. It continues to run in BigQuery. To wait longer, raise \`timeout\`.`,
      );
    }
    yield {wait};
    waited += wait;
    answer = yield* ask();
  }
  return answer;
}
