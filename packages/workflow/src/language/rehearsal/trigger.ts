/** The beginning of a run: the trigger takes the event, then guards check it. */
import {StepError} from '../stepErrors';
import type {JsonObject} from '@documentation/base/internal/values/json';
import type {WorkflowFunction} from '../types';
import type {FunctionStep, WorkflowStep} from '../document/types';
import {attempt} from './attempt';
import {rejectionStatus, send} from './caller';
import {inputOf} from './expressions';
import {runErrorOf} from './functionStep';
import {findFunction, record, RunEnded, type Place, type Scope} from './run';

/** Triggers that respond by themselves, before the run starts. */
const respondsAlone = ['CRM/HubSpotTrigger', 'Slack/OnSlashCommand'];

function isRequest({input}: WorkflowFunction): boolean {
  return Object.hasOwn(input.properties, 'method');
}

/** Sends the response of a trigger that doesn't wait for the run. */
function respondEarly(place: Place, {id, function: name}: FunctionStep, output: JsonObject): void {
  if (output.answered === true) {
    send(place, id, {status: 202, headers: {}});
  } else if (respondsAlone.includes(name)) {
    send(place, id, {status: 200, headers: {}, ...(output.answer as object | undefined)});
  }
}

/** Runs the trigger or a guard, which can reject the request. */
async function admit(
  place: Place,
  step: FunctionStep,
  definition: WorkflowFunction,
  computeInput: () => Promise<JsonObject>,
): Promise<JsonObject | null> {
  try {
    const input = await computeInput();
    record(place, step.id, {type: 'started', input});
    return await attempt(place, definition, step, input);
  } catch (error) {
    if (!(error instanceof StepError)) {
      throw error;
    }
    const failure = runErrorOf(error);
    if (!place.run.caller.isWaiting) {
      record(place, step.id, {type: 'failed', error: failure, reaction: 'stop'});
      throw new RunEnded({type: 'failed', step: step.id, error: failure});
    }
    record(place, step.id, {type: 'rejected', error: failure});
    throw new RunEnded({
      type: 'rejected',
      step: step.id,
      status: rejectionStatus(failure),
      error: failure,
    });
  }
}

export interface Begun {
  readonly scope: Scope;
  /** The steps that are left to run. */
  readonly rest: readonly WorkflowStep[];
}

export async function begin(
  place: Place,
  [trigger, ...others]: readonly WorkflowStep[],
  event: JsonObject,
): Promise<Begun> {
  const first = trigger as FunctionStep;
  const definition = await findFunction(place.run, first.function);
  place.run.caller.isWaiting = isRequest(definition);
  const received = await admit(place, first, definition, () => Promise.resolve(event));
  if (received === null) {
    throw new RunEnded({type: 'notStarted'});
  }
  record(place, first.id, {type: 'output', output: received, by: 'trigger'});
  place.run.caller.headers = (received.responseHeaders ?? {}) as Record<string, string>;
  let scope: Scope = {[first.id]: received};
  for (const [index, step] of others.entries()) {
    const guard = 'function' in step ? await findFunction(place.run, step.function) : undefined;
    if (guard?.kind !== 'guard') {
      respondEarly(place, first, received);
      return {scope, rest: others.slice(index)};
    }
    const allowed = step as FunctionStep;
    const seen = scope;
    const output =
      (await admit(place, allowed, guard, () => inputOf(place, seen, allowed.input))) ?? {};
    record(place, allowed.id, {type: 'output', output, by: 'guard'});
    scope = {...scope, [allowed.id]: output};
  }
  respondEarly(place, first, received);
  return {scope, rest: []};
}
