// This module is loaded when a result is first too large to show in full.
import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import type {Value} from '@documentation/base/internal/values/types';
import {describeValue} from '@documentation/reference/internal/values/describeValue';
import type {Whole} from '../messages';

/** The approximate length of a value as JSON on one line. Escapes aren't counted. */
function lengthOf(value: Value): number {
  if (typeof value === 'string') {
    return value.length + 2;
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) {
    return String(value instanceof Uint8Array ? value.length : value).length;
  }
  let length = 2;
  if (Array.isArray(value)) {
    for (const item of value as readonly Value[]) {
      length += lengthOf(item) + 2;
    }
    return length;
  }
  for (const [key, item] of Object.entries(value)) {
    length += key.length + lengthOf(item) + 6;
  }
  return length;
}

/** Describes the size of a value that is shown only in part. */
export function describeWhole(value: Value): Whole {
  return {
    length: lengthOf(value),
    description: describeValue(value),
    ...(Array.isArray(value) && {items: value.length}),
  };
}

/**
 * Returns the full text of a value: text unchanged, everything else as JSON. Lists are built from parts,
 * because strings have a maximum length.
 */
export function wholeText(value: Value): Blob {
  if (typeof value === 'string') {
    return new Blob([value]);
  }
  if (!Array.isArray(value)) {
    return new Blob([formatValue(value)]);
  }
  const items = value as readonly Value[];
  return new Blob([
    '[',
    ...items.map((item, index) => (index > 0 ? ', ' : '') + formatValue(item)),
    ']',
  ]);
}
