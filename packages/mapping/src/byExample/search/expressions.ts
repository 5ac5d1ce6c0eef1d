import type {Callable} from '../../language/invoke';
import {isObject} from '@documentation/base/internal/values/isObject';
import {qualifiedName} from '../../language/qualifiedName';
import type {Value} from '@documentation/base/internal/values/types';
import {isEqual} from '@documentation/base/internal/values/equality';
import {choiceOfKnown, type Application} from '../calls/application';
import type {Goal} from '../goal';
import type {Known} from '../terms/known';
import {attempt, type Attempt} from './attempt';
import {choiceOfBody, itemKnown, itemsOf} from './bodies';
import type {Problem} from './problem';
import {canReturn} from './returnTypes';
import {partsOf} from './sources';
import {tryCalls} from './tryCalls';

/** What an expression must return for each item to make the call return the output. Undefined means anything. */
type Wishes = (
  items: readonly Value[],
  output: Value,
) => readonly (Value | undefined)[] | undefined;

/** Which items are in the output, in order. */
function membership(items: readonly Value[], output: Value): boolean[] | undefined {
  if (!Array.isArray(output)) {
    return undefined;
  }
  let next = 0;
  const isIn = items.map((item) => {
    const isNext = next < output.length && isEqual(item, output[next] as Value);
    next += Number(isNext);
    return isNext;
  });
  return next === output.length && next < items.length && next > 0 ? isIn : undefined;
}

/** The functions whose expression follows from the output. */
const wishesByName: Readonly<Record<string, Wishes>> = {
  'List.Map': (items, output) =>
    Array.isArray(output) && output.length === items.length ? (output as Value[]) : undefined,
  'List.Filter': membership,
  'List.Find': (items, output) => {
    const index = items.findIndex((item) => isEqual(item, output));
    return index < 0
      ? undefined
      : items.map((_item, place) => (place > index ? undefined : place === index));
  },
  'JSON.MapValues': (items, output) => {
    const keys = items.map((item) => (item as {key: string}).key);
    return isObject(output) && keys.every((key) => Object.hasOwn(output, key))
      ? keys.map((key) => output[key] as Value)
      : undefined;
  },
  'JSON.MapKeys': (items, output) =>
    isObject(output) && Object.keys(output).length === items.length
      ? Object.keys(output)
      : undefined,
};

export function hasWishes({definition}: Callable): boolean {
  return qualifiedName(definition) in wishesByName;
}

/** The search for an expression: an example for each item. */
function subproblem(callable: Callable, main: Known, problem: Problem) {
  const wishes = wishesByName[qualifiedName(callable.definition)]!;
  const items: Value[] = [];
  const outputs: (Value | undefined)[] = [];
  for (const [example, value] of main.values.entries()) {
    const own = itemsOf(value);
    const output = problem.goal.outputs[example];
    const wanted = output === undefined ? undefined : wishes(own, output);
    if (!wanted || own.length === 0) {
      return undefined;
    }
    items.push(...own);
    outputs.push(...wanted);
  }
  const known = itemKnown(items, main);
  const goal: Goal = {outputs: outputs.slice(0, known.values.length), alternatives: []};
  // Expressions are evaluated immediately, so nothing waits.
  return {known, problem: {...problem, goal, documents: known.values, waiting: []}};
}

const MAX_BODIES = 6;
const breadth = {maxApplications: 150, maxConstants: 12};

function* findBodies(
  known: Known,
  problem: Problem,
  callables: readonly Callable[],
): Generator<Known | undefined> {
  const sources = [known, ...partsOf(known)];
  const outputs = problem.goal.outputs;
  yield* sources.filter(({values}) =>
    values.every((value, index) => outputs[index] === undefined || isEqual(value, outputs[index])),
  );
  const fitting = callables.filter(({definition}) => canReturn(definition, problem.goal));
  for (const [index, main] of sources.entries()) {
    const others = sources.slice(Math.max(1, index + 1));
    const options = {callables: fitting, main, others, bodies: [], breadth, onlyWanted: true};
    for (const made of tryCalls(problem, options)) {
      yield made?.known;
    }
  }
}

/** Calls of functions such as List.Map, with an expression that follows from the output. */
export function* tryExpressions(
  problem: Problem,
  main: Known,
  callables: readonly Callable[],
): Generator<Attempt | undefined> {
  const isData = main.values.every((value) => typeof value === 'object');
  for (const callable of isData ? callables.filter(hasWishes) : []) {
    const {names, definition} = callable;
    const type = Object.values(definition.parameters)[0]?.type ?? '';
    const fits = String(type).startsWith('List') === Array.isArray(main.values[0]);
    const inner = fits ? subproblem(callable, main, problem) : undefined;
    if (!inner) {
      continue;
    }
    const bodies: Known[] = [];
    for (const body of findBodies(inner.known, inner.problem, callables)) {
      if (body && bodies.length < 100) {
        bodies.push(body);
      }
      yield undefined;
    }
    for (const body of bodies.toSorted((a, b) => a.cost - b.cost).slice(0, MAX_BODIES)) {
      const application: Application = names.map((_name, index) =>
        index === 0
          ? choiceOfKnown(main)
          : index === 1
            ? choiceOfBody(body, problem.context)
            : undefined,
      );
      yield attempt(callable, application, problem, {onlyWanted: true});
    }
  }
}
