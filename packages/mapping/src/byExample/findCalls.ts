// Finds calls by example. No library does this: program synthesizers for JavaScript bring their own language, and need
// a solver or a service. The tasks in tooling/bench/byExample/ check this search, and it isn't tuned on 40% of them.
import {callableOf, type Callable} from '../language/invoke';
import type {MappingFunction} from '../language/types';
import {canBeResult, isWorthLoading} from './catalogue';
import {documentOf, type Example} from './example';
import {CALL_COST, costOfCall} from './familiarity';
import {goalOf} from './goal';
import type {FoundCall, Options, Outcome} from './outcome';
import {Results} from './results';
import {isSound, isVerified} from './search/checks';
import type {Problem} from './search/problem';
import {Search} from './search/search';
import {inputsOf} from './search/sources';
import type {Known} from './terms/known';
import {notationOf} from './terms/notationOf';

const MAX_RESULTS = 5;

/** The search yields control this often. */
const SLICE_MS = 25;

/** Finds mappings that turn the inputs of all examples into their outputs. */
export async function findCalls(
  examples: readonly Example[],
  {catalogue, now, isStopped = () => false, onFound, timeLimitMs = Infinity}: Options,
): Promise<Outcome> {
  const problem: Problem = {
    goal: goalOf(examples),
    documents: examples.map(documentOf),
    context: {now},
    allInputs: 2 ** examples[0]!.inputs.length - 1,
    tried: {count: 0},
    waiting: [],
  };
  const search = new Search(problem, inputsOf(examples));
  const isValid = (known: Known) => isSound(known, problem);
  const results = new Results(problem.goal, MAX_RESULTS);
  const verified = new Map<string, boolean>();
  let hasNews = false;
  let deadline = performance.now() + timeLimitMs;

  async function shown(): Promise<FoundCall[]> {
    const calls: FoundCall[] = [];
    for (const {known, cost, functions} of results.best()) {
      const notation = notationOf(known.term);
      const isRight = verified.get(notation) ?? (await isVerified(notation, problem, catalogue));
      verified.set(notation, isRight);
      if (isRight) {
        calls.push({notation, functions, values: known.values, cost});
      }
    }
    return calls;
  }

  /** Runs a part of the search in slices. Returns false if it has to end. */
  async function run(part: Iterable<Known | undefined>): Promise<boolean> {
    let sliceEnd = performance.now() + SLICE_MS;
    for (const known of part) {
      hasNews = (known !== undefined && results.add(known, isValid)) || hasNews;
      if (known === undefined && performance.now() > sliceEnd) {
        const start = performance.now();
        await show();
        await pause();
        deadline += performance.now() - start;
        if (isStopped() || performance.now() > deadline) {
          return false;
        }
        sliceEnd = performance.now() + SLICE_MS;
      }
    }
    await show();
    return !isStopped();
  }

  async function show(): Promise<void> {
    if (hasNews && onFound) {
      onFound(await shown());
    }
    hasNews = false;
  }

  /** Results with two calls can't be better than five good ones with one call. */
  function isFull(): boolean {
    const last = results.best()[MAX_RESULTS - 1];
    return last !== undefined && last.cost < 2 * CALL_COST;
  }

  async function runAll(): Promise<boolean> {
    const wanted = catalogue
      .filter((definition) => canBeResult(definition) && isWorthLoading(definition, examples))
      .toSorted((a, b) => costOfCall(a) - costOfCall(b));
    const load = (some: readonly MappingFunction[]): Promise<Callable[]> =>
      Promise.all(some.map(callableOf));
    const loading = load(wanted.filter((definition) => definition.load));
    const ready = await load(wanted.filter((definition) => !definition.load));
    if (!(await run(search.paths())) || !(await run(search.oneCall(ready)))) {
      return false;
    }
    // The time that libraries take to load doesn't count.
    const start = performance.now();
    const loaded = await loading;
    deadline += performance.now() - start;
    const callables = [...ready, ...loaded];
    return (
      (await run(search.oneCall(loaded))) &&
      (await run(await search.waiting())) &&
      (await run(search.eachItem(callables))) &&
      (isFull() ||
        ((await run(search.twoCalls(callables))) &&
          (await run(await search.waiting())) &&
          (await run(search.eachItemOfCall(callables)))))
    );
  }

  const isComplete = await runAll();
  return {results: await shown(), tried: problem.tried.count, depth: 2, isComplete};
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
