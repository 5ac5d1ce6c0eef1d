import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {WorkflowExample} from '@documentation/workflow/internal/language/types';
import type {StepOutcome, StepRun} from '../../src/engine/messages';
import {askedIn, samplesAsBase64, workflowFunctions} from './definitions';

async function readSample(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join('apps/site/content/static/samples', name)));
}

/** Returns the part of an outcome that is compared: the calls, and either the error, or the output and the store. */
function essence(outcome: StepOutcome): unknown {
  const asked = outcome.calls?.map(askedIn);
  if ('failure' in outcome) {
    return {asked, error: outcome.failure.code ?? outcome.failure.message};
  }
  return 'unanswered' in outcome
    ? {asked, unanswered: outcome.unanswered}
    : {asked, output: outcome.output, store: outcome.storeAfter};
}

async function documented(example: WorkflowExample): Promise<unknown> {
  const asked = (example.calls ?? []).map(askedIn);
  if ('error' in example) {
    return {asked, error: example.error};
  }
  const output = 'output' in example ? await samplesAsBase64(example.output, readSample) : null;
  return {asked, output, store: example.storeAfter};
}

const examples = workflowFunctions.flatMap(({category, name, examples: all}) =>
  all.map((example) => ({id: `${category}/${name}`, example})),
);

/** The steps of all examples of workflow functions. */
export function stepExampleRuns(): Promise<StepRun[]> {
  return Promise.all(
    examples.map(async ({id, example: {configuration, input, given, calls}}) => ({
      function: id,
      configuration: JSON.stringify(configuration),
      input: JSON.stringify(await samplesAsBase64(input, readSample)),
      given: JSON.stringify(given ?? {}),
      calls,
    })),
  );
}

/** Returns the examples whose outcomes aren't what their pages document. */
export async function wrongStepExamples(outcomes: readonly StepOutcome[]): Promise<unknown[]> {
  const compared = await Promise.all(
    examples.map(async ({id, example}, index) => ({
      example: `${id}: ${example.title}`,
      shipped: essence(outcomes[index]!),
      documented: await documented(example),
    })),
  );
  return compared.filter(({shipped, documented: wanted}) => !isDeepStrictEqual(shipped, wanted));
}
