import type {Callable} from '../../language/invoke';
import type {Situation} from '../constants/constant';
import {constantsFor} from '../constants/constantsFor';
import type {Goal} from '../goal';
import type {Known} from '../terms/known';
import {
  choiceOfAll,
  choiceOfConstant,
  choiceOfKnown,
  type Application,
  type Choice,
} from './application';
import {bundlesFor, withBundle} from './bundles';
import {filled} from './filled';
import {slotsOf, type Slot} from './parameters';

/** The maximum number of options that a call sets. */
const MAX_OPTIONS = 2;

export interface Breadth {
  /** How many calls to a function are tried for a value. */
  readonly maxApplications: number;
  /** How many constants are tried for a parameter. */
  readonly maxConstants: number;
}

type Choices = readonly Choice[];

function acceptsAll({accepts}: Slot, {values}: Known): boolean {
  return values.every(accepts);
}

function* withMainAt(
  position: number,
  {callable, main, others, bodies, goal, breadth}: Wanted & {readonly callable: Callable},
): Generator<Application> {
  const {definition} = callable;
  const slots = slotsOf(callable);
  const situation: Situation = {definition, values: main.values, goal};
  const constants = new Map<number, Choices>();
  const mainChoice = choiceOfKnown(main);
  const constantsAt = (place: number): Choices => {
    const {name, parameter, takesExpression} = slots[place]!;
    let choices = constants.get(place);
    if (!choices) {
      choices = takesExpression
        ? bodies
        : constantsFor(name, parameter, situation)
            .slice(0, breadth.maxConstants)
            .map(choiceOfConstant);
      constants.set(place, choices);
    }
    return choices;
  };

  // First with a value from the data in another place, if there is one.
  for (const other of others) {
    for (const [place, slot] of slots.entries()) {
      if (place !== position && acceptsAll(slot, other)) {
        const otherChoice = choiceOfKnown(other);
        const choicesOf = (index: number) =>
          index === position ? [mainChoice] : index === place ? [otherChoice] : constantsAt(index);
        yield* filled(slots, choicesOf, 0);
        yield* filled(slots, choicesOf, 1);
      }
    }
  }
  if (!slots[position]!.parameter.data) {
    return;
  }
  const fixed = slots.map((_slot, index) => (index === position ? mainChoice : undefined));
  for (const bundle of bundlesFor(slots, situation)) {
    yield withBundle(slots, fixed, bundle);
  }
  const choicesOf = (index: number) => (index === position ? [mainChoice] : constantsAt(index));
  for (let options = 0; options <= MAX_OPTIONS; options += 1) {
    yield* filled(slots, choicesOf, options);
  }
}

export interface Wanted {
  /** The value that the calls use. */
  readonly main: Known;
  /** Values that they may use besides it. */
  readonly others: readonly Known[];
  /** Expressions about the items of the value, for parameters that take one. */
  readonly bodies: readonly Choice[];
  readonly goal: Goal;
  readonly breadth: Breadth;
}

/** A function with a rest parameter gets the main value alone, with another in either order, or with all others. */
function* restApplications(slot: Slot, {main, others}: Wanted): Generator<Application> {
  const fitting = [main, ...others].filter((known) => acceptsAll(slot, known));
  if (fitting[0] !== main) {
    return;
  }
  yield [choiceOfAll([choiceOfKnown(main)])];
  for (const other of fitting.slice(1)) {
    yield [choiceOfAll([main, other].map(choiceOfKnown))];
    yield [choiceOfAll([other, main].map(choiceOfKnown))];
  }
  if (fitting.length > 2) {
    yield [choiceOfAll(fitting.map(choiceOfKnown))];
  }
}

function* allApplications(callable: Callable, wanted: Wanted): Generator<Application> {
  const slots = slotsOf(callable);
  if (slots[0]?.parameter.rest) {
    yield* restApplications(slots[0], wanted);
    return;
  }
  for (const [position, slot] of slots.entries()) {
    // An input can be an option of a call that uses another input.
    const others = slot.isRequired ? wanted.others : wanted.others.filter(({cost}) => cost === 0);
    const isPlace = slot.parameter.data || others.length > 0;
    if (isPlace && !slot.parameter.rest && acceptsAll(slot, wanted.main)) {
      yield* withMainAt(position, {...wanted, callable});
    }
  }
}

/** The calls to a function that use a value, with the fewest options first. */
export function* applications(callable: Callable, wanted: Wanted): Generator<Application> {
  let count = 0;
  for (const application of allApplications(callable, wanted)) {
    yield application;
    count += 1;
    if (count >= wanted.breadth.maxApplications) {
      return;
    }
  }
}
