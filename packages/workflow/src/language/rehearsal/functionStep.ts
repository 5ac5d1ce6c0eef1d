/** Runs a step that uses a function: its condition, its attempts, and what happens if it fails. */
import {REPEATABLE_CODES} from '../retryRules';
import {StepError} from '../stepErrors';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import type {WorkflowFunction} from '../types';
import {DELAY, SPLIT_ITEMS, type FunctionStep} from '../document/types';
import {attempt, pauseUntil} from './attempt';
import {respond} from './caller';
import {inputOf} from './expressions';
import {findFunction, record, RunEnded, type Place, type Scope} from './run';
import {splitItems} from './splitItems';
import type {Reaction, RunError} from './types';

/** What the steps of an error branch, and later steps, read from a failed step. */
interface Failed extends JsonObject {
  readonly error: {readonly code: string; readonly message: string};
}

export function runErrorOf({code, message}: StepError): RunError {
  return {code, message};
}

function isRepeatable({code}: StepError): boolean {
  return REPEATABLE_CODES.some((repeatable) => repeatable === code);
}

/** Repeats the step after temporary errors, as often as `retry` allows. */
async function attempts(
  place: Place,
  definition: WorkflowFunction,
  step: FunctionStep,
  input: JsonObject,
): Promise<JsonObject> {
  const {id, retry: {times = 0, backoffSeconds = 1} = {}} = step;
  for (let number = 1; ; number += 1) {
    if (number > 1) {
      record(place, id, {type: 'attempt', number});
    }
    try {
      return (await attempt(place, definition, step, input)) ?? {};
    } catch (error) {
      if (!(error instanceof StepError) || !isRepeatable(error) || number > times) {
        throw error;
      }
      record(place, id, {type: 'failed', error: runErrorOf(error), reaction: 'retry'});
      const seconds = backoffSeconds * 2 ** (number - 1);
      record(place, id, {type: 'wait', seconds, reason: 'retry'});
      place.clock.advance(seconds);
    }
  }
}

/** Runs the step once it has its input. */
async function outputOf(place: Place, step: FunctionStep, scope: Scope): Promise<Json> {
  const definition = await findFunction(place.run, step.function);
  const input = await inputOf(place, scope, step.input);
  record(place, step.id, {type: 'started', input});
  if (step.function === SPLIT_ITEMS) {
    return splitItems(place, definition, step, input, scope);
  }
  const output = await attempts(place, definition, step, input);
  if (step.function === DELAY) {
    pauseUntil(place, step.id, output.resumesAt as string);
  }
  if (definition.kind === 'response') {
    respond(place, step.id, output);
  }
  return output;
}

/** Runs the step, and returns what later steps read. Ends the run if the step fails and `onError` is `stop`. */
export async function runFunctionStep(
  place: Place,
  step: FunctionStep,
  scope: Scope,
): Promise<Json> {
  const {id, onError = 'stop', errorBranch = []} = step;
  try {
    const output = await outputOf(place, step, scope);
    record(place, id, {type: 'output', output});
    return output;
  } catch (error) {
    if (!(error instanceof StepError)) {
      throw error;
    }
    const failure = runErrorOf(error);
    record(place, id, {type: 'failed', error: failure, reaction: onError satisfies Reaction});
    if (onError === 'stop') {
      throw new RunEnded({type: 'failed', step: id, error: failure});
    }
    const failed: Failed = {error: {...failure}};
    if (onError === 'branch') {
      record(place, id, {type: 'branch', branch: 'errorBranch'});
      await place.run.runSteps(place, errorBranch, {...scope, [id]: failed});
    }
    return failed;
  }
}
