import type {WorkflowDocument} from '../document/types';
import type {JsonObject} from '@documentation/base/internal/values/json';
import {sendFinal} from './caller';
import {createRun, RunEnded, startPlace, type Place, type Scope} from './run';
import {runSteps} from './steps';
import {begin} from './trigger';
import type {Catalogue, RunEnd, Scenario, WorkflowRehearsal} from './types';

/** Runs the steps and collects their outputs along the way, so a failed run shows them, too. */
async function play(
  place: Place,
  {steps}: WorkflowDocument,
  event: JsonObject,
  outputs: Record<string, Scope[string]>,
): Promise<RunEnd> {
  try {
    const {scope, rest} = await begin(place, steps, event);
    Object.assign(outputs, scope);
    for (const step of rest) {
      Object.assign(outputs, (await runSteps(place, [step], {...outputs})).outputs);
    }
    return {type: 'succeeded'};
  } catch (error) {
    if (error instanceof RunEnded) {
      return error.end;
    }
    throw error;
  }
}

/**
 * Runs a whole workflow without calling other systems. Time is virtual: waits, pauses and recorded responses move
 * the clock, so the same scenario always produces the same run.
 */
export async function rehearseWorkflow(
  document: WorkflowDocument,
  scenario: Scenario,
  catalogue: Catalogue,
): Promise<WorkflowRehearsal> {
  const run = createRun(scenario, catalogue, runSteps);
  const place = startPlace(run);
  const outputs: Record<string, Scope[string]> = {};
  const end = await play(place, document, scenario.event, outputs);
  sendFinal(place, end);
  return {
    events: run.events,
    outputs,
    store: Object.fromEntries(run.store),
    ...(run.caller.response && {response: run.caller.response}),
    end,
    seconds: place.clock.now(),
  };
}
