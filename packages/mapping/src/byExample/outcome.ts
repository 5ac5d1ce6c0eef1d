import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '../language/types';

/** A mapping that returns the output of every example. */
export interface FoundCall {
  /** 'Datetime.Format($, format: "dd/MM/yyyy")' */
  readonly notation: string;
  /** The names of the functions that it calls, in the order of the notation. */
  readonly functions: readonly string[];
  /** What it returns for each example. */
  readonly values: readonly Value[];
  readonly cost: number;
}

export interface Options {
  /** The functions to choose from. Libraries are loaded only if an example can use them. */
  readonly catalogue: readonly MappingFunction[];
  /** The time of the run: '2024-05-01T12:00:00Z' */
  readonly now: string;
  readonly isStopped?: () => boolean;
  /** Gets the best results so far, best first, each time they change. */
  readonly onFound?: (results: readonly FoundCall[]) => void;
  readonly timeLimitMs?: number;
}

export interface Outcome {
  readonly results: readonly FoundCall[];
  /** How many calls were run. */
  readonly tried: number;
  /** How many calls a result can have, not counting an expression for each item. */
  readonly depth: 2;
  /** Whether the search tried everything it knows. Otherwise, it was stopped or took too long. */
  readonly isComplete: boolean;
}
