// Runs all examples of the catalogue in this process and prints the failing ones as JSON.
// hosts.test.ts runs this file in several time zones and locales.
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {MappingError} from '@documentation/base/internal/values/errors';
import {findMappingFunction, mappingFunctions} from '.';
import {nameOfExample, runMappingExample} from '../examples/runMappingExample';
import type {Value} from '@documentation/base/internal/values/types';
import type {Example, MappingFunction} from '../language/types';

async function readSample(fileName: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join('apps/site/content/static/samples', fileName)));
}

export interface Failure {
  readonly example: string;
  readonly expected: Value;
  readonly actual: Value;
}

async function outcome(definition: MappingFunction, example: Example): Promise<Value> {
  try {
    return await runMappingExample(definition, example, {resolve: findMappingFunction, readSample});
  } catch (error) {
    return error instanceof MappingError
      ? `fails with ${error.code}`
      : `fails with ${String(error)}`;
  }
}

export async function failingExamples(
  definitions: readonly MappingFunction[] = mappingFunctions,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const definition of definitions) {
    for (const example of definition.examples) {
      const expected = 'error' in example ? `fails with ${example.error}` : example.result;
      const actual = await outcome(definition, example);
      if (!isDeepStrictEqual(actual, expected)) {
        failures.push({example: nameOfExample(definition, example), expected, actual});
      }
    }
  }
  return failures;
}

if (require.main === module) {
  void failingExamples().then((failures) => {
    const zone = Intl.DateTimeFormat().resolvedOptions();
    console.log(JSON.stringify({timeZone: zone.timeZone, locale: zone.locale, failures}, null, 2));
  });
}
