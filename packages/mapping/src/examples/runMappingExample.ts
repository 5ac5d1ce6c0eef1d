import {formatCall, formatValue} from '../language/formatCall';
import {evaluateNotation} from '../language/run/evaluate';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import type {Example, MappingFunction, Sample} from '../language/types';

export interface Surroundings {
  readonly resolve: (name: string) => Promise<MappingFunction | undefined>;
  readonly readSample: (fileName: string) => Promise<Uint8Array>;
}

function isSample(input: Example['input']): input is Sample {
  return isObject(input) && Object.keys(input).join() === 'sample';
}

/** Evaluates an example's call, written as the page shows it, on the example's input. */
export async function runMappingExample(
  definition: MappingFunction,
  example: Example,
  {resolve, readSample}: Surroundings,
): Promise<Value> {
  const {input = null} = example;
  const context = {now: example.now ?? '2024-05-01T12:00:00Z'};
  const result = await evaluateNotation(formatCall(definition, example.args), {
    input: isSample(input) ? await readSample(input.sample) : input,
    context,
    resolve,
  });
  if (!('readBack' in example)) {
    return result;
  }
  // In `readBack`, `@` refers to the file that the call wrote.
  const reader = example.readBack.replace(/@/g, '$');
  return evaluateNotation(reader, {input: result, context, resolve});
}

/** Names an example in a message: 'Text.Upper("a")' */
export function nameOfExample(definition: MappingFunction, example: Example): string {
  const call = formatCall(definition, example.args);
  return example.input === undefined ? call : `${call} on ${describeInput(example.input)}`;
}

function describeInput(input: NonNullable<Example['input']> | null): string {
  if (isSample(input)) {
    return input.sample;
  }
  return input instanceof Uint8Array ? `${input.length} bytes` : formatValue(input);
}
