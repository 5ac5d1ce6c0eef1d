import type {Value} from '@documentation/base/internal/values/types';

/** Only functions that really wait return a promise. Everything else runs without a turn of the event loop. */
export type MaybePromise<T> = T | Promise<T>;

/**
 * The work of a function that evaluates expressions. It yields what an expression returns and gets the value, so the
 * same code runs synchronously or waits: const value = yield expression({item, index});
 */
export type Steps<R = Value> = Generator<MaybePromise<Value>, R, Value>;

const StepsPrototype: unknown = Object.getPrototypeOf(function* () {}.prototype);

export function isSteps(result: object): result is Steps {
  return Object.getPrototypeOf(Object.getPrototypeOf(result)) === StepsPrototype;
}

async function runAsync<R>(steps: Steps<R>, first: Promise<Value>): Promise<R> {
  let promise = first;
  for (;;) {
    const step = await promise.then(
      (value) => steps.next(value),
      (error: unknown) => steps.throw(error),
    );
    if (step.done) {
      return step.value;
    }
    promise = Promise.resolve(step.value);
  }
}

/** Runs steps to their end. Returns a promise only if a step waits. */
export function runSteps<R>(steps: Steps<R>): MaybePromise<R> {
  let step = steps.next();
  while (!step.done) {
    if (step.value instanceof Promise) {
      return runAsync(steps, step.value);
    }
    step = steps.next(step.value);
  }
  return step.value;
}

/** Passes a value on, immediately or once it is available. */
export function whenReady<T, R>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
