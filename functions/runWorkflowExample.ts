import {evaluate} from './notation/evaluate';
import {encodeBase64} from './base64';
import {runStep} from './runStep';
import {failStep, StepError} from './stepErrors';
import type {MappingFunction} from './types';
import type {
  Answer,
  Call,
  Json,
  JsonObject,
  RecordedCall,
  Surroundings,
  WorkflowExample,
  WorkflowFunction,
} from './workflowTypes';

export interface Host {
  readonly resolve: (name: string) => Promise<MappingFunction | undefined>;
  readonly readSample: (fileName: string) => Promise<Uint8Array>;
}

export interface ExampleRun {
  /** Null starts no run. */
  readonly outcome: JsonObject | null | StepError;
  /** What the function asked of others, in order. */
  readonly calls: readonly Call[];
  readonly store: JsonObject;
}

export const EXAMPLE_NOW = '2024-05-01T12:00:00Z';
export const EXAMPLE_RUN_ID = 'run_01';

/** Puts the base64 text of sample files where the example names them. */
export async function withSamples(value: unknown, host: Host): Promise<Json> {
  if (Array.isArray(value)) {
    return Promise.all(value.map((item) => withSamples(item, host)));
  }
  if (typeof value !== 'object' || value === null) {
    return value as Json;
  }
  if (Object.keys(value).join() === 'sample') {
    return encodeBase64(await host.readSample((value as {sample: string}).sample));
  }
  const entries = Object.entries(value).map(
    async ([key, item]) => [key, await withSamples(item, host)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function answerOf(recorded: RecordedCall | undefined): Answer {
  if (!recorded) {
    throw new Error('The example records no answer to this call.');
  }
  if ('wait' in recorded) {
    return undefined;
  }
  if ('result' in recorded) {
    return recorded.result;
  }
  return recorded.response === 'timeout'
    ? failStep('E_TIMEOUT', 'No answer came within the time limit.')
    : recorded.response;
}

/** Runs an example: what it records stands in for the outside. */
export async function runWorkflowExample(
  definition: WorkflowFunction,
  {configuration, input, given = {}, calls: recorded = []}: WorkflowExample,
  host: Host,
): Promise<ExampleRun> {
  const calls: Call[] = [];
  const store = new Map(Object.entries(given.store ?? {}));
  const now = given.now ?? EXAMPLE_NOW;
  const surroundings: Surroundings = {
    now,
    runId: EXAMPLE_RUN_ID,
    store: {
      get: (key) => store.get(key),
      set: (key, value) => void store.set(key, value),
      delete: (key) => void store.delete(key),
    },
    secret: (name) =>
      given.secrets?.[name] ?? failStep('E_CREDENTIAL', `There is no credential "${name}".`),
    mappingVersions: (id) =>
      given.mappings?.[id] ?? failStep('E_NOT_FOUND', `There is no mapping "${id}".`),
    evaluate: (notation, document) =>
      evaluate(notation, {input: document, context: {now}, resolve: host.resolve}),
  };
  const outcome = await runStep(
    definition,
    {configuration, input: (await withSamples(input, host)) as JsonObject},
    surroundings,
    (call) => answerOf(recorded[calls.push(call) - 1]),
  ).catch((error: unknown) => {
    if (error instanceof StepError) {
      return error;
    }
    throw error;
  });
  return {outcome, calls, store: Object.fromEntries(store)};
}
