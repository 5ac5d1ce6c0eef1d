import type {Callable} from '../../language/invoke';
import {applications, type Breadth} from '../calls/applications';
import type {Choice} from '../calls/application';
import type {Known} from '../terms/known';
import {attempt, type Attempt} from './attempt';
import type {Problem} from './problem';

/** How many calls run before the search can be paused. */
const CALLS_PER_PAUSE = 32;

export interface Attempts {
  readonly callables: readonly Callable[];
  readonly main: Known;
  readonly others: readonly Known[];
  readonly bodies: readonly Choice[];
  readonly breadth: Breadth;
  readonly onlyWanted: boolean;
}

/** Runs the calls that use a value. Yields undefined where the search can be paused. */
export function* tryCalls(
  problem: Problem,
  {callables, onlyWanted, ...wanted}: Attempts,
): Generator<Attempt | undefined> {
  let count = 0;
  for (const callable of callables) {
    for (const application of applications(callable, {...wanted, goal: problem.goal})) {
      const made = attempt(callable, application, problem, {onlyWanted});
      if (made) {
        yield made;
      }
      count += 1;
      if (count % CALLS_PER_PAUSE === 0) {
        yield undefined;
      }
    }
  }
}
