import type {Value} from './types';
import {foldCase} from './text/foldCase';

/** A part of a key that hasn't been written yet: a value, or literal text. */
type Step = {readonly value: Value} | {readonly text: string};

export interface EqualityOptions {
  /** Treats text values that differ only in case as equal. Object keys must always match exactly. */
  readonly ignoreCase?: boolean;
}

type Scalar = Exclude<Value, object> | null;

function keyOfScalar(value: Scalar, {ignoreCase}: EqualityOptions): string {
  return typeof value === 'string'
    ? JSON.stringify(ignoreCase ? foldCase(value) : value)
    : String(value);
}

/** Returns the parts that a value adds to the key, in order. */
function stepsOf(value: Value, options: EqualityOptions): readonly Step[] {
  if (typeof value !== 'object' || value === null) {
    return [{text: keyOfScalar(value, options)}];
  }
  if (value instanceof Uint8Array) {
    return [{text: `<${value.join()}>`}];
  }
  if (Array.isArray(value)) {
    const items = (value as Value[]).flatMap((item) => [{value: item}, {text: ','}]);
    return [{text: '['}, ...items, {text: ']'}];
  }
  const entries = Object.entries(value as Record<string, Value>)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, item]) => [{text: `${JSON.stringify(key)}:`}, {value: item}, {text: ','}]);
  return [{text: '{'}, ...entries, {text: '}'}];
}

/** Returns a lookup key. Two values have the same key only if they are equal: {b: 1, a: "x"} → '{"a":"x","b":1,}' */
export function equalityKey(value: Value, options: EqualityOptions = {}): string {
  if (typeof value !== 'object' || value === null) {
    return keyOfScalar(value, options);
  }
  const parts: string[] = [];
  // An explicit stack replaces recursion, so deeply nested data can't overflow the call stack.
  const waiting: Step[] = [{value}];
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    if ('text' in step) {
      parts.push(step.text);
    } else {
      for (const next of stepsOf(step.value, options).toReversed()) {
        waiting.push(next);
      }
    }
  }
  return parts.join('');
}

/** Compares deeply and without coercion: 1 and "1" differ, null equals null, and key order doesn't matter. */
export function isEqual(a: Value, b: Value, options: EqualityOptions = {}): boolean {
  return a === b || (typeof a === typeof b && equalityKey(a, options) === equalityKey(b, options));
}
