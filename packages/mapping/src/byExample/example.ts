import type {Value} from '@documentation/base/internal/values/types';

/** The inputs, and the expected output. */
export interface Example {
  readonly inputs: readonly Value[];
  readonly output: Value;
  /** The output as it was typed, if it is a number without quotes. It may be meant as text, such as a phone number. */
  readonly outputText?: string;
}

/** What `$` refers to: the only input, or a list of several. */
export function documentOf({inputs}: Pick<Example, 'inputs'>): Value {
  return inputs.length === 1 ? inputs[0]! : inputs;
}
