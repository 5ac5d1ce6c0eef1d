import {checkTableSize} from '../../formats/spreadsheets/tableSize';
import type {Value} from '@documentation/base/internal/values/types';

/** Converts objects to rows with a cell for each key. Checks the size first, because objects with different keys need many empty cells. */
export function tableOf(
  objects: readonly {readonly [key: string]: Value}[],
  keys: readonly string[],
  parameter: string,
): Value[][] {
  checkTableSize(objects.length, keys.length, parameter);
  return objects.map((object) => keys.map((key) => ownValue(object, key)));
}

/** Returns all keys of the objects, in the order in which they first appear. */
export function unionOfKeys(objects: readonly {readonly [key: string]: Value}[]): string[] {
  return [...new Set(objects.flatMap((object) => Object.keys(object)))];
}

/** Returns the value of an own key, or null if the object doesn't have it. */
export function ownValue(object: {readonly [key: string]: Value}, key: string): Value {
  return Object.hasOwn(object, key) ? (object[key] ?? null) : null;
}
