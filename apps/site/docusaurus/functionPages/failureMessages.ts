import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {runMappingExample} from '@documentation/mapping/internal/examples/runMappingExample';
import {runWorkflowExample} from '@documentation/workflow/internal/examples/runWorkflowExample';
import {MappingError} from '@documentation/base/internal/values/errors';
import type {Example, MappingFunction} from '@documentation/mapping/internal/language/types';
import {
  findMappingFunction,
  mappingFunctions,
} from '@documentation/mapping/internal/functions/index';
import {StepError} from '@documentation/workflow/internal/language/stepErrors';
import type {
  WorkflowExample,
  WorkflowFunction,
} from '@documentation/workflow/internal/language/types';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';

/** The error messages of failing examples, keyed by example title. */
export type FailureMessages = Readonly<Record<string, string>>;

async function mappingMessage(definition: MappingFunction, example: Example, host: Host) {
  const error: unknown = await runMappingExample(definition, example, host).catch(
    (reason: unknown) => reason,
  );
  return error instanceof MappingError ? error.message : undefined;
}

async function workflowMessage(definition: WorkflowFunction, example: WorkflowExample, host: Host) {
  const {outcome} = await runWorkflowExample(definition, example, host);
  return outcome instanceof StepError ? outcome.message : undefined;
}

function hostOf(siteDir: string) {
  return {
    resolve: findMappingFunction,
    readSample: async (fileName: string) =>
      new Uint8Array(await readFile(join(siteDir, 'content/static/samples', fileName))),
  };
}
type Host = ReturnType<typeof hostOf>;

async function messagesOf<Example extends {readonly title: string}>(
  {examples}: {readonly examples: readonly Example[]},
  run: (example: Example) => Promise<string | undefined>,
): Promise<FailureMessages> {
  const messages: Record<string, string> = {};
  for (const example of examples) {
    const message = 'error' in example && (await run(example));
    if (message) {
      messages[example.title] = message;
    }
  }
  return messages;
}

/** The messages of each definition, keyed by its path: 'mappingFunctions/Text/Upper' */
export type AllFailureMessages = Readonly<Record<string, FailureMessages>>;

/** Runs the failing examples and returns their error messages, so pages show the messages that readers will get. */
export async function allFailureMessages(siteDir: string): Promise<AllFailureMessages> {
  const host = hostOf(siteDir);
  const all: Record<string, FailureMessages> = {};
  for (const definition of mappingFunctions) {
    all[`mappingFunctions/${definition.category}/${definition.name}`] = await messagesOf(
      definition,
      (example) => mappingMessage(definition, example, host),
    );
  }
  for (const definition of workflowFunctions) {
    all[`workflowFunctions/${definition.category}/${definition.name}`] = await messagesOf(
      definition,
      (example) => workflowMessage(definition, example, host),
    );
  }
  return all;
}
