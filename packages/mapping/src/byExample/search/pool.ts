import type {Value} from '@documentation/base/internal/values/types';
import {equalityKey} from '@documentation/base/internal/values/equality';
import type {Known} from '../terms/known';

const MAX_KEY_LENGTH = 20_000;

/** Values that the search has computed, each with the cheapest term that returns it. */
export class Pool {
  readonly #known = new Map<string, Known>();
  readonly #maxSize: number;

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  /** Returns whether the values are new. */
  add(known: Known): boolean {
    const key = keyOf(known.values);
    const same = this.#known.get(key);
    if (key.length > MAX_KEY_LENGTH || (!same && this.#known.size >= this.#maxSize)) {
      return false;
    }
    if (!same || known.cost < same.cost) {
      this.#known.set(key, known);
    }
    return !same;
  }

  /** All terms, cheapest first. */
  sorted(): Known[] {
    return [...this.#known.values()].toSorted((a, b) => a.cost - b.cost);
  }
}

function keyOf(values: readonly Value[]): string {
  return values.map((value) => equalityKey(value)).join('\n');
}
