import type {MaybePromise} from '../steps';
import type {Value} from '@documentation/base/internal/values/types';
import type {Context, Scope} from '../types';

/** What stays the same during a run. */
export interface Run {
  /** The document that `$` refers to. */
  readonly input: Value;
  /** The documents that `$files` refers to, by name. */
  readonly files: Readonly<Record<string, Value>>;
  readonly context: Context;
  /** Fails with E_LIMIT once the run takes too long. */
  readonly checkTime: () => void;
}

/** Computes a part of a mapping. */
export type Evaluator<T = Value> = (run: Run, scope: Scope) => MaybePromise<T>;
