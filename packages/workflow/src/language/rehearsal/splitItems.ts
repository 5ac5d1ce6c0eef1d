/** Runs a branch for each batch. Branches that run at the same time each have their own clock. */
import {runStep} from '../runStep';
import {surroundingsOf} from '../surroundings';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import type {WorkflowFunction} from '../types';
import type {FunctionStep} from '../document/types';
import {platformAt, record, RunEnded, startPlace, type Place, type Scope} from './run';

type Outcome = {readonly index: number} & (
  | {readonly output: Json}
  | {readonly error: {readonly code: string; readonly message: string}}
);

function noCalls(): never {
  throw new Error('JSON/SplitItems makes no calls.');
}

/** Runs one branch, and returns its outcome and the time when it ended. */
async function runBranch(
  outer: Place,
  {id, branch = []}: FunctionStep,
  scope: Scope,
  batch: {readonly index: number; readonly items: Json},
  start: number,
): Promise<{readonly outcome: Outcome; readonly end: number}> {
  const {index} = batch;
  const {run} = outer;
  const place = startPlace(run, start, index);
  record(outer, id, {type: 'branch', branch: 'branch', index}, start);
  try {
    const {last} = await run.runSteps(place, branch, {...scope, [id]: {...batch}});
    return {outcome: {index, output: last}, end: place.clock.now()};
  } catch (error) {
    if (
      error instanceof RunEnded &&
      error.end.type === 'failed' &&
      error.end.error.code !== 'E_ENDED'
    ) {
      const {code, message} = error.end.error;
      return {outcome: {index, error: {code, message}}, end: place.clock.now()};
    }
    // The whole run ends here, so its clock moves to this moment.
    outer.clock.advance(place.clock.now() - outer.clock.now());
    throw error;
  }
}

export async function splitItems(
  place: Place,
  definition: WorkflowFunction,
  step: FunctionStep,
  input: JsonObject,
  scope: Scope,
): Promise<Json> {
  const {configuration = {}} = step;
  const {concurrency = 1, onItemError = 'stop'} = configuration;
  const split = (more: JsonObject) =>
    runStep(
      definition,
      {configuration, input: {...input, ...more}},
      surroundingsOf(platformAt(place)),
      noCalls,
    );

  const batches = (await split({}))?.batches as readonly Json[];
  const eventsBefore = place.run.events.length;
  const free = Array.from({length: Number(concurrency)}, () => place.clock.now());
  const outcomes: Outcome[] = [];
  let stoppedAt = Infinity;
  for (const [index, items] of batches.entries()) {
    const start = Math.min(...free);
    if (start >= stoppedAt) {
      break;
    }
    const {outcome, end} = await runBranch(place, step, scope, {index, items}, start);
    outcomes.push(outcome);
    free[free.indexOf(start)] = end;
    if ('error' in outcome && onItemError === 'stop') {
      stoppedAt = Math.min(stoppedAt, end);
    }
  }
  place.clock.advance(Math.max(...free) - place.clock.now());
  // Sort the events of branches that ran at the same time into chronological order.
  const told = place.run.events.splice(eventsBefore).sort((one, other) => one.at - other.at);
  // A list of 100,000 events is too long for the arguments of one call.
  told.forEach((event) => place.run.events.push(event));
  return split({outcomes: outcomes});
}
