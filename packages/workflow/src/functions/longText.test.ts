import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {longCopies} from '@documentation/mapping/internal/examples/longCopies.fixture';
import {samplesAsBase64} from '../examples/samplesAsBase64';
import type {Value} from '@documentation/base/internal/values/types';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import {givenProblem} from '../language/given';
import {rehearseStep, type Rehearsal} from '../language/rehearseStep';
import {StepError} from '../language/stepErrors';
import type {RecordedCall, WorkflowExample, WorkflowFunction} from '../language/types';
import {workflowFunctions} from '.';

/** Messages quote the start of a value, so they stay short when an example gets long text in one place. */

const MAX_MESSAGE_LENGTH = 1000;

const readSample = async (name: string) =>
  new Uint8Array(await readFile(join('apps/site/content/static/samples', name)));

/** The copies of a call with long text in its response. What the step sends doesn't matter. */
function longAnswers(call: RecordedCall): RecordedCall[] {
  if ('wait' in call) {
    return [];
  }
  const key = 'statement' in call ? 'result' : 'response';
  return longCopies((call as unknown as Readonly<Record<string, Value>>)[key]!).map((copy) => ({
    ...call,
    [key]: copy,
  }));
}

/** The copies of an example, each with long text in one place. */
async function longExamples(example: WorkflowExample): Promise<Rehearsal[]> {
  const {configuration, given = {}, calls = []} = example;
  const input = await samplesAsBase64(example.input, readSample);
  const rehearsal = {configuration, given, calls, input} as Rehearsal;
  const copies = [
    ...(['configuration', 'input', 'given'] as const).flatMap((part) =>
      longCopies(rehearsal[part] as Value).map((copy) => ({...rehearsal, [part]: copy})),
    ),
    ...calls.flatMap((call, index) =>
      longAnswers(call).map((copy) => ({...rehearsal, calls: calls.with(index, copy)})),
    ),
  ];
  return copies.filter((copy) => givenProblem(copy.given as never) === undefined);
}

/** Returns the message of a step that fails. */
async function messageOf(definition: WorkflowFunction, rehearsal: Rehearsal): Promise<string> {
  const result = await rehearseStep(definition, rehearsal, findMappingFunction);
  return result.outcome instanceof StepError ? result.outcome.message : '';
}

describe.each(
  workflowFunctions.map(
    (definition) => [`${definition.category}/${definition.name}`, definition] as const,
  ),
)('%s', (_id, definition) => {
  it('has short messages for long text', async () => {
    for (const example of definition.examples) {
      for (const rehearsal of await longExamples(example)) {
        const message = await messageOf(definition, rehearsal);
        expect(message.length, message.slice(0, 300)).toBeLessThan(MAX_MESSAGE_LENGTH);
      }
    }
  });
});
