// The worker that runs steps. It records a step's calls and never sends them.
import {jsonProblem} from '@documentation/mapping/internal/language/notation/jsonProblem';
import {givenProblem} from '@documentation/workflow/internal/language/given';
import {isEqual} from '@documentation/base/internal/values/equality';
import {
  rehearseStep,
  type Rehearsal,
  type RehearsalResult,
} from '@documentation/workflow/internal/language/rehearseStep';
import {StepError} from '@documentation/workflow/internal/language/stepErrors';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import type {
  Call,
  HttpRequest,
  RecordedCall,
  SqlStatement,
} from '@documentation/workflow/internal/language/types';
import {answerRuns, type Clock, type Done} from './answerRuns';
import {cutToFit} from '@documentation/reference/internal/values/cutToFit';
import {findMappingFunction} from './mappingDefinitions';
import {loadWorkflowFunction} from './workflowDefinitions';
import type {StepOutcome, StepRun} from '../messages';

/** Combines the recorded response with the call that was actually made. */
function answered(call: Call, recorded: RecordedCall): RecordedCall {
  if ('request' in recorded) {
    return {...recorded, request: call as HttpRequest};
  }
  return 'statement' in recorded
    ? {...recorded, statement: call as SqlStatement}
    : (call as {wait: number});
}

function outcomeOf(
  {given: {store: storeBefore = {}} = {}, calls: recorded = []}: Rehearsal,
  {outcome, calls, store}: RehearsalResult,
): StepOutcome {
  const count = outcome === undefined ? calls.length - 1 : calls.length;
  const done = calls.slice(0, count).map((call, index) => answered(call, recorded[index]!));
  if (outcome === undefined) {
    return {calls: done, unanswered: calls[count]!};
  }
  if (outcome instanceof StepError) {
    const {code, message, place} = outcome;
    return {calls: done, failure: {code, message, place}};
  }
  const isChanged = !isEqual(store, storeBefore);
  return {calls: done, output: outcome, ...(isChanged && {storeAfter: store})};
}

/** An error whose message tells the reader why a run can't start. */
class Unreadable extends Error {}

/** Parses one part of the run, such as 'input', as a JSON object. */
function read(run: StepRun, part: 'configuration' | 'input' | 'given'): JsonObject {
  const name = part === 'given' ? 'platform state' : part;
  let value: Json;
  try {
    value = JSON.parse(run[part]) as Json;
  } catch {
    throw new Unreadable(`The ${name} isn’t valid JSON. ${jsonProblem(run[part])}`);
  }
  if (!hasType(value, 'Object')) {
    throw new Unreadable(`The ${name} must be a JSON object, such as {"name": "value"}.`);
  }
  return value as JsonObject;
}

/** Checks the platform state, because steps check only their configuration and input. */
function readGiven(run: StepRun): Rehearsal['given'] {
  const given = read(run, 'given');
  const problem = givenProblem(given);
  if (problem !== undefined) {
    throw new Unreadable(problem);
  }
  return given;
}

async function rehearsalOf(run: StepRun): Promise<Rehearsal> {
  const input = read(run, 'input');
  return {
    configuration: read(run, 'configuration'),
    input: run.files
      ? ((await import('./stepFiles')).withContents(input, run.files) as JsonObject)
      : input,
    given: readGiven(run),
    calls: run.calls,
  };
}

/** Prepares the outcome for the page: replaces file contents with references, and cuts large parts. */
async function show(
  outcome: StepOutcome,
  {files}: StepRun,
  clock: Clock,
): Promise<Done<StepOutcome>> {
  const named = files
    ? ((await import('./stepFiles')).withReferences(
        outcome as never,
        files,
      ) as never as StepOutcome)
    : outcome;
  if (!cutToFit(named as never).isCut) {
    return {outcome: named};
  }
  const {cutStep} = await import('./stepWhole');
  clock.stop();
  return cutStep(named);
}

answerRuns<StepRun, StepOutcome>(async (run, clock) => {
  try {
    const definition = await loadWorkflowFunction(run.function);
    clock.start();
    const rehearsal = await rehearsalOf(run);
    const result = await rehearseStep(definition, rehearsal, findMappingFunction);
    return await show(outcomeOf(rehearsal, result), run, clock);
  } catch (error) {
    if (error instanceof Unreadable) {
      return {outcome: {failure: {message: error.message}}};
    }
    const {unexpectedFailure} = await import('./failures');
    return {outcome: {failure: unexpectedFailure(error)}};
  }
});
