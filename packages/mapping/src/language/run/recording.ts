import type {Observer} from './observer';
import type {Node} from '../notation/tree';
import type {Value} from '@documentation/base/internal/values/types';
import type {Scope} from '../types';

/** One evaluation of a part of a mapping. */
export interface Evaluation<Kept> {
  /** What is kept of the value. */
  readonly kept: Kept;
  /** The positions of the items it was evaluated for, from the outermost list in: [2, 0] */
  readonly indices: readonly number[];
}

/** What a part of a mapping returned during a run. */
export interface RecordedStep<Kept> {
  readonly node: Node;
  /** How often it returned a value, and how often it failed. */
  count: number;
  failed: number;
  /** The first evaluations. */
  readonly first: Evaluation<Kept>[];
}

const KEPT_EVALUATIONS = 20;

/** The positions of a scope's item and of the items around it, outermost first. */
export function indicesOf({index, outer}: Scope): number[] {
  return outer ? [...indicesOf(outer), index!] : [];
}

/**
 * Creates an observer that records what each part of a mapping returns, inner parts first. `keep` decides what is kept
 * of a value. Undefined means nothing: all values together would fill the memory.
 */
export function createRecording<Kept>(keep: (value: Value, position: number) => Kept | undefined): {
  observer: Observer;
  steps: readonly RecordedStep<Kept>[];
} {
  const steps: RecordedStep<Kept>[] = [];
  return {
    steps,
    observer: {
      watch: (node) => {
        const step: RecordedStep<Kept> = {node, count: 0, failed: 0, first: []};
        steps.push(step);
        return {
          returned: (scope, value) => {
            step.count += 1;
            const kept =
              step.count <= KEPT_EVALUATIONS ? keep(value, step.first.length) : undefined;
            if (kept !== undefined) {
              step.first.push({kept, indices: indicesOf(scope)});
            }
          },
          failed: () => {
            step.failed += 1;
          },
        };
      },
    },
  };
}
