import {askedIn, EXAMPLE_NOW, EXAMPLE_RUN_ID} from './recordedCalls';
import {evaluate} from '../language/run/evaluate';
import {runStep, type StepData} from './runStep';
import {failStep, StepError} from './stepErrors';
import type {MappingFunction} from '../language/types';
import type {
  Answer,
  Call,
  JsonObject,
  RecordedCall,
  Surroundings,
  WorkflowExample,
  WorkflowFunction,
} from './types';

export interface Rehearsal extends StepData, Pick<WorkflowExample, 'given' | 'calls'> {}

export interface RehearsalResult {
  /** The output or error, null if no run starts, or undefined if the step needs a response that isn't recorded. */
  readonly outcome: JsonObject | null | StepError | undefined;
  /** The calls that the step made, in order. */
  readonly calls: readonly Call[];
  readonly store: JsonObject;
}

export type FindMappingFunction = (name: string) => Promise<MappingFunction | undefined>;

/** Whether both calls are HTTP requests, both are SQL statements, or both are waits. */
function isOfSameKind(call: Call, other: Call): boolean {
  return ['wait', 'sql', 'url'].every((key) => key in call === key in other);
}

function answerOf(recorded: RecordedCall): Answer {
  if ('wait' in recorded) {
    return undefined;
  }
  if ('result' in recorded) {
    return recorded.result;
  }
  return recorded.response === 'timeout'
    ? failStep(
        'E_TIMEOUT',
        'No response arrived within the step’s timeout. Retry, or raise `timeoutSeconds`.',
      )
    : recorded.response;
}

function surroundingsOf(
  given: NonNullable<Rehearsal['given']>,
  store: Map<string, JsonObject[string]>,
  resolve: FindMappingFunction,
): Surroundings {
  const now = given.now ?? EXAMPLE_NOW;
  return {
    now,
    runId: EXAMPLE_RUN_ID,
    store: {
      get: (key) => store.get(key),
      set: (key, value) => void store.set(key, value),
      delete: (key) => void store.delete(key),
    },
    secret: (name) =>
      given.secrets?.[name] ??
      failStep(
        'E_CREDENTIAL',
        `There is no secret "${name}". Check the name, or save the secret first.`,
      ),
    mappingVersions: (id) =>
      given.mappings?.[id] ??
      failStep(
        'E_NOT_FOUND',
        `There is no mapping "${id}". Check the ID, or save the mapping first.`,
      ),
    evaluate: (notation, document) =>
      evaluate(notation, {input: document, context: {now}, resolve}),
  };
}

/** Runs a step with recorded responses instead of calling other systems. */
export async function rehearseStep(
  definition: WorkflowFunction,
  {configuration, input, given = {}, calls: recorded = []}: Rehearsal,
  resolve: FindMappingFunction,
): Promise<RehearsalResult> {
  const calls: Call[] = [];
  const store = new Map(Object.entries(given.store ?? {}));
  let isUnanswered = false;

  function answer(call: Call): Answer {
    if (!isUnanswered) {
      calls.push(call);
    }
    const answered = recorded[calls.length - 1];
    if (isUnanswered || !answered || !isOfSameKind(call, askedIn(answered))) {
      isUnanswered = true;
      throw new Error('There is no recorded response to this call.');
    }
    return answerOf(answered);
  }

  const outcome = await runStep(
    definition,
    {configuration, input},
    surroundingsOf(given, store, resolve),
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
