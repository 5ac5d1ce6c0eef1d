import type {Observer} from './observer';
import type {Node} from '../notation/tree';
import type {Scope, Value} from '../types';

/** One evaluation of a part of a mapping. */
export interface Evaluation {
  readonly value: Value;
  /** The positions of the items it was evaluated for, from the outermost list in: [2, 0] */
  readonly indices: readonly number[];
}

/** What a part of a mapping returned during a run. */
export interface RecordedStep {
  readonly node: Node;
  /** How often it returned a value, and how often it failed. */
  count: number;
  failed: number;
  /** The first evaluations. */
  readonly first: Evaluation[];
}

/** Values are kept by reference, so this bounds the memory of a recording. */
const KEPT_EVALUATIONS = 100;

/** The positions of a scope's item and of the items around it, outermost first. */
export function indicesOf({index, outer}: Scope): number[] {
  return outer ? [...indicesOf(outer), index!] : [];
}

/** Creates an observer that records what each part of a mapping returns, inner parts first. */
export function createRecording(): {observer: Observer; steps: readonly RecordedStep[]} {
  const steps: RecordedStep[] = [];
  return {
    steps,
    observer: {
      watch: (node) => {
        const step: RecordedStep = {node, count: 0, failed: 0, first: []};
        steps.push(step);
        return {
          returned: (scope, value) => {
            step.count += 1;
            if (step.first.length < KEPT_EVALUATIONS) {
              step.first.push({value, indices: indicesOf(scope)});
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
