import type {Callable} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';

/** A mapping that the search has built. It becomes notation only if it is a result. */
export type Term = Variable | Path | Constant | CallTerm;

interface Variable {
  readonly kind: 'variable';
  readonly name: '$' | '@';
}

interface Path {
  readonly kind: 'path';
  readonly start: Term;
  readonly keys: readonly (string | number)[];
}

interface Constant {
  readonly kind: 'constant';
  readonly value: Value;
}

export interface CallTerm {
  readonly kind: 'call';
  readonly callable: Callable;
  /** In the order of the parameters. A rest parameter has a list. */
  readonly arguments: readonly (Term | readonly Term[] | undefined)[];
}

export const input: Term = {kind: 'variable', name: '$'};
export const item: Term = {kind: 'variable', name: '@'};

export function constant(value: Value): Term {
  return {kind: 'constant', value};
}

/** Adds keys to a path: ($.a, "b") → $.a.b */
export function pathFrom(start: Term, keys: readonly (string | number)[]): Term {
  if (keys.length === 0) {
    return start;
  }
  return start.kind === 'path'
    ? {...start, keys: [...start.keys, ...keys]}
    : {kind: 'path', start, keys};
}

function argumentTerms({arguments: terms}: CallTerm): readonly Term[] {
  return terms.flatMap((term) => term ?? []);
}

/** The terms that a term consists of, itself first. */
export function termsIn(term: Term): readonly Term[] {
  switch (term.kind) {
    case 'path':
      return [term, ...termsIn(term.start)];
    case 'call':
      return [term, ...argumentTerms(term).flatMap(termsIn)];
    default:
      return [term];
  }
}

export function refersToItem(term: Term): boolean {
  return termsIn(term).includes(item);
}

export function callsIn(term: Term): readonly CallTerm[] {
  return termsIn(term).filter((part) => part.kind === 'call');
}
