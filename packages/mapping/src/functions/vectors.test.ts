// Compares results with those of implementations that aren't ours. The results are recorded in
// `<Category>/vectors/<Function>.json`. In each file, `source` says how they were made.
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {textOfUtf8} from '@documentation/base/internal/encodings/utf8';
import {MappingError} from '@documentation/base/internal/values/errors';
import {evaluateNotation} from '../language/run/evaluate';
import {invoke} from '../language/invoke';
import {qualifiedName} from '../language/qualifiedName';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '../language/types';
import {findMappingFunction, mappingFunctions} from '.';

type Vector = (
  | {readonly args: Readonly<Record<string, Value>>}
  | {readonly call: string; readonly input: Value}
) &
  ({readonly result: Value} | {readonly error: string});

function pathOf({category, name}: MappingFunction): string {
  return `packages/mapping/src/functions/${category}/vectors/${name}.json`;
}

/** Returns the vectors of a function. Some files have other vectors, which a test next to the function reads. */
function vectorsOf(definition: MappingFunction): readonly Vector[] {
  const path = pathOf(definition);
  const file = existsSync(path) ? readFileSync(path, 'utf8') : '{}';
  return (JSON.parse(file) as {vectors?: Vector[]}).vectors ?? [];
}

/** Returns a file as text, because that is how vectors record files. */
function recordable(value: Value): Value {
  return value instanceof Uint8Array ? textOfUtf8(value) : value;
}

async function outcomeOf(definition: MappingFunction, vector: Vector): Promise<Value> {
  const context = {now: '2024-05-01T12:00:00Z'};
  try {
    return recordable(
      'args' in vector
        ? await invoke(definition, vector.args, context)
        : await evaluateNotation(vector.call, {
            input: vector.input,
            context,
            resolve: findMappingFunction,
          }),
    );
  } catch (error) {
    if (error instanceof MappingError) {
      return error.code;
    }
    throw error;
  }
}

const recorded = mappingFunctions
  .map((definition) => ({definition, vectors: vectorsOf(definition)}))
  .filter(({vectors}) => vectors.length > 0);

describe('recorded vectors', () => {
  it.each(
    recorded.map(({definition, vectors}) => ({
      name: qualifiedName(definition),
      count: vectors.length,
      definition,
      vectors,
    })),
  )('$count of $name', async ({definition, vectors}) => {
    const outcomes: unknown[] = [];
    for (const vector of vectors) {
      const {result, error, ...asked} = vector as Vector & {result?: Value; error?: string};
      const outcome = await outcomeOf(definition, vector);
      // As text, because the order of an object's keys counts.
      if (JSON.stringify(outcome) !== JSON.stringify(error ?? result)) {
        outcomes.push({...asked, outcome, expected: error ?? result});
      }
    }
    expect(outcomes).toEqual([]);
  });
});
