import type {Application, Choice} from './application';
import type {Slot} from './parameters';

/** Fills the slots one after the other, and sets exactly `options` of those that have a default. */
export function* filled(
  slots: readonly Slot[],
  choicesOf: (position: number) => readonly Choice[],
  options: number,
  done: Application = [],
): Generator<Application> {
  const slot = slots[done.length];
  if (!slot) {
    if (options === 0) {
      yield done;
    }
    return;
  }
  const choices = choicesOf(done.length);
  const isFixed = choices.length === 1 && choices[0]!.inputs > 0;
  if (slot.isRequired || isFixed) {
    for (const choice of choices) {
      yield* filled(slots, choicesOf, options, [...done, choice]);
    }
    return;
  }
  if (options > 0) {
    for (const choice of choices) {
      yield* filled(slots, choicesOf, options - 1, [...done, choice]);
    }
  }
  yield* filled(slots, choicesOf, options, [...done, undefined]);
}
