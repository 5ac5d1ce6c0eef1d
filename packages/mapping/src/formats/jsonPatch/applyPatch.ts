/**
 * Applies a JSON Patch (RFC 6902) to a copy of a document.
 *
 * No library fits. fast-json-patch and rfc6902 change the document in place, so a patch that fails leaves it half
 * changed. Neither limits documents that grow by copying themselves. The tests compare results with an implementation
 * in Python.
 */
import {fail, MappingError} from '@documentation/base/internal/values/errors';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import {isEqual} from '@documentation/base/internal/values/equality';
import {writtenNumber} from '@documentation/base/internal/values/numbers/writtenNumber';
import {quote} from '@documentation/base/internal/values/quote';
import {listPosition, readPointer} from '../jsonPointer/pointer';
import {readOperation, type Operation} from './operations';
import {PATCH_VALUES} from '@documentation/base/internal/limits/values/documents';

/** Moving this many list items, to make room or to close a gap, counts as one step. */
const MOVED_ITEMS_PER_STEP = 1000;
/** This many characters or bytes count as one step. */
const CHARACTERS_PER_STEP = 100;

type MutableObject = Record<string, Value>;
type Container = Value[] | MutableObject;

/** Sets a key. Assigning to "__proto__" would change the prototype instead. */
function setKey(target: MutableObject, key: string, value: Value): void {
  Object.defineProperty(target, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

/** Sets a list item or a key that exists. */
function put(container: Container, segment: string, value: Value): void {
  if (Array.isArray(container)) {
    container[Number(segment)] = value;
  } else {
    setKey(container, segment, value);
  }
}

/** Returns the value at a segment, or undefined if there is none. */
function childOf(parent: Value, segment: string): Value | undefined {
  if (Array.isArray(parent)) {
    const position = listPosition(parent as Value[], segment);
    return position === undefined ? undefined : (parent as Value[])[position];
  }
  return isObject(parent) && Object.hasOwn(parent, segment) ? parent[segment] : undefined;
}

class PatchedDocument {
  /** Lists and objects that were copied for this patch. Only these are changed in place. */
  private readonly copies = new Set<object>();
  private work = 0;

  constructor(private root: Value) {}

  get value(): Value {
    return this.root;
  }

  apply(operation: Operation): void {
    const {path} = operation;
    this.spend(1 + path.length / CHARACTERS_PER_STEP);
    switch (operation.op) {
      case 'add':
        return this.insert(path, operation.value);
      case 'replace':
        this.find(path);
        return this.replace(path, operation.value);
      case 'remove':
        this.find(path);
        return this.remove(path);
      case 'copy':
        return this.copy(operation.from, path);
      case 'move':
        return this.move(operation.from, path);
      case 'test':
        return this.test(path, operation.value);
    }
  }

  private spend(steps: number): void {
    this.work += steps;
    if (this.work > PATCH_VALUES) {
      fail(
        'E_LIMIT',
        'The patch takes too long to apply. Split it, or use fewer operations that copy, test or move large values.',
        'patch',
      );
    }
  }

  /** Counts a value and everything inside it as work, and passes each list and object to `visit`. */
  private measure(value: Value, visit?: (container: object) => void): void {
    const waiting: Value[] = [value];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const length = typeof next === 'string' || next instanceof Uint8Array ? next.length : 0;
      this.spend(1 + length / CHARACTERS_PER_STEP);
      if (Array.isArray(next) || isObject(next)) {
        visit?.(next);
        for (const child of Object.values(next) as Value[]) {
          waiting.push(child);
        }
      }
    }
  }

  private find(path: string): Value {
    let value = this.root;
    for (const segment of readPointer(path, 'patch')) {
      const child = childOf(value, segment);
      if (child === undefined) {
        fail(
          'E_PATH',
          `There is no value at ${quote(path)}. Check the pointer, or add the value first.`,
          'patch',
        );
      }
      value = child;
    }
    return value;
  }

  /** Returns a list or object that can be changed: a copy, or the value itself if it is a copy already. */
  private changeable(value: Value | undefined, path: string): Container {
    if (!Array.isArray(value) && !isObject(value)) {
      return fail(
        'E_PATH',
        `There is no object or list that could contain ${quote(path)}. Check the pointer, or add the object first.`,
        'patch',
      );
    }
    if (this.copies.has(value)) {
      return value as Container;
    }
    const copy = (Array.isArray(value) ? value.slice() : {...value}) as Container;
    this.spend(Array.isArray(copy) ? copy.length : Object.keys(copy).length);
    this.copies.add(copy);
    return copy;
  }

  /** Makes the lists and objects around a location changeable. Returns the innermost, and the last segment. */
  private open(path: string): readonly [container: Container, segment: string] {
    const segments = readPointer(path, 'patch');
    const last = segments.pop()!;
    let container = this.changeable(this.root, path);
    this.root = container;
    for (const segment of segments) {
      const child = childOf(container, segment);
      const inner = this.changeable(child, path);
      if (inner !== child) {
        put(container, segment, inner);
      }
      container = inner;
    }
    return [container, last];
  }

  private insert(path: string, value: Value): void {
    if (path === '') {
      this.root = value;
      return;
    }
    const [container, segment] = this.open(path);
    if (!Array.isArray(container)) {
      setKey(container, segment, value);
      return;
    }
    const position = listPosition(container, segment);
    if (position === undefined || position > container.length) {
      fail(
        'E_PATH',
        `${quote(segment)} in ${quote(path)} isn’t a position in a list of length ${writtenNumber(container.length)}. To append an item, use "-".`,
        'patch',
      );
    }
    this.spend((container.length - position) / MOVED_ITEMS_PER_STEP);
    container.splice(position, 0, value);
  }

  /** Replaces a value that exists. */
  private replace(path: string, value: Value): void {
    if (path === '') {
      this.root = value;
    } else {
      const [container, segment] = this.open(path);
      put(container, segment, value);
    }
  }

  /** Removes a value that exists. A document that is removed as a whole becomes null. */
  private remove(path: string): void {
    if (path === '') {
      this.root = null;
      return;
    }
    const [container, segment] = this.open(path);
    if (Array.isArray(container)) {
      this.spend((container.length - Number(segment)) / MOVED_ITEMS_PER_STEP);
      container.splice(Number(segment), 1);
    } else {
      delete container[segment];
    }
  }

  private copy(from: string, path: string): void {
    const value = this.find(from);
    // From now on, the value is in two places, so neither may be changed in place.
    this.measure(value, (container) => this.copies.delete(container));
    this.insert(path, value);
  }

  private move(from: string, path: string): void {
    const value = this.find(from);
    if (path.startsWith(`${from}/`)) {
      fail(
        'E_PATH',
        `${quote(from)} can’t be moved into itself. Choose a \`path\` outside it.`,
        'patch',
      );
    }
    if (path !== from) {
      this.remove(from);
      this.insert(path, value);
    }
  }

  private test(path: string, expected: Value): void {
    const found = this.find(path);
    this.measure(found);
    this.measure(expected);
    if (!isEqual(found, expected)) {
      fail(
        'E_PATH',
        `The value at ${quote(path)} isn’t the one that the patch expects. Create the patch again from the current document.`,
        'patch',
      );
    }
  }
}

/** Returns the document with all operations applied. Fails if one of them fails. */
export function applyPatch(
  source: Value,
  patch: readonly {readonly [key: string]: Value}[],
): Value {
  const operations = patch.map(readOperation);
  const patched = new PatchedDocument(source);
  for (const [index, operation] of operations.entries()) {
    try {
      patched.apply(operation);
    } catch (error) {
      if (error instanceof MappingError) {
        fail(error.code, `The operation at position ${index} failed. ${error.message}`, 'patch');
      }
      throw error;
    }
  }
  return patched.value;
}
