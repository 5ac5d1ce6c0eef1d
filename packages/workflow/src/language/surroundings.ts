import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {EXAMPLE_RUN_ID} from './recordedCalls';
import {failStep} from './stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {Surroundings, WorkflowExample} from './types';
import {quote} from '@documentation/base/internal/values/quote';

export type FindMappingFunction = (name: string) => Promise<MappingFunction | undefined>;

/** The platform state in a rehearsal: secrets, saved mappings and the key-value store. */
export interface Platform {
  readonly given: NonNullable<WorkflowExample['given']>;
  /** The contents of the key-value store, which steps change. */
  readonly store: Map<string, Json>;
  readonly now: string;
  readonly resolve: FindMappingFunction;
}

/** Provides a step with what the platform would provide. */
export function surroundingsOf({given, store, now, resolve}: Platform): Surroundings {
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
        `There is no secret ${quote(name)}. Check the name, or store the secret first.`,
      ),
    mappingVersions: (id) =>
      given.mappings?.[id] ??
      failStep(
        'E_NOT_FOUND',
        `There is no mapping ${quote(id)}. Check the name, or publish the mapping first.`,
      ),
    evaluate: (notation, document) =>
      evaluateNotation(notation, {input: document, context: {now}, resolve}),
  };
}
