import {qualifiedName} from '../language/qualifiedName';
import {areAlternatives, type Goal} from './goal';
import type {Known} from './terms/known';
import {callsIn} from './terms/term';

/** Which functions a term calls, in the order of its notation. */
function functionsOf({term}: Known): string[] {
  return callsIn(term).map(({callable}) => qualifiedName(callable.definition));
}

/** Whether the functions are among the others, in the same order. */
function isPartOf(functions: readonly string[], others: readonly string[]): boolean {
  let next = 0;
  for (const name of others) {
    next += Number(name === functions[next]);
  }
  return functions.length > 0 && next === functions.length;
}

/** A number without quotes is rarely meant as text. */
const ALTERNATIVE_COST = 3;

interface Result {
  readonly known: Known;
  readonly cost: number;
  readonly functions: readonly string[];
  /** Whether the result is right only if the output is meant as text. */
  readonly isAlternative: boolean;
}

/** The best results so far, one for each sequence of functions. */
export class Results {
  readonly #byFunctions = new Map<string, Result>();
  readonly #goal: Goal;
  readonly #count: number;

  constructor(goal: Goal, count: number) {
    this.#goal = goal;
    this.#count = count;
  }

  /** Returns whether the result is among the best. */
  add(known: Known, isValid: (known: Known) => boolean): boolean {
    const functions = functionsOf(known);
    const isAlternative = areAlternatives(this.#goal, known.values);
    const cost = known.cost + (isAlternative ? ALTERNATIVE_COST : 0);
    const key = [...functions, isAlternative].join();
    const rivals = [this.#byFunctions.get(key), this.best()[this.#count - 1]];
    if (rivals.some((rival) => rival && rival.cost <= cost) || !isValid(known)) {
      return false;
    }
    this.#byFunctions.set(key, {known, cost, functions, isAlternative});
    return true;
  }

  /** Leaves out results that add a call to a better one. */
  best(): Result[] {
    const best: Result[] = [];
    for (const result of [...this.#byFunctions.values()].toSorted((a, b) => a.cost - b.cost)) {
      const isLonger = best.some(
        (better) =>
          better.isAlternative === result.isAlternative &&
          isPartOf(better.functions, result.functions),
      );
      if (!isLonger && best.length < this.#count) {
        best.push(result);
      }
    }
    return best;
  }
}
