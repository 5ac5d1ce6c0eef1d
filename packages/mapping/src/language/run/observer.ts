import type {Node} from '../notation/tree';
import type {Value} from '@documentation/base/internal/values/types';
import type {Expression, Scope} from '../types';
import type {Evaluator} from './evaluator';

/** Follows the evaluation of one part of a mapping. */
interface Watcher {
  readonly returned: (scope: Scope, value: Value) => void;
  readonly failed: (scope: Scope, error: unknown) => void;
}

/** Follows an expression that is evaluated for each item. */
interface ItemWatcher {
  readonly tried: () => void;
  /** Returns the value to continue with. */
  readonly failed: (scope: Scope, error: unknown) => Value;
}

/** Follows a run. Without an observer, a run costs nothing extra. */
export interface Observer {
  readonly watch: (node: Node) => Watcher;
  /** If set, a run continues after an item for which an expression fails. */
  readonly watchItems?: () => ItemWatcher;
}

/** Reports what a part returns each time it is evaluated. */
export function observed(evaluate: Evaluator, {returned, failed}: Watcher): Evaluator {
  return (run, scope) => {
    const fail = (error: unknown): never => {
      failed(scope, error);
      throw error;
    };
    const succeed = (value: Value) => {
      returned(scope, value);
      return value;
    };
    try {
      const value = evaluate(run, scope);
      return value instanceof Promise ? value.then(succeed, fail) : succeed(value);
    } catch (error) {
      return fail(error);
    }
  };
}

/** Turns an evaluator into an expression of an observed run: scopes know the scopes around them, and items may fail. */
export function observedArgument(
  evaluate: Evaluator,
  {watchItems}: Observer,
): Evaluator<Expression> {
  const items = watchItems?.();
  return (run, outer) => (inner) => {
    run.checkTime();
    if (!inner) {
      return evaluate(run, outer);
    }
    const scope: Scope = {...outer, ...inner, outer};
    if (!items) {
      return evaluate(run, scope);
    }
    items.tried();
    try {
      const value = evaluate(run, scope);
      return value instanceof Promise
        ? value.catch((error: unknown) => items.failed(scope, error))
        : value;
    } catch (error) {
      return items.failed(scope, error);
    }
  };
}
