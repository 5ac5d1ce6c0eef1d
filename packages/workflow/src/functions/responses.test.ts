import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {isObject} from '@documentation/base/internal/values/isObject';
import {samplesAsBase64} from '../examples/samplesAsBase64';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import {rehearseStep, type Rehearsal} from '../language/rehearseStep';
import {StepError} from '../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {RecordedCall, WorkflowExample, WorkflowFunction} from '../language/types';
import {workflowFunctions} from '.';

/** Steps fail with a code and a sentence if a service's response lacks a field, or has another type of value in it. */

const readSample = async (name: string) =>
  new Uint8Array(await readFile(join('apps/site/content/static/samples', name)));

const isBranch = (value: Json): value is Record<string, Json> =>
  isObject(value) || Array.isArray(value);

/** Returns copies of a response, each without one of its fields, or with text in its place. */
function damagedCopies(value: Json): Json[] {
  if (!isBranch(value)) {
    return [];
  }
  return Object.keys(value).flatMap((key) => {
    const copyWith = (change: (copy: Record<string, Json>) => void) => {
      const copy = structuredClone(value);
      change(copy);
      return copy;
    };
    return [
      copyWith((copy) => (Array.isArray(copy) ? copy.splice(Number(key), 1) : delete copy[key])),
      ...['unexpected', ...damagedCopies(value[key]!)].map((part) =>
        copyWith((copy) => {
          copy[key] = part;
        }),
      ),
    ];
  });
}

function damagedCalls(call: RecordedCall): RecordedCall[] {
  if ('statement' in call) {
    return damagedCopies(call.result as unknown as Json).map(
      (result) => ({...call, result}) as never,
    );
  }
  if (!('request' in call) || call.response === 'timeout') {
    return [];
  }
  const {response} = call;
  return damagedCopies(response.body ?? null).map((body) => ({
    ...call,
    response: {...response, body},
  }));
}

async function damagedExamples({configuration, given, calls = [], input}: WorkflowExample) {
  const rehearsal = {
    configuration,
    input: await samplesAsBase64(input, readSample),
    ...(given && {given}),
    calls,
  } as Rehearsal;
  return calls.flatMap((call, index) =>
    damagedCalls(call).map((damaged) => ({...rehearsal, calls: calls.with(index, damaged)})),
  );
}

const callers = workflowFunctions.filter((definition) => 'converse' in definition);

describe.each(
  callers.map((definition) => [`${definition.category}/${definition.name}`, definition] as const),
)('%s', (_id, definition) => {
  it('can deal with damaged responses', async () => {
    for (const example of definition.examples) {
      for (const rehearsal of await damagedExamples(example)) {
        const {outcome} = await rehearseStep(definition, rehearsal, findMappingFunction);
        const message = outcome instanceof StepError ? outcome.message : '';
        expect(message).not.toMatch(/TypeError|NaN|\[object|Cannot read|"undefined"/);
      }
    }
  });
});

function find(id: string): WorkflowFunction {
  return callers.find(({category, name}) => `${category}/${name}` === id)!;
}

/** Rehearses the first example of a function with a changed body of its last response. */
async function withBody(id: string, change: (body: Record<string, Json>) => void) {
  const definition = find(id);
  const [example] = definition.examples as [WorkflowExample];
  const calls = structuredClone(example.calls!) as unknown as {
    response: {body: Record<string, Json>};
  }[];
  change(calls.at(-1)!.response.body);
  const {outcome} = await rehearseStep(
    definition,
    {...(example as unknown as Rehearsal), calls: calls as never},
    findMappingFunction,
  );
  return outcome;
}

it.each([
  [
    'AI/MistralChat',
    (body: Record<string, Json>) => delete (body.choices as Record<string, Json>[])[0]!.message,
    'api.mistral.ai’s response lacks `choices[0].message`. Try again later, or check whether the service has changed.',
  ],
  [
    'AI/MistralChat',
    (body: Record<string, Json>) => (body.choices = 'none'),
    'api.mistral.ai’s response isn’t what the step expects. Try again later, or check whether the service has changed.',
  ],
  [
    'Slack/PostMessage',
    (body: Record<string, Json>) => delete body.ts,
    'slack.com’s response doesn’t contain what the step returns. The required field "ts" is missing. Try again later, or check whether the service has changed.',
  ],
])('%s says what the response lacks', async (id, change, message) => {
  expect(await withBody(id, change)).toMatchObject({code: 'E_UPSTREAM', message});
});
