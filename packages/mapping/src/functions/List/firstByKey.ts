import type {Steps} from '../../language/steps';
import type {Value} from '@documentation/base/internal/values/types';
import type {Expression} from '../../language/types';
import {equalityKey} from '@documentation/base/internal/values/equality';

/** Returns the first item for each key, in list order. The map's keys are equality keys, so lists can be compared. */
export function* firstByKey(
  list: readonly Value[] | null,
  key: Expression | null,
): Steps<Map<string, Value>> {
  const items = new Map<string, Value>();
  for (const [index, item] of (list ?? []).entries()) {
    const identity = equalityKey(key ? yield key({item, index}) : item);
    if (!items.has(identity)) {
      items.set(identity, item);
    }
  }
  return items;
}
