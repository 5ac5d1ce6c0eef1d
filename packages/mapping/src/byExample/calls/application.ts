import type {Argument} from '../../language/invoke';
import type {Constant} from '../constants/constant';
import type {Known} from '../terms/known';
import {constant, type Term} from '../terms/term';

/** An argument that the search tries. */
export interface Choice {
  readonly term: Term | readonly Term[];
  readonly valueIn: (example: number) => Argument;
  readonly cost: number;
  /** The inputs that the argument refers to, as bits. */
  readonly inputs: number;
}

/** The arguments of a call, in the order of the parameters. */
export type Application = readonly (Choice | undefined)[];

export function choiceOfKnown({term, values, cost, inputs}: Known): Choice {
  return {term, valueIn: (example) => values[example]!, cost, inputs};
}

export function choiceOfConstant({value, cost}: Constant): Choice {
  return {term: constant(value), valueIn: () => value, cost, inputs: 0};
}

/** The argument of a rest parameter. */
export function choiceOfAll(choices: readonly Choice[]): Choice {
  return {
    term: choices.map(({term}) => term as Term),
    valueIn: (example) => choices.map(({valueIn}) => valueIn(example)) as Argument,
    cost: choices.reduce((sum, {cost}) => sum + cost, 0),
    inputs: choices.reduce((bits, {inputs}) => bits | inputs, 0),
  };
}
