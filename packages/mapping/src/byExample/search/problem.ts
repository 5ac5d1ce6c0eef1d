import type {Value} from '@documentation/base/internal/values/types';
import type {Context} from '../../language/types';
import type {Goal} from '../goal';
import type {Attempt} from './attempt';

/** What calls are searched for. */
export interface Problem {
  readonly goal: Goal;
  /** What `$` refers to in each example. */
  readonly documents: readonly Value[];
  readonly context: Context;
  /** The inputs that a result must use, as bits. */
  readonly allInputs: number;
  /** Counts the calls that were run. */
  readonly tried: {count: number};
  /** Calls of functions that don't return immediately, such as Text.Hash. */
  readonly waiting: Promise<Attempt | undefined>[];
}
