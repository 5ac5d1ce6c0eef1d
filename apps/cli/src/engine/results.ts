import {utf8} from '@documentation/base/internal/encodings/utf8';
import {NotationError} from '@documentation/mapping/internal/language/notation/notationError';
import type {Value} from '@documentation/base/internal/values/types';
import {isObject} from '@documentation/base/internal/values/isObject';
import {describeValue} from '@documentation/reference/internal/values/describeValue';
import {formatPath, type PathKey} from '@documentation/reference/internal/values/formatPath';
import type {Result} from './messages';

/** Where a file is inside a value, or undefined if there is none. */
function pathOfFile(value: Value, path: readonly PathKey[] = []): readonly PathKey[] | undefined {
  if (value instanceof Uint8Array) {
    return path;
  }
  const entries: readonly (readonly [PathKey, Value])[] = Array.isArray(value)
    ? [...(value as readonly Value[]).entries()]
    : isObject(value)
      ? Object.entries(value as Readonly<Record<string, Value>>)
      : [];
  for (const [key, part] of entries) {
    const found = pathOfFile(part, [...path, key]);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Turns a value into what is written: a file as it is, and anything else as JSON, which keeps all characters of text. */
export function resultOf(value: Value): Result {
  const description = describeValue(value);
  if (value instanceof Uint8Array) {
    return {kind: 'file', content: value, description};
  }
  if (typeof value === 'string') {
    return {kind: 'text', content: utf8(JSON.stringify(value)), description};
  }
  const path = pathOfFile(value);
  if (path) {
    throw new NotationError(
      `The result contains a file at ${formatPath(path)}, which JSON can’t hold. Return only the file.`,
    );
  }
  return {kind: 'json', content: utf8(JSON.stringify(value, undefined, 2)), description};
}
