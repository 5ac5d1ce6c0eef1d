/** Runs lists of steps: conditions, branches and early ends. */
import {failStep, StepError} from '../stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import {isChoice, isEnd, type ChooseStep, type EndStep, type WorkflowStep} from '../document/types';
import {evaluateIn, isWanted} from './expressions';
import {runErrorOf, runFunctionStep} from './functionStep';
import {record, RunEnded, type Place, type Scope, type Steps} from './run';
import {MAX_MESSAGE_CHARACTERS, quote, shorten} from '@documentation/base/internal/values/quote';

/** true → 'true', 'invoice' → 'invoice' */
function labelOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function runChoice(
  place: Place,
  {id, choose, branches, otherwise}: ChooseStep,
  scope: Scope,
): Promise<Json> {
  const value = await evaluateIn(place, scope, 'choose', choose);
  record(place, id, {type: 'started', input: {choose: value}});
  const label = labelOf(value);
  const chosen = Object.hasOwn(branches, label) ? branches[label] : otherwise;
  if (!chosen) {
    const names = Object.keys(branches).map((name) => JSON.stringify(name));
    return failStep(
      'E_INPUT',
      `No branch is named ${quote(label)}. Existing branches: ${shorten(names.join(', '), 200)}. Add a branch with this name, or add "otherwise".`,
    );
  }
  const branch = chosen === otherwise ? 'otherwise' : label;
  record(place, id, {type: 'branch', branch});
  const {last} = await place.run.runSteps(place, chosen, scope);
  record(place, id, {type: 'output', output: last});
  return last;
}

async function endRun(
  place: Place,
  {id, end, message: notation}: EndStep,
  scope: Scope,
): Promise<never> {
  const value = notation === undefined ? null : await evaluateIn(place, scope, 'message', notation);
  const message = value === null ? null : shorten(labelOf(value), MAX_MESSAGE_CHARACTERS);
  record(place, id, {type: 'ended', message});
  throw new RunEnded(
    end === 'succeeded'
      ? {type: 'succeeded', step: id, message}
      : {
          type: 'failed',
          step: id,
          error: {code: 'E_ENDED', message: message ?? 'The workflow ended the run.'},
        },
  );
}

/** Runs a step, and returns its output, or undefined if it is skipped. */
async function runStep(place: Place, step: WorkflowStep, scope: Scope): Promise<Json | undefined> {
  try {
    if (!(await isWanted(place, scope, step))) {
      record(place, step.id, {type: 'skipped'});
      return undefined;
    }
    if (isChoice(step)) {
      return await runChoice(place, step, scope);
    }
    if (isEnd(step)) {
      return await endRun(place, step, scope);
    }
    return await runFunctionStep(place, step, scope);
  } catch (error) {
    if (!(error instanceof StepError)) {
      throw error;
    }
    const failure = runErrorOf(error);
    record(place, step.id, {type: 'failed', error: failure, reaction: 'stop'});
    throw new RunEnded({type: 'failed', step: step.id, error: failure});
  }
}

export async function runSteps(
  place: Place,
  steps: readonly WorkflowStep[],
  outer: Scope,
): Promise<Steps> {
  let outputs = outer;
  let last: Json = null;
  for (const step of steps) {
    const output = await runStep(place, step, outputs);
    outputs = {...outputs, [step.id]: output ?? null};
    last = output ?? last;
  }
  return {outputs, last};
}
