import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {Example, MappingFunction} from '@documentation/mapping/internal/language/types';
import type {Outcome, Run} from '../../src/engine/messages';
import {formatCall, mappingFunctions, nameOfExample} from './definitions';

async function inputOf({input = null}: Example): Promise<Run['input']> {
  if (typeof input === 'object' && input !== null && 'sample' in input) {
    return new Uint8Array(
      await readFile(join('apps/site/content/static/samples', input.sample as string)),
    );
  }
  return input instanceof Uint8Array ? input : JSON.stringify(input);
}

async function runOf(definition: MappingFunction, example: Example): Promise<Run> {
  return {
    call: formatCall(definition, example.args),
    input: await inputOf(example),
    now: example.now ?? '2024-05-01T12:00:00Z',
    readBack: 'readBack' in example ? example.readBack : undefined,
  };
}

/** Returns the part of an outcome that is compared: the error code, or the value that the page shows. */
function essence(outcome: Outcome): unknown {
  if ('failure' in outcome) {
    return {error: outcome.failure.code ?? outcome.failure.message};
  }
  return {result: outcome.readBack === undefined ? outcome.value : outcome.readBack};
}

function documented(example: Example): unknown {
  return 'error' in example ? {error: example.error} : {result: example.result};
}

const examples = mappingFunctions.flatMap((definition) =>
  definition.examples.map((example) => ({definition, example})),
);

/** The calls of all examples of mapping functions. */
export function mappingExampleRuns(): Promise<Run[]> {
  return Promise.all(examples.map(({definition, example}) => runOf(definition, example)));
}

/** Returns the examples whose outcomes aren't what their pages document. */
export function wrongMappingExamples(outcomes: readonly Outcome[]): unknown[] {
  return examples
    .map(({definition, example}, index) => ({
      example: nameOfExample(definition, example),
      shipped: essence(outcomes[index]!),
      documented: documented(example),
    }))
    .filter(({shipped, documented: wanted}) => !isDeepStrictEqual(shipped, wanted));
}
