import {formatCall} from '@documentation/mapping/internal/language/formatCall';
import type {Value} from '@documentation/base/internal/values/types';
import type {
  Example,
  MappingFunctionFacts,
  Sample,
} from '@documentation/mapping/internal/language/types';
import {formatResult} from '@documentation/reference/internal/values/formatResult';
import {inputOfBytes, isSameInput, type Input} from '../../Panel/drafts';

/** Everything that determines a run. */
export interface Draft {
  readonly call: string;
  readonly input: Input;
  /** When the run starts. Defaults to the current time. */
  readonly now?: string;
  /** The call that reads the resulting file back, in which `@` is the file. */
  readonly readBack?: string;
}

const JSON_LINE_LENGTH = 60;

function isSample(input: Value | Sample): input is Sample {
  return (
    typeof input === 'object' &&
    input !== null &&
    Object.keys(input).join() === 'sample' &&
    typeof (input as Sample).sample === 'string'
  );
}

function inputOfExample(input: Example['input']): Input {
  if (input === undefined) {
    return {kind: 'none'};
  }
  if (isSample(input)) {
    return {kind: 'sample', name: input.sample};
  }
  return input instanceof Uint8Array
    ? inputOfBytes(input, 'example.bin')
    : {kind: 'json', text: formatResult(input, JSON_LINE_LENGTH)};
}

export function draftOfExample(definition: MappingFunctionFacts, example: Example): Draft {
  return {
    call: formatCall(definition, example.args),
    input: inputOfExample(example.input),
    ...(example.now !== undefined && {now: example.now}),
    ...('readBack' in example && {readBack: example.readBack}),
  };
}

export function isSameDraft(a: Draft, b: Draft): boolean {
  return (
    a.call === b.call &&
    a.now === b.now &&
    a.readBack === b.readBack &&
    isSameInput(a.input, b.input)
  );
}

/** The names of the sample files that a function's examples use. */
export function samplesOf({examples}: MappingFunctionFacts): string[] {
  const names = examples.flatMap(({input}) =>
    input !== undefined && isSample(input) ? [input.sample] : [],
  );
  return [...new Set(names)];
}
