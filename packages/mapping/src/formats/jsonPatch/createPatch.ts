/**
 * Compares two documents and writes the differences as a JSON Patch (RFC 6902).
 *
 * No library fits. fast-json-patch compares lists by position, so an item that is inserted at the start changes every
 * item after it. rfc6902 compares every item of a list with every other, which takes too long for long lists. The tests
 * compare the patches with the longest common subsequences that Python finds.
 */
import {fail} from '@documentation/base/internal/values/errors';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import {writeSegment} from '../jsonPointer/pointer';
import {identify, type Identities} from './identities';
import {commonItems, type Effort} from './commonItems';
import {
  PATCH_CHARACTERS,
  POINTER_SEGMENTS,
} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

/** Limits the steps for finding common items, in all lists together, to less than a second. */
const MAX_STEPS = 10_000_000;

type Operation = {readonly [key: string]: Value};
type ObjectValue = {readonly [key: string]: Value};

class Comparison {
  readonly operations: Operation[] = [];
  private characters = 0;
  private readonly effort: Effort = {steps: MAX_STEPS};

  constructor(private readonly identities: Identities) {}

  compare(from: Value, to: Value, path: string, depth: number): void {
    if (this.identities.of(from) === this.identities.of(to)) {
      return;
    }
    if (depth < POINTER_SEGMENTS && Array.isArray(from) && Array.isArray(to)) {
      this.compareLists(from as Value[], to as Value[], path, depth + 1);
    } else if (depth < POINTER_SEGMENTS && isObject(from) && isObject(to)) {
      this.compareObjects(from, to, path, depth + 1);
    } else {
      this.add({op: 'replace', path, value: to});
    }
  }

  private compareObjects(from: ObjectValue, to: ObjectValue, path: string, depth: number): void {
    for (const [key, value] of Object.entries(from)) {
      const child = `${path}/${writeSegment(key)}`;
      if (Object.hasOwn(to, key)) {
        this.compare(value, to[key]!, child, depth);
      } else {
        this.add({op: 'remove', path: child});
      }
    }
    for (const [key, value] of Object.entries(to)) {
      if (!Object.hasOwn(from, key)) {
        this.add({op: 'add', path: `${path}/${writeSegment(key)}`, value});
      }
    }
  }

  /** Keeps the common items. Between two of them, compares items one to one, then adds or removes the rest. */
  private compareLists(
    from: readonly Value[],
    to: readonly Value[],
    path: string,
    depth: number,
  ): void {
    const pairs = commonItems(
      from.map((item) => this.identities.of(item)),
      to.map((item) => this.identities.of(item)),
      this.effort,
    );
    let [fromIndex, toIndex] = [0, 0];
    for (const [nextFrom, nextTo] of [...pairs, [from.length, to.length] as const]) {
      while (fromIndex < nextFrom && toIndex < nextTo) {
        this.compare(from[fromIndex]!, to[toIndex]!, `${path}/${toIndex}`, depth);
        fromIndex += 1;
        toIndex += 1;
      }
      // Earlier operations have made the list equal to `to` up to `toIndex`, so the next one applies there.
      for (; fromIndex < nextFrom; fromIndex += 1) {
        this.add({op: 'remove', path: `${path}/${toIndex}`});
      }
      for (; toIndex < nextTo; toIndex += 1) {
        this.add({op: 'add', path: `${path}/${toIndex}`, value: to[toIndex]!});
      }
      fromIndex += 1;
      toIndex += 1;
    }
  }

  private add(operation: Operation & {readonly path: string}): void {
    this.characters += operation.path.length;
    if (this.characters > PATCH_CHARACTERS) {
      fail(
        'E_LIMIT',
        `The pointers in the patch have more than ${grouped(PATCH_CHARACTERS)} characters in total. Compare smaller parts of the documents.`,
      );
    }
    this.operations.push(operation);
  }
}

/** Returns the operations that turn one document into the other. */
export function createPatch(from: Value, to: Value): Operation[] {
  const comparison = new Comparison(identify([from, to]));
  comparison.compare(from, to, '', 0);
  return comparison.operations;
}
