import {startAttempt} from './attemptTime';
import {createClock} from './clock';
import {givenProblem} from './given';
import {askedIn, EXAMPLE_NOW} from './recordedCalls';
import {STEP_SECONDS} from '@documentation/base/internal/limits/values/times';
import {runStep, type StepData} from './runStep';
import {StepError} from './stepErrors';
import {surroundingsOf, type FindMappingFunction} from './surroundings';
import type {JsonObject} from '@documentation/base/internal/values/json';
import type {Answer, Call, WorkflowExample, WorkflowFunction} from './types';

export interface Rehearsal extends StepData, Pick<WorkflowExample, 'given' | 'calls'> {}

export interface RehearsalResult {
  /** The output or error, null if no run starts, or undefined if the step needs a response that isn't recorded. */
  readonly outcome: JsonObject | null | StepError | undefined;
  /** The calls that the step made, in order. */
  readonly calls: readonly Call[];
  readonly store: JsonObject;
}

/** Whether both calls are HTTP requests, both are SQL statements, or both are waits. */
function isOfSameKind(call: Call, other: Call): boolean {
  return ['wait', 'sql', 'url'].every((key) => key in call === key in other);
}

/** Runs a step with recorded responses instead of calling other systems. */
export async function rehearseStep(
  definition: WorkflowFunction,
  {configuration, input, given = {}, calls: recorded = []}: Rehearsal,
  resolve: FindMappingFunction,
): Promise<RehearsalResult> {
  const problem = givenProblem(given);
  if (problem !== undefined) {
    throw new Error(problem);
  }
  const calls: Call[] = [];
  const store = new Map(Object.entries(given.store ?? {}));
  const now = given.now ?? EXAMPLE_NOW;
  const time = startAttempt(createClock(), STEP_SECONDS, definition);
  let isUnanswered = false;

  function answer(call: Call): Answer {
    // A wait that is too long isn't made, so it isn't recorded.
    const waited = 'wait' in call && time.answer(call, undefined);
    if (!isUnanswered) {
      calls.push(call);
    }
    const answered = recorded[calls.length - 1];
    if (isUnanswered || !answered || !isOfSameKind(call, askedIn(answered))) {
      isUnanswered = true;
      throw new Error('There is no recorded response to this call.');
    }
    return waited === false ? time.answer(call, answered) : waited;
  }

  const outcome = await runStep(
    definition,
    {configuration, input},
    surroundingsOf({given, store, now, resolve}),
    answer,
  ).catch((error: unknown) => {
    if (error instanceof StepError) {
      return error;
    }
    if (!isUnanswered) {
      throw error;
    }
    return undefined;
  });
  return {outcome: isUnanswered ? undefined : outcome, calls, store: Object.fromEntries(store)};
}
