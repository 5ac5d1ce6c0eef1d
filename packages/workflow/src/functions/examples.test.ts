import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import {askedIn} from '../language/recordedCalls';
import {runWorkflowExample, type Host} from '../examples/runWorkflowExample';
import {withDefaults} from '@documentation/base/internal/jsonSchema/schemaDefaults';
import {StepError} from '../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {WorkflowFunction} from '../language/types';
import {samplesAsBase64} from '../examples/samplesAsBase64';
import {workflowFunctions} from '.';

/** Runs every example. The data must match the schemas, and the code must produce the calls and output. */

const host: Host = {
  resolve: findMappingFunction,
  readSample: async (fileName) =>
    new Uint8Array(await readFile(join('apps/site/content/static/samples', fileName))),
};

// A second JSON Schema implementation, so ours doesn't check itself.
const ajv = addFormats(new Ajv2020({strict: true, strictRequired: false, allErrors: true}));

function expectToFit(
  definition: WorkflowFunction,
  part: 'configuration' | 'input' | 'output',
  value: Json,
) {
  const validate = ajv.compile(definition[part]);
  validate(value);
  expect(validate.errors ?? [], `${part}: ${JSON.stringify(value)}`).toEqual([]);
}

describe.each(
  workflowFunctions.map(
    (definition) => [`${definition.category}/${definition.name}`, definition] as const,
  ),
)('%s', (_id, definition) => {
  it('has valid schemas that describe every field', () => {
    for (const part of ['configuration', 'input', 'output'] as const) {
      expect(() => ajv.compile(definition[part])).not.toThrow();
      for (const [name, field] of Object.entries(definition[part].properties)) {
        expect(field.description, `${part}.${name}`).toMatch(/[^.]$/);
      }
    }
  });

  it.each(definition.examples.map((example) => [example.title, example] as const))(
    '%s',
    async (_title, example) => {
      const failsByData =
        'error' in example && ['E_CONFIGURATION', 'E_INPUT'].includes(example.error);
      if (!failsByData) {
        expectToFit(
          definition,
          'configuration',
          withDefaults(definition.configuration, example.configuration),
        );
        expectToFit(
          definition,
          'input',
          withDefaults(definition.input, await samplesAsBase64(example.input, host.readSample)),
        );
      }
      const expected =
        'error' in example
          ? example.error
          : 'startsNothing' in example
            ? null
            : await samplesAsBase64(example.output, host.readSample);
      const {outcome, calls, store} = await runWorkflowExample(definition, example, host);
      expect(outcome instanceof StepError ? outcome.code : outcome).toEqual(expected);
      const asked = (example.calls ?? []).map(askedIn);
      expect(calls).toEqual(asked);
      // The page shows the request as sent, so the field order matters.
      expect(JSON.stringify(calls)).toBe(JSON.stringify(asked));
      expect(store).toEqual(example.storeAfter ?? example.given?.store ?? {});
      if ('output' in example) {
        expectToFit(definition, 'output', expected);
      }
    },
  );
});
