import {fail} from '../../../language/errors';
import {nameOfValue} from '../../../language/typeChecks';
import type {Value} from '../../../language/types';

type JsonObject = {readonly [key: string]: Value};

/** What remains to be written: a value at its depth, or literal text such as a bracket. */
type Task = {readonly value: Value; readonly depth: number} | string;

function scalar(value: Value, parameter: string): string {
  if (value instanceof Uint8Array || (typeof value === 'number' && !Number.isFinite(value))) {
    const what = typeof value === 'number' ? String(value) : nameOfValue(value);
    return fail('E_TYPE', `JSON can’t represent ${what}. Convert it to text first.`, parameter);
  }
  return JSON.stringify(value === 0 ? 0 : value);
}

/**
 * Writes JSON like JSON.stringify, but with a stack of tasks instead of recursion, so any
 * nesting depth works. The next task is at the end of the list.
 */
export function stringify(value: Value, indent: number, parameter = 'value'): string {
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
      : Object.entries(current as JsonObject).map(([key, item]) => [
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
