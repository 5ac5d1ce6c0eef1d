import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {encodeBase64} from '@documentation/base/internal/encodings/base64';

type JsonObject = {readonly [key: string]: Value};

/** What remains to be written: a value at its depth, or literal text such as a bracket. */
type Task = {readonly value: Value; readonly depth: number} | string;

interface Options {
  /** The number of spaces for each level, or 0 to write a single line. */
  readonly indent: number;
  readonly sortKeys?: boolean;
  /** The parameter that contains the value, for messages. */
  readonly parameter?: string;
}

function scalar(value: Value, parameter: string): string {
  if (value instanceof Uint8Array) {
    return JSON.stringify(encodeBase64(value));
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    fail('E_TYPE', `JSON can’t represent ${value}. Convert it to text first.`, parameter);
  }
  return JSON.stringify(value);
}

function entriesOf(object: JsonObject, sortKeys: boolean): [string, Value][] {
  const entries = Object.entries(object);
  return sortKeys ? entries.sort(([a], [b]) => (a < b ? -1 : 1)) : entries;
}

/** Deeper values could overflow the stack. */
const MAX_OWN_DEPTH = 500;

/** Whether JSON.stringify writes a value as we do: it has no bytes, and nothing that JSON can't represent. */
function isPlain(value: Value, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) {
    return typeof value !== 'number' || Number.isFinite(value);
  }
  return (
    depth < MAX_OWN_DEPTH &&
    !(value instanceof Uint8Array) &&
    Object.values(value).every((part) => isPlain(part, depth + 1))
  );
}

/** JSON.stringify indents by at most 10 spaces. */
const MAX_OWN_INDENT = 10;

/**
 * Writes JSON like JSON.stringify, and bytes as Base64 text. It uses a list of tasks instead of recursion, so any
 * depth works. The tasks are in reverse order, with the next one at the end.
 */
export function stringify(
  value: Value,
  {indent, sortKeys = false, parameter = 'value'}: Options,
): string {
  if (!sortKeys && indent <= MAX_OWN_INDENT && isPlain(value)) {
    return JSON.stringify(value, undefined, indent);
  }
  const parts: string[] = [];
  const tasks: Task[] = [{value, depth: 0}];
  const lineBreak = (depth: number) => (indent > 0 ? `\n${' '.repeat(indent * depth)}` : '');
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if (typeof task === 'string') {
      parts.push(task);
      continue;
    }
    const {value: current, depth} = task;
    const isList = Array.isArray(current);
    if (typeof current !== 'object' || current === null || current instanceof Uint8Array) {
      parts.push(scalar(current, parameter));
      continue;
    }
    const items: [string, Value][] = isList
      ? (current as readonly Value[]).map((item) => ['', item])
      : entriesOf(current as JsonObject, sortKeys).map(([key, item]) => [
          `${JSON.stringify(key)}:${indent > 0 ? ' ' : ''}`,
          item,
        ]);
    const [open, close] = isList ? '[]' : '{}';
    if (items.length === 0) {
      parts.push(`${open}${close}`);
      continue;
    }
    tasks.push(`${lineBreak(depth)}${close}`);
    for (const [index, [key, item]] of [...items.entries()].reverse()) {
      tasks.push({value: item, depth: depth + 1});
      tasks.push(`${index === 0 ? open : ','}${lineBreak(depth + 1)}${key}`);
    }
  }
  return parts.join('');
}
