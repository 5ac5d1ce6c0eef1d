import type {Value} from '@documentation/base/internal/values/types';
import {isEqual} from '@documentation/base/internal/values/equality';
import type {Example} from './example';

/** What a result must return. */
export interface Goal {
  /** The wanted output of each example. Undefined means any output. */
  readonly outputs: readonly (Value | undefined)[];
  /** Other outputs that are right. */
  readonly alternatives: readonly (Value | undefined)[];
}

export function goalOf(examples: readonly Example[]): Goal {
  return {
    outputs: examples.map(({output}) => output),
    alternatives: examples.map(({outputText}) => outputText),
  };
}

const decoder = new TextDecoder();

/** A file has the wanted text if it differs only in line endings, which no one types into a search field. */
function isFileOf(value: Value, output: string): boolean {
  const withPlainLineEnds = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return (
    value instanceof Uint8Array &&
    withPlainLineEnds(decoder.decode(value)) === withPlainLineEnds(output)
  );
}

/** No one types the non-breaking spaces that some languages have in numbers: '12,50 €' */
function isTypedAs(value: Value, output: string): boolean {
  return (
    typeof value === 'string' &&
    value.length === output.length &&
    value.replaceAll(/[\u00a0\u202f]/g, ' ') === output
  );
}

/** Whether values are right only if the output is meant as text. */
export function areAlternatives({outputs, alternatives}: Goal, values: readonly Value[]): boolean {
  return values.some((value, example) => {
    const alternative = alternatives[example];
    return alternative !== undefined && value === alternative && value !== outputs[example];
  });
}

/** Whether a value is the output that an example wants. */
export function isWanted(goal: Goal, example: number, value: Value): boolean {
  const output = goal.outputs[example];
  const alternative = goal.alternatives[example];
  return (
    output === undefined ||
    (alternative !== undefined && value === alternative) ||
    isEqual(value, output) ||
    (typeof output === 'string' && (isFileOf(value, output) || isTypedAs(value, output)))
  );
}
