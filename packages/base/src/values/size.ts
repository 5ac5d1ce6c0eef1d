import {fail} from './errors';
import type {Value} from './types';
import {
  TEXT_CHARACTERS,
  VALUE_CHARACTERS,
  VALUE_LEVELS,
  VALUE_PARTS,
} from '../limits/values/values';
import {grouped} from '../limits/format';

/** What a value contains, itself included. */
interface Size {
  values: number;
  characters: number;
}

interface Measured extends Readonly<Size> {
  /** How deeply lists and objects are nested. */
  readonly depth: number;
}

/**
 * The sizes of large lists and objects that were measured. Values never change, so each is measured once. A value that
 * occurs in several places counts each time. For example, [@total, @total] in a loop takes little memory, but the
 * number of values to visit doubles with each item.
 */
const measured = new WeakMap<object, Measured>();

/** Smaller values are measured again, because that is faster than looking them up. */
const MIN_REMEMBERED_VALUES = 100;

/** Becomes a MappingError in checkSize(), which knows what is too large. */
class TooLarge extends Error {}

const tooDeep = `is nested more than ${VALUE_LEVELS} levels deep. Flatten the data first.`;

function checkTotal({values, characters}: Size): void {
  if (values > VALUE_PARTS) {
    throw new TooLarge(`contains more than ${grouped(VALUE_PARTS)} values. Use less data.`);
  }
  if (characters > VALUE_CHARACTERS) {
    throw new TooLarge(
      `contains more than ${grouped(VALUE_CHARACTERS)} characters. Use less data.`,
    );
  }
}

function checkText({length}: string): number {
  if (length > TEXT_CHARACTERS) {
    throw new TooLarge(
      `contains text with more than ${grouped(TEXT_CHARACTERS)} characters. Use less data.`,
    );
  }
  return length;
}

/** Measures a list or an object. This runs for every argument of every call, so it avoids calls and allocations. */
function measureParts(container: object, level: number): Measured {
  const size = {values: 1, characters: 0, depth: 1};
  // Values have no inherited keys. Object.values() would build a list for every object.
  for (const key in container) {
    const part = (container as Record<string, unknown>)[key];
    if (typeof part === 'string') {
      size.values += 1;
      size.characters += checkText(part);
    } else if (typeof part !== 'object' || part === null) {
      size.values += 1;
    } else {
      const depth = 1 + measure(part, level + 1, size);
      size.depth = depth > size.depth ? depth : size.depth;
    }
  }
  return size;
}

function measureItems(list: readonly unknown[], level: number): Measured {
  const size = {values: 1, characters: 0, depth: 1};
  for (const item of list) {
    if (typeof item === 'string') {
      size.values += 1;
      size.characters += checkText(item);
    } else if (typeof item !== 'object' || item === null) {
      size.values += 1;
    } else {
      const depth = 1 + measure(item, level + 1, size);
      size.depth = depth > size.depth ? depth : size.depth;
    }
  }
  return size;
}

/** Adds the size of a value to a total, and returns its depth. */
function measure(value: unknown, level: number, total: Size): number {
  if (typeof value === 'string') {
    total.values += 1;
    total.characters += checkText(value);
    checkTotal(total);
    return 0;
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) {
    total.values += 1;
    checkTotal(total);
    return 0;
  }
  if (level > VALUE_LEVELS) {
    throw new TooLarge(tooDeep);
  }
  let size = measured.get(value);
  if (!size) {
    size = Array.isArray(value) ? measureItems(value, level) : measureParts(value, level);
    if (size.values >= MIN_REMEMBERED_VALUES) {
      measured.set(value, size);
    }
  }
  if (level + size.depth > VALUE_LEVELS + 1) {
    throw new TooLarge(tooDeep);
  }
  total.values += size.values;
  total.characters += size.characters;
  checkTotal(total);
  return size.depth;
}

function addTo(total: Size, value: unknown, what: string, parameter?: string): void {
  try {
    measure(value, 0, total);
  } catch (error) {
    if (error instanceof TooLarge) {
      fail('E_LIMIT', `${what} ${error.message}`, parameter);
    }
    throw error;
  }
}

/** Fails with E_LIMIT if a value is too large for functions to handle: checkSize('`list`', value, 'list') */
export function checkSize(what: string, value: unknown, parameter?: string): void {
  // Most values are numbers or short text.
  if (typeof value === 'object' || (typeof value === 'string' && value.length > TEXT_CHARACTERS)) {
    addTo({values: 0, characters: 0}, value, what, parameter);
  }
}

/** For functions that collect values: returns a check for each value, which fails before they fill the memory. */
export function checkTotalSize(what: string): (value: Value) => Value {
  const total: Size = {values: 0, characters: 0};
  return (value) => {
    addTo(total, value, what);
    return value;
  };
}
