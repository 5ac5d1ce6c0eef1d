import {formatCall} from '../../../functions/language/formatCall';
import type {Example, MappingFunctionFacts, Sample, Value} from '../../../functions/language/types';
import {formatResult} from '../../values/formatResult';

/** What `$` stands for, as the reader edits it. */
export type Input =
  | {readonly kind: 'none'}
  | {readonly kind: 'json'; readonly text: string}
  /** A file that is written here, in UTF-8. */
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array}
  /** A file that can't be used; the problem is a sentence. */
  | {readonly kind: 'unreadable'; readonly name: string; readonly problem: string}
  /** A file of static/samples/ */
  | {readonly kind: 'sample'; readonly name: string};

/** Everything that makes a run. */
export interface Draft {
  readonly call: string;
  readonly input: Input;
  /** The moment of the run; without it, the time of day. */
  readonly now?: string;
  /** Notation that reads the resulting file, `@`. */
  readonly readBack?: string;
}

const JSON_LINE_LENGTH = 60;

/** The text in bytes, when a text area can hold it and give back the very same bytes. */
function textIn(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
    return /[^\P{Cc}\t\n]/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function isSample(input: Value | Sample): input is Sample {
  return (
    typeof input === 'object' &&
    input !== null &&
    Object.keys(input).join() === 'sample' &&
    typeof (input as Sample).sample === 'string'
  );
}

export function inputOfBytes(bytes: Uint8Array, name: string): Input {
  const text = textIn(bytes);
  return text === undefined ? {kind: 'file', name, bytes} : {kind: 'text', text};
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

export function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a === b || (a.length === b.length && a.every((byte, index) => byte === b[index]));
}

function isSameInput(a: Input, b: Input): boolean {
  if (a.kind === 'file' && b.kind === 'file') {
    return a.name === b.name && isSameBytes(a.bytes, b.bytes);
  }
  const contentOf = (input: Input) =>
    'text' in input ? input.text : 'name' in input ? input.name : '';
  return a.kind === b.kind && contentOf(a) === contentOf(b);
}

export function isSameDraft(a: Draft, b: Draft): boolean {
  return (
    a.call === b.call &&
    a.now === b.now &&
    a.readBack === b.readBack &&
    isSameInput(a.input, b.input)
  );
}

/** The names of the sample files that the examples of a function use. */
export function samplesOf({examples}: MappingFunctionFacts): string[] {
  const names = examples.flatMap(({input}) =>
    input !== undefined && isSample(input) ? [input.sample] : [],
  );
  return [...new Set(names)];
}
