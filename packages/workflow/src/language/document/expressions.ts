/** Finds the expressions of a step, and what they refer to. */
import {nodesIn} from '@documentation/mapping/internal/language/notation/nodesIn';
import {NotationError} from '@documentation/mapping/internal/language/notation/notationError';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import type {Node} from '@documentation/mapping/internal/language/notation/tree';
import {isChoice, isEnd, type WorkflowStep} from './types';

export interface PlacedExpression {
  /** 'input.body' */
  readonly field: string;
  readonly notation: string;
}

export function expressionsOf(step: WorkflowStep): PlacedExpression[] {
  const named: readonly (readonly [string, string | undefined])[] = [
    ['when', step.when],
    ...(isChoice(step) ? ([['choose', step.choose]] as const) : []),
    ...(isEnd(step) ? ([['message', step.message]] as const) : []),
    ...('input' in step
      ? Object.entries(step.input ?? {}).map(
          ([name, notation]) => [`input.${name}`, notation] as const,
        )
      : []),
  ];
  return named.flatMap(([field, notation]) => (notation === undefined ? [] : [{field, notation}]));
}

/** Returns the fields in a path, up to the first key that is computed: $.request.body[0] → ['request', 'body'] */
function fieldsOf(node: Node): string[] {
  if (node.type !== 'Path' || node.start.type !== 'Variable' || node.start.name !== '$') {
    return [];
  }
  const end = node.keys.findIndex((key) => key.type !== 'Literal' || typeof key.value !== 'string');
  const fields = end === -1 ? node.keys : node.keys.slice(0, end);
  return fields.map((key) => (key as {value: string}).value);
}

/** Lists the paths into earlier steps, or says why the notation isn't valid. */
export function referencesOf(notation: string): readonly string[][] | string {
  try {
    return nodesIn(parse(notation))
      .map(fieldsOf)
      .filter((path) => path.length > 0);
  } catch (error) {
    if (error instanceof NotationError) {
      return error.message;
    }
    throw error;
  }
}
