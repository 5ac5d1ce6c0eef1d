/** The state of one run, and how steps record what happens. */
import {EXAMPLE_NOW} from '../recordedCalls';
import {givenProblem} from '../given';
import {createClock, type Clock} from '../clock';
import type {Platform} from '../surroundings';
import type {Json} from '@documentation/base/internal/values/json';
import type {HttpResponse, RecordedResponse, WorkflowFunction} from '../types';
import type {WorkflowStep} from '../document/types';
import type {Catalogue, Happening, RunEnd, RunEvent, Scenario} from './types';
import {quote} from '@documentation/base/internal/values/quote';

/** The outputs that a step can read, by step ID. */
export type Scope = Readonly<Record<string, Json>>;

export interface Run {
  readonly catalogue: Catalogue;
  readonly given: Platform['given'];
  readonly store: Map<string, Json>;
  readonly events: RunEvent[];
  /** The recorded responses that haven't been used, by step ID. */
  readonly recorded: Map<string, RecordedResponse[]>;
  readonly caller: Caller;
  /** Runs a list of steps, and returns the output of the last step that ran, or null. */
  readonly runSteps: RunSteps;
}

/** A run in one place: the branches of a step can run at the same time, so each has its own clock. */
export interface Place {
  readonly run: Run;
  readonly clock: Clock;
  /** The batch number, in a branch that runs once per batch. */
  readonly batch?: number;
}

export type RunSteps = (
  place: Place,
  steps: readonly WorkflowStep[],
  scope: Scope,
) => Promise<Steps>;

export interface Steps {
  readonly outputs: Scope;
  /** The output of the last step that ran. Null if no step ran. */
  readonly last: Json;
}

/** Who waits for a response. */
export interface Caller {
  isWaiting: boolean;
  /** Headers that steps set for the response, such as cookies. */
  headers: Readonly<Record<string, string>>;
  response?: HttpResponse;
}

/** Ends the run from any depth. */
export class RunEnded extends Error {
  constructor(readonly end: RunEnd) {
    super('The run has ended.');
  }
}

export function createRun(scenario: Scenario, catalogue: Catalogue, runSteps: RunSteps): Run {
  const {given = {}, calls = {}} = scenario;
  const problem = givenProblem(given);
  if (problem !== undefined) {
    throw new Error(problem);
  }
  return {
    catalogue,
    given,
    store: new Map(Object.entries(given.store ?? {})),
    events: [],
    recorded: new Map(Object.entries(calls).map(([id, list]) => [id, [...list]])),
    caller: {isWaiting: false, headers: {}},
    runSteps,
  };
}

export function startPlace(run: Run, startSeconds = 0, batch?: number): Place {
  return {run, clock: createClock(startSeconds), ...(batch !== undefined && {batch})};
}

export function record(
  {run, clock, batch}: Place,
  step: string,
  happening: Happening,
  at = clock.now(),
): void {
  run.events.push({...happening, step, at, ...(batch !== undefined && {batch})});
}

/** The platform state at this moment of the run. */
export function platformAt({run, clock}: Place): Platform {
  // '2024-05-01T14:00:00+02:00[Europe/Berlin]' → '2024-05-01T14:00:00+02:00', which all browsers can parse
  const start = Date.parse((run.given.now ?? EXAMPLE_NOW).replace(/\[.*/, ''));
  const moment = new Date(start + clock.now() * 1000).toISOString();
  const {given, store, catalogue} = run;
  return {given, store, now: moment.replace('.000Z', 'Z'), resolve: catalogue.resolve};
}

export async function findFunction(
  {catalogue}: Run,
  identifier: string,
): Promise<WorkflowFunction> {
  const definition = await catalogue.find(identifier);
  if (!definition) {
    throw new Error(
      `There is no workflow function named ${quote(identifier)}. Check the category and name.`,
    );
  }
  return definition;
}
