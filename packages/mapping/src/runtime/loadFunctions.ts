import {shorten} from '@documentation/base/internal/values/quote';
import {callableOf} from '../language/invoke';
import {callsIn} from '../language/notation/nodesIn';
import {NotationError} from '../language/notation/notationError';
import type {Call, Node} from '../language/notation/tree';
import type {MappingFunction} from '../language/types';

/** The functions of a host, which has them all at hand or loads each from its own file. */
export interface Catalogue {
  readonly has: (name: string) => boolean;
  readonly find: (name: string) => Promise<MappingFunction | undefined>;
  /** The names that a message may suggest. */
  readonly suggested: readonly string[];
}

/** A call of a function that doesn't exist. */
export class UnknownFunction extends NotationError {
  readonly found: string;

  constructor({name, from}: Call) {
    super(`There is no function named ${shorten(name)}. Check the category and name.`, {
      from,
      to: from + name.length,
    });
    this.found = name;
  }
}

/** Fails if a mapping calls a function that doesn't exist. Loads the others with their libraries. */
export async function loadFunctions(root: Node, {has, find}: Catalogue): Promise<void> {
  const calls = callsIn(root);
  const unknown = calls.find(({name}) => !has(name));
  if (unknown) {
    throw new UnknownFunction(unknown);
  }
  await Promise.all(calls.map(async ({name}) => callableOf((await find(name))!)));
}
