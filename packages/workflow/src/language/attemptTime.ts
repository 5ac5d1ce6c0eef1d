/** The time that one attempt of a step takes, with recorded responses instead of real ones. */
import type {Clock} from './clock';
import {failStep} from './stepErrors';
import type {Answer, Call, RecordedCall, RecordedResponse, WorkflowFunctionFacts} from './types';

/** How long a recorded response takes, unless it says otherwise. */
const RESPONSE_SECONDS = 0.2;

export interface AttemptTime {
  /** Returns the recorded response, or fails with E_TIMEOUT if the call or wait takes too long. */
  readonly answer: (call: Call, recorded: RecordedResponse | RecordedCall | undefined) => Answer;
}

function inSeconds(seconds: number): string {
  return `${Number(seconds.toFixed(1)).toLocaleString('en')}\u00A0s`;
}

/** Starts an attempt, which fails when its time is up. */
export function startAttempt(
  clock: Clock,
  timeoutSeconds: number,
  {
    requestTimeoutSeconds = Infinity,
    pausesRun,
  }: Pick<WorkflowFunctionFacts, 'requestTimeoutSeconds' | 'pausesRun'>,
): AttemptTime {
  let deadline = clock.now() + timeoutSeconds;

  function wait(seconds: number): undefined {
    const left = deadline - clock.now();
    if (pausesRun) {
      deadline += seconds;
    } else if (seconds >= left) {
      failStep(
        'E_TIMEOUT',
        `A wait of ${inSeconds(seconds)} doesn’t fit in the step’s remaining ${inSeconds(left)}. Raise \`timeoutSeconds\`.`,
      );
    }
    clock.advance(seconds);
  }

  return {
    answer: (call, recorded) => {
      if ('wait' in call) {
        return wait(call.wait);
      }
      if (!recorded || 'wait' in recorded) {
        throw new Error('There is no recorded response to this call.');
      }
      const left = deadline - clock.now();
      const limit = Math.min(left, requestTimeoutSeconds);
      const response = 'result' in recorded ? recorded.result : recorded.response;
      const seconds =
        recorded.takesSeconds ?? (response === 'timeout' ? Infinity : RESPONSE_SECONDS);
      if (response === 'timeout' || seconds > limit) {
        clock.advance(Math.min(seconds, limit));
        const advice =
          requestTimeoutSeconds < left
            ? 'This limit is fixed. Check the service, and retry later.'
            : 'Retry, or raise `timeoutSeconds`.';
        failStep(
          'E_TIMEOUT',
          `No response arrived within ${inSeconds(Math.min(seconds, limit))}. ${advice}`,
        );
      }
      clock.advance(seconds);
      return response;
    },
  };
}
