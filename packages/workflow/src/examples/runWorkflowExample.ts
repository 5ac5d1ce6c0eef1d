import {rehearseStep, type RehearsalResult} from '../language/rehearseStep';
import type {FindMappingFunction} from '../language/surroundings';
import {samplesAsBase64, type ReadSample} from './samplesAsBase64';
import type {JsonObject} from '@documentation/base/internal/values/json';
import type {WorkflowExample, WorkflowFunction} from '../language/types';

export interface Host {
  readonly resolve: FindMappingFunction;
  readonly readSample: ReadSample;
}

/** Runs an example with its recorded responses instead of calling real services. */
export async function runWorkflowExample(
  definition: WorkflowFunction,
  example: WorkflowExample,
  {resolve, readSample}: Host,
): Promise<RehearsalResult> {
  const input = (await samplesAsBase64(example.input, readSample)) as JsonObject;
  return rehearseStep(definition, {...example, input}, resolve);
}
