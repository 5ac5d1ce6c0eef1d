import type {Callable} from '../../language/invoke';
import {slotsOf} from '../calls/parameters';
import {isCombined} from '../familiarity';
import type {Known} from '../terms/known';
import type {Attempt} from './attempt';
import {choiceOfBody, itemKnown, itemsOf} from './bodies';
import {hasWishes} from './expressions';
import {Pool} from './pool';
import type {Problem} from './problem';
import {canReturn} from './returnTypes';
import {partsOf} from './sources';
import {tryCalls} from './tryCalls';

const MAX_COMPUTED_KEYS = 300;
const MAX_KEYS = 60;
const keyBreadth = {maxApplications: 12, maxConstants: 12};
const callBreadth = {maxApplications: 200, maxConstants: 8};

const isKey = ({values}: Known) =>
  values.every((value) => typeof value === 'string' || typeof value === 'number');

/** What one call returns for each item, as a key to sort, group or compare by: Text.Lower(@), Datetime.Part(@.date, "month") */
function* keysOf(
  main: Known,
  problem: Problem,
  callables: readonly Callable[],
): Generator<Known | undefined> {
  const known = itemKnown(main.values.flatMap(itemsOf), main);
  const goal = {outputs: known.values.map(() => undefined), alternatives: []};
  const inner: Problem = {...problem, goal, documents: known.values, waiting: []};
  const pool = new Pool(MAX_COMPUTED_KEYS);
  for (const source of [known, ...partsOf(known)].filter(isKey)) {
    const options = {main: source, others: [], bodies: [], breadth: keyBreadth, onlyWanted: false};
    for (const made of tryCalls(inner, {...options, callables})) {
      if (made && isKey(made.known)) {
        pool.add(made.known);
      }
      yield undefined;
    }
  }
  yield* pool.sorted().slice(0, MAX_KEYS);
}

/** Calls of functions such as List.SortBy and List.GroupBy, with a call as their key. */
export function* tryKeys(
  problem: Problem,
  main: Known,
  callables: readonly Callable[],
): Generator<Attempt | undefined> {
  const usual = callables.filter(({definition}) => isCombined(definition));
  const keyed = usual.filter(
    (callable) =>
      !hasWishes(callable) &&
      canReturn(callable.definition, problem.goal) &&
      slotsOf(callable).some(({takesExpression, parameter}) => takesExpression && !parameter.rest),
  );
  const isList = main.values.every((value) => Array.isArray(value) && value.length > 1);
  if (keyed.length === 0 || !isList) {
    return;
  }
  const keys: Known[] = [];
  for (const key of keysOf(main, problem, usual)) {
    if (key) {
      keys.push(key);
    }
    yield undefined;
  }
  const bodies = keys.map((key) => choiceOfBody(key, problem.context));
  const options = {main, others: [], bodies, breadth: callBreadth, onlyWanted: true};
  yield* tryCalls(problem, {...options, callables: keyed});
}
