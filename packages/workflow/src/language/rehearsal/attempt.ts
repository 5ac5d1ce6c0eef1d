import {startAttempt} from '../attemptTime';
import {STEP_SECONDS} from '@documentation/base/internal/limits/values/times';
import {runStep} from '../runStep';
import {surroundingsOf} from '../surroundings';
import type {JsonObject} from '@documentation/base/internal/values/json';
import type {
  Answer,
  Call,
  HttpRequest,
  RecordedCall,
  RecordedResponse,
  SqlStatement,
  WorkflowFunction,
} from '../types';
import type {FunctionStep} from '../document/types';
import {platformAt, record, type Place} from './run';
import {quote, shorten} from '@documentation/base/internal/values/quote';

/** Combines a recorded response with the call that the step made. */
function answered(call: Call, recorded: RecordedResponse): RecordedCall {
  return 'response' in recorded
    ? {...recorded, request: call as HttpRequest}
    : {...recorded, statement: call as SqlStatement};
}

/** Runs a step once, with recorded responses. Fails with a StepError. Returns null if a trigger starts no run. */
export async function attempt(
  place: Place,
  definition: WorkflowFunction,
  {id, configuration = {}, timeoutSeconds = STEP_SECONDS}: FunctionStep,
  input: JsonObject,
): Promise<JsonObject | null> {
  const {run, clock} = place;
  const time = startAttempt(clock, timeoutSeconds, definition);
  let missing: Error | undefined;

  function answer(call: Call): Answer {
    const before = clock.now();
    if ('wait' in call) {
      time.answer(call, undefined);
      const reason = definition.pausesRun ? 'pause' : 'function';
      record(place, id, {type: 'wait', seconds: call.wait, reason}, before);
      return undefined;
    }
    const recorded = run.recorded.get(id)?.shift();
    if (!recorded || 'response' in recorded !== 'url' in call) {
      missing = new Error(
        `The step ${quote(id)} makes a call that has no recorded response: ${shorten(JSON.stringify(call), 500)}. Add one to \`calls\`.`,
      );
      throw missing;
    }
    try {
      return time.answer(call, recorded);
    } finally {
      const seconds = Math.round((clock.now() - before) * 1000) / 1000;
      record(place, id, {type: 'call', call: answered(call, recorded), seconds}, before);
    }
  }

  try {
    return await runStep(
      definition,
      {configuration, input},
      surroundingsOf(platformAt(place)),
      answer,
    );
  } finally {
    if (missing) {
      // Functions that handle errors must not hide a gap in the recording.
      // oxlint-disable-next-line eslint/no-unsafe-finally
      throw missing;
    }
  }
}

/** Records a pause that ends at a given time, and moves the clock there. */
export function pauseUntil(place: Place, step: string, moment: string): void {
  const seconds = Math.max(0, (Date.parse(moment) - Date.parse(platformAt(place).now)) / 1000);
  record(place, step, {type: 'wait', seconds, reason: 'pause'});
  place.clock.advance(seconds);
}
