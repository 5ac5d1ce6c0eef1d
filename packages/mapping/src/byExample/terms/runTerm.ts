import type {Argument} from '../../language/invoke';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import type {Context, Expression, Scope} from '../../language/types';
import {refersToItem, type CallTerm, type Term} from './term';

export interface Surroundings {
  /** What `$` refers to. */
  readonly document: Value;
  readonly context: Context;
  readonly scope?: Scope;
}

/** Reads an item or key. Returns null if it is missing. */
export function valueAtKeys(value: Value, keys: readonly (string | number)[]): Value {
  return keys.reduce<Value>((part, key) => {
    if (Array.isArray(part) && typeof key === 'number') {
      return (part as Value[]).at(key) ?? null;
    }
    return isObject(part) && Object.hasOwn(part, key) ? (part as never)[key] : null;
  }, value);
}

/** Passes a term to a function unevaluated. */
export function expressionOf(term: Term, surroundings: Surroundings): Expression {
  return (scope) => runTerm(term, {...surroundings, scope});
}

function argumentOf(term: Term, surroundings: Surroundings): Argument {
  return refersToItem(term) && !surroundings.scope
    ? expressionOf(term, surroundings)
    : runTerm(term, surroundings);
}

function runCall({callable, arguments: terms}: CallTerm, surroundings: Surroundings): Value {
  const args = terms.map((term) =>
    Array.isArray(term)
      ? (term as readonly Term[]).map((part) => runTerm(part, surroundings))
      : term && argumentOf(term as Term, surroundings),
  );
  return checkNow(callable.call(args, surroundings.context));
}

/** Runs without waiting. Fails for a call that returns a promise, such as Text.Hash. */
function checkNow(result: Value | Promise<Value>): Value {
  if (result instanceof Promise) {
    result.catch(() => undefined);
    throw new Error('The search runs only functions that return immediately.');
  }
  return result;
}

/** Computes the value of a term. */
export function runTerm(term: Term, surroundings: Surroundings): Value {
  switch (term.kind) {
    case 'variable':
      return term.name === '$' ? surroundings.document : (surroundings.scope?.item ?? null);
    case 'constant':
      return term.value;
    case 'path':
      return valueAtKeys(runTerm(term.start, surroundings), term.keys);
    case 'call':
      return runCall(term, surroundings);
  }
}
