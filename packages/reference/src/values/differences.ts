import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import type {PathKey} from './formatPath';

export type List = readonly Value[];
type Fields = Readonly<Record<string, Value>>;

/** The same place in two values. A value is undefined if only the other one has that place. */
export interface Part {
  readonly key: PathKey;
  readonly before: Value | undefined;
  readonly after: Value | undefined;
  /** Whether the part is a difference as a whole, even if its values are lists. */
  readonly isWhole?: boolean;
}

/** Finds the parts of two lists that may differ. */
export type PartsOfLists = (before: List, after: List) => Iterator<Part>;

interface Difference extends Omit<Part, 'key' | 'isWhole'> {
  readonly path: readonly PathKey[];
}

/** Pairs the items of two lists by their positions. */
export function* partsByPosition(
  before: List,
  after: List,
  from = 0,
  ends = {before: before.length, after: after.length},
): Generator<Part> {
  for (let index = from; index < Math.max(ends.before, ends.after); index += 1) {
    const old = index < ends.before ? before[index] : undefined;
    const now = index < ends.after ? after[index] : undefined;
    if (old !== now) {
      yield {key: index, before: old, after: now};
    }
  }
}

function* partsOfObjects(before: Fields, after: Fields): Generator<Part> {
  for (const key of Object.keys(after)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (old !== after[key]) {
      yield {key, before: old, after: after[key]};
    }
  }
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) {
      yield {key, before: before[key], after: undefined};
    }
  }
}

function isSameFile(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** Returns the parts in which two values may differ, or undefined if they differ as a whole. */
function partsOf(part: Part, partsOfLists: PartsOfLists): Iterator<Part> | undefined {
  const {before, after, isWhole = false} = part;
  if (isWhole || before === undefined || after === undefined) {
    return undefined;
  }
  if (before instanceof Uint8Array && after instanceof Uint8Array && isSameFile(before, after)) {
    return [].values();
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return partsOfLists(before, after);
  }
  return isObject(before) && isObject(after) ? partsOfObjects(before, after) : undefined;
}

/**
 * Finds the differences between two values, in the order of the values. Holds only the lists and objects around the
 * current place, so large values take no extra memory.
 */
export function* differences(
  before: Value,
  after: Value,
  partsOfLists: PartsOfLists = partsByPosition,
): Generator<Difference> {
  const path: PathKey[] = [];
  const open: Iterator<Part>[] = [];
  let part: Part | undefined = before === after ? undefined : {key: '', before, after};
  while (part) {
    const parts = partsOf(part, partsOfLists);
    if (parts) {
      open.push(parts);
      path.push(part.key);
    } else {
      // The first key is that of the whole value, which has no place.
      yield {path: [...path, part.key].slice(1), before: part.before, after: part.after};
    }
    part = undefined;
    while (!part && open.length > 0) {
      const next = open.at(-1)!.next();
      if (next.done) {
        open.pop();
        path.pop();
      } else {
        part = next.value;
      }
    }
  }
}
