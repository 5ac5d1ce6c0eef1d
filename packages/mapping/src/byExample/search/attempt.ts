import type {Callable} from '../../language/invoke';
import type {MaybePromise} from '../../language/steps';
import type {Value} from '@documentation/base/internal/values/types';
import type {Application} from '../calls/application';
import {costOfCall} from '../familiarity';
import {isWanted} from '../goal';
import type {Known} from '../terms/known';
import type {Problem} from './problem';

/** A call that was run. */
export interface Attempt {
  readonly known: Known;
  /** Whether it returns the output of every example. */
  readonly isWanted: boolean;
}

/** An option that is set costs a little, whatever its value is. */
const OPTION_COST = 0.25;

/** How many calls can wait at the same time. */
const MAX_WAITING = 64;

/** Functions that don't return immediately. */
const waits = new WeakSet<Callable>();

function valueIn(
  example: number,
  callable: Callable,
  application: Application,
  {context, tried}: Problem,
): MaybePromise<Value | undefined> {
  tried.count += 1;
  try {
    const args = application.map((choice) => choice?.valueIn(example));
    const value = callable.call(args, context);
    return value instanceof Promise ? value.catch(() => undefined) : (value ?? undefined);
  } catch {
    // Most calls fail, because their arguments were only guessed.
    return undefined;
  }
}

function costOf({definition}: Callable, application: Application): number {
  return application.reduce(
    (sum, choice) => sum + (choice ? choice.cost + OPTION_COST : 0),
    costOfCall(definition),
  );
}

function attemptOf(
  callable: Callable,
  application: Application,
  {goal}: Problem,
  values: readonly Value[],
): Attempt {
  const areWanted = values.every((value, example) => isWanted(goal, example, value));
  return {
    known: {
      term: {kind: 'call', callable, arguments: application.map((choice) => choice?.term)},
      values,
      cost: costOf(callable, application),
      inputs: application.reduce((bits, choice) => bits | (choice?.inputs ?? 0), 0),
    },
    isWanted: areWanted,
  };
}

async function attemptLater(
  callable: Callable,
  application: Application,
  problem: Problem,
): Promise<Attempt | undefined> {
  const values: Value[] = [];
  for (const example of problem.documents.keys()) {
    const value = await valueIn(example, callable, application, problem);
    if (value === undefined) {
      return undefined;
    }
    values.push(value);
  }
  return attemptOf(callable, application, problem, values);
}

/**
 * Runs a call on every example. Returns undefined if it fails, if it has to wait or, with `onlyWanted`, if it returns
 * something else.
 */
export function attempt(
  callable: Callable,
  application: Application,
  problem: Problem,
  {onlyWanted}: {readonly onlyWanted: boolean},
): Attempt | undefined {
  if (waits.has(callable) && problem.waiting.length >= MAX_WAITING) {
    return undefined;
  }
  const values: Value[] = [];
  for (const example of problem.documents.keys()) {
    const value = valueIn(example, callable, application, problem);
    if (value instanceof Promise) {
      waits.add(callable);
      problem.waiting.push(attemptLater(callable, application, problem));
      return undefined;
    }
    if (value === undefined || (onlyWanted && !isWanted(problem.goal, example, value))) {
      return undefined;
    }
    values.push(value);
  }
  return attemptOf(callable, application, problem, values);
}
