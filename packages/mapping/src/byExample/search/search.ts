import type {Callable} from '../../language/invoke';
import {slotsOf} from '../calls/parameters';
import {isCombined} from '../familiarity';
import {areAlternatives, isWanted} from '../goal';
import type {Known} from '../terms/known';
import {callsIn} from '../terms/term';
import {pathBodies} from './bodies';
import {tryCompositions} from './compositions';
import {hasWishes, tryExpressions} from './expressions';
import {tryKeys} from './keys';
import {Pool} from './pool';
import type {Problem} from './problem';
import {canReturn} from './returnTypes';
import {partsOf} from './sources';
import {tryCalls} from './tryCalls';

/** Bounds of the search, which limit its time and memory. */
const MAX_INTERMEDIATES = 1500;
const MAX_INTERMEDIATE_COST = 20;
const MAX_LISTS = 40;
const oneCallBreadth = {maxApplications: 300, maxConstants: 16};
const twoCallBreadth = {maxApplications: 40, maxConstants: 8};

/** Whether a second call could use the result of the first. */
function isPromising({term, values, cost}: Known): boolean {
  return (
    typeof values[0] !== 'boolean' &&
    cost <= MAX_INTERMEDIATE_COST &&
    callsIn(term).every(({callable}) => isCombined(callable.definition))
  );
}

/** Searches for terms that return the output of every example: paths, then one call, then two. */
export class Search {
  readonly #problem: Problem;
  readonly #inputs: readonly Known[];
  readonly #sources: readonly Known[];
  readonly #pool = new Pool(MAX_INTERMEDIATES);

  constructor(problem: Problem, inputs: readonly Known[]) {
    this.#problem = problem;
    this.#inputs = inputs;
    this.#sources = [...inputs, ...inputs.flatMap(partsOf)];
    // A call that only returns an input again leads nowhere.
    this.#sources.forEach((source) => this.#pool.add({...source, cost: -1}));
  }

  #isWanted({values}: Known): boolean {
    return values.every((value, example) => isWanted(this.#problem.goal, example, value));
  }

  /** Whether nothing is left to do. Text instead of a number can still be converted. */
  #isDone(known: Known): boolean {
    return this.#isWanted(known) && !areAlternatives(this.#problem.goal, known.values);
  }

  /** Paths to the output. */
  *paths(): Generator<Known | undefined> {
    yield* this.#sources.filter((source) => source.cost > 0 && this.#isWanted(source));
  }

  /** Results that are one call. Everything else that the calls return is kept for a second call. */
  *oneCall(callables: readonly Callable[]): Generator<Known | undefined> {
    const problem = this.#problem;
    for (const [index, main] of this.#sources.entries()) {
      const attempts = tryCalls(problem, {
        callables,
        main,
        others: this.#sources.slice(index + 1),
        bodies: pathBodies(main, problem.context),
        breadth: oneCallBreadth,
        onlyWanted: false,
      });
      for (const made of attempts) {
        if (made && !this.#isDone(made.known) && isPromising(made.known)) {
          this.#pool.add(made.known);
        }
        yield made?.isWanted ? made.known : undefined;
      }
    }
    for (const made of tryCompositions(problem, this.#inputs, callables)) {
      yield made?.known;
    }
  }

  /** Waits for functions that don't return immediately. */
  async waiting(): Promise<readonly Known[]> {
    const made = await Promise.all(this.#problem.waiting.splice(0));
    const attempts = made.filter((one) => one !== undefined);
    attempts
      .filter(({known}) => !this.#isDone(known) && isPromising(known))
      .forEach(({known}) => this.#pool.add(known));
    return attempts.filter((one) => one.isWanted).map(({known}) => known);
  }

  /** Results in which a call is made for each item. */
  *eachItem(callables: readonly Callable[]): Generator<Known | undefined> {
    for (const main of this.#sources) {
      for (const made of tryExpressions(this.#problem, main, callables)) {
        yield made?.known;
      }
      for (const made of tryKeys(this.#problem, main, callables)) {
        yield made?.known;
      }
    }
  }

  /** Results that pass what one call returns to another. */
  *twoCalls(callables: readonly Callable[]): Generator<Known | undefined> {
    const problem = this.#problem;
    const first = this.#pool.sorted().filter(({cost}) => cost > 0);
    const parts = first.slice(0, 200).flatMap(partsOf);
    yield* parts.filter((part) => this.#isWanted(part));
    const open = parts.filter((part) => isPromising(part) && !this.#isDone(part));
    const last = callables.filter(
      ({definition}) => isCombined(definition) && canReturn(definition, problem.goal),
    );
    for (const main of [...first, ...open]) {
      const fitting = last.filter((callable) =>
        slotsOf(callable).some(({accepts}) => main.values.every(accepts)),
      );
      const attempts = tryCalls(problem, {
        callables: fitting,
        main,
        others: this.#inputs.filter(({inputs}) => (inputs & main.inputs) === 0),
        bodies: pathBodies(main, problem.context),
        breadth: twoCallBreadth,
        onlyWanted: true,
      });
      for (const made of attempts) {
        yield made?.known;
      }
    }
  }

  /** Results that make a call for each item that another call returns. */
  *eachItemOfCall(callables: readonly Callable[]): Generator<Known | undefined> {
    const lists = this.#pool
      .sorted()
      .filter(({cost, values}) => cost > 0 && Array.isArray(values[0]))
      .slice(0, MAX_LISTS);
    if (callables.some(hasWishes)) {
      for (const main of lists) {
        for (const made of tryExpressions(this.#problem, main, callables)) {
          yield made?.known;
        }
      }
    }
  }
}
