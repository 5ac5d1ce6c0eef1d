import type {Value} from '../../types';

/** All keys of the objects, in the order in which they first appear. */
export function unionOfKeys(objects: readonly {readonly [key: string]: Value}[]): string[] {
  return [...new Set(objects.flatMap((object) => Object.keys(object)))];
}

/** The value of a key of its own; null when the object doesn't have it. */
export function ownValue(object: {readonly [key: string]: Value}, key: string): Value {
  return Object.hasOwn(object, key) ? (object[key] ?? null) : null;
}
