import {fail} from '../../language/errors';
import type {Value} from '../../language/types';

const MAX_CELLS = 5_000_000;
const maxCells = MAX_CELLS.toLocaleString('en');
export const cellLimit = `A table can have at most ${maxCells} cells (rows times columns).`;

export function checkTableSize(rows: number, columns: number, parameter: string): void {
  if (rows * columns > MAX_CELLS) {
    const size = `${rows.toLocaleString('en')} × ${columns.toLocaleString('en')}`;
    fail(
      'E_LIMIT',
      `The table has more than ${maxCells} cells (${size}). Split it into smaller tables.`,
      parameter,
    );
  }
}

/** Converts objects to rows with one cell per key. Checks the size first, because each key adds a cell to every row. */
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
