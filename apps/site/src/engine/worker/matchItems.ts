import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import {
  differences,
  partsByPosition,
  type List,
  type Part,
  type PartsOfLists,
} from '@documentation/reference/internal/values/differences';

/** Keys that identify a record. Names aren't among them, because mappings often change names. */
const identifyingKey = /(?:^|[a-z_\s-])(?:id|no|nr|number|code|key|sku)$|^(?:order|invoice)$/i;

/** Longer lists are compared by position, because an index of their items would take too much memory. */
const MAX_INDEXED_ITEMS = 500_000;
/** How many values may be compared, in all lists together, to find where lists begin to differ. */
const MAX_COMPARED_AHEAD = 5_000_000;

interface Index {
  readonly key: string;
  /** The positions of the items in both lists, by what identifies them. */
  readonly before: ReadonlyMap<Value, number>;
  readonly after: ReadonlyMap<Value, number>;
}

/** Returns the position of each item by its value for a key, or undefined if the key doesn't identify the items. */
function positionsBy(key: string, list: List): ReadonlyMap<Value, number> | undefined {
  const positions = new Map<Value, number>();
  for (const [index, item] of list.entries()) {
    const id = isObject(item) && Object.hasOwn(item, key) ? (item[key] as Value) : null;
    if ((typeof id !== 'string' && typeof id !== 'number') || positions.has(id)) {
      return undefined;
    }
    positions.set(id, index);
  }
  return positions;
}

/** Finds a key that identifies the items of both lists, at least half of which must be in both. */
function indexOf(before: List, after: List): Index | undefined {
  const [first] = before;
  if (!isObject(first) || Math.max(before.length, after.length) > MAX_INDEXED_ITEMS) {
    return undefined;
  }
  for (const key of Object.keys(first).filter((name) => identifyingKey.test(name))) {
    const positions = positionsBy(key, before);
    const positionsAfter = positions && positionsBy(key, after);
    if (positionsAfter) {
      const shared = [...positions.keys()].filter((id) => positionsAfter.has(id)).length;
      if (shared > 0 && 2 * shared >= Math.min(before.length, after.length)) {
        return {key, before: positions, after: positionsAfter};
      }
    }
  }
  return undefined;
}

/** Returns the order of the items that are in both lists, from the first place where it differs. */
function changedOrder(index: Index): Part | undefined {
  const before = [...index.before.keys()].filter((id) => index.after.has(id));
  const after = [...index.after.keys()].filter((id) => index.before.has(id));
  const start = before.findIndex((id, position) => id !== after[position]);
  return start < 0
    ? undefined
    : {
        key: {ofEveryItem: index.key},
        before: before.slice(start),
        after: after.slice(start),
        isWhole: true,
      };
}

function* partsByKey(before: List, after: List, index: Index): Generator<Part> {
  const order = changedOrder(index);
  if (order) {
    yield order;
  }
  for (const [id, position] of index.after) {
    const old = index.before.has(id) ? before[index.before.get(id)!] : undefined;
    if (old !== after[position]) {
      yield {key: position, before: old, after: after[position]};
    }
  }
  for (const [id, position] of index.before) {
    if (!index.after.has(id)) {
      yield {key: position, before: before[position], after: undefined};
    }
  }
}

/**
 * Returns a function that pairs the items of two lists: by a key that identifies them or, without one, by position.
 * Equal items at the start and the end are left out first, so an insertion doesn't change everything after it.
 */
export function matchItems(): PartsOfLists {
  let room = MAX_COMPARED_AHEAD;
  const isSame = (a: Value, b: Value): boolean => {
    const counted = (before: List, after: List) => {
      room -= before.length;
      return partsByPosition(before, after);
    };
    room -= 1;
    return room > 0 && differences(a, b, counted).next().done === true;
  };
  return (before, after) => {
    const index = indexOf(before, after);
    if (index) {
      return partsByKey(before, after, index);
    }
    if (before.length === after.length) {
      return partsByPosition(before, after);
    }
    const shorter = Math.min(before.length, after.length);
    let start = 0;
    while (start < shorter && isSame(before[start]!, after[start]!)) {
      start += 1;
    }
    let kept = 0;
    while (kept < shorter - start && isSame(before.at(-1 - kept)!, after.at(-1 - kept)!)) {
      kept += 1;
    }
    const ends = {before: before.length - kept, after: after.length - kept};
    return partsByPosition(before, after, start, ends);
  };
}
