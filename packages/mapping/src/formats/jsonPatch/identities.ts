import {equalityKey} from '@documentation/base/internal/values/equality';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';

/** Identifies values by numbers. Equal values have the same number. */
export interface Identities {
  of(value: Value): number;
}

/**
 * Visits every value once, so comparing two values afterwards takes no time. The key of a list or an object consists of
 * the numbers of its parts: [1, {a: 1}] → '[0,1'
 */
export function identify(values: readonly Value[]): Identities {
  const numbersByKey = new Map<string, number>();
  const numbersByObject = new Map<object, number>();

  function numberOfKey(key: string): number {
    const number = numbersByKey.get(key) ?? numbersByKey.size;
    numbersByKey.set(key, number);
    return number;
  }

  function of(value: Value): number {
    if (typeof value !== 'object' || value === null) {
      return numberOfKey(equalityKey(value));
    }
    const known = numbersByObject.get(value);
    if (known !== undefined) {
      return known;
    }
    const number = numberOfKey(keyOf(value));
    numbersByObject.set(value, number);
    return number;
  }

  function keyOf(value: Value): string {
    if (Array.isArray(value)) {
      return `[${(value as Value[]).map(of).join()}`;
    }
    if (!isObject(value)) {
      return equalityKey(value);
    }
    const parts = Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${of(item)}`);
    return `{${parts.join()}`;
  }

  values.forEach(of);
  return {of};
}
