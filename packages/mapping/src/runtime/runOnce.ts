import type {Value} from '@documentation/base/internal/values/types';
import {parse} from '../language/notation/parse';
import type {Node} from '../language/notation/tree';
import {evaluate, type Surroundings} from '../language/run/evaluate';
import {createFailedItems, type FailedItems} from '../language/run/failedItems';
import type {Observer} from '../language/run/observer';
import {loadFunctions, type Catalogue} from './loadFunctions';

/** What a host does for a run: it finds functions, reads documents and keeps the time. */
interface Host {
  readonly catalogue: Catalogue;
  /** The current time in the run: '2024-05-01T12:00:00Z' */
  readonly now: string;
  readonly observer?: Observer;
  /** Returns what `$` and `$files` refer to. Called once the functions have loaded. */
  readonly readDocuments: (root: Node) => Promise<Pick<Surroundings, 'input' | 'files'>>;
  /** Called when the mapping starts. Returns the time in milliseconds after which it fails. */
  readonly start: () => number;
}

/** What a failed run got ready before it failed. */
interface Prepared {
  readonly root?: Node;
  readonly surroundings?: Surroundings;
}

/** How a run ended. */
export type Ended = {readonly elapsedMs: number; readonly root?: Node} & (
  | {readonly value: Value}
  | ({readonly error: unknown} & Prepared)
);

/** Runs a mapping for a host. Loading code and reading documents don't count as running. */
export async function runOnce(mapping: string, host: Host): Promise<Ended> {
  const {catalogue, now, observer, readDocuments} = host;
  let root: Node | undefined;
  let surroundings: Surroundings | undefined;
  let start = performance.now();
  const soFar = () => ({elapsedMs: performance.now() - start, root});
  try {
    root = parse(mapping);
    await loadFunctions(root, catalogue);
    const documents = await readDocuments(root);
    surroundings = {...documents, context: {now}, resolve: catalogue.find, observer};
    const timeLimitMs = host.start();
    start = performance.now();
    const value = await evaluate(root, {...surroundings, timeLimitMs});
    return {...soFar(), value};
  } catch (error) {
    return {...soFar(), error, surroundings};
  }
}

/** Runs a mapping again, without stopping at an item that fails, to see how many fail. */
export async function findFailedItems(
  root: Node,
  surroundings: Surroundings,
): Promise<{readonly failedItems?: FailedItems; readonly error?: unknown}> {
  const {observer, failedItems} = createFailedItems();
  try {
    await evaluate(root, {...surroundings, observer});
    return {failedItems: failedItems()};
  } catch (error) {
    return {failedItems: failedItems(), error};
  }
}
