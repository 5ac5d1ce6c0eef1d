import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '../../language/types';
import type {Goal} from '../goal';

/** A value that a result contains. The more of a guess it is, the more it costs. */
export interface Constant {
  readonly value: Value;
  readonly cost: number;
}

/** What constants for a call are derived from. */
export interface Situation {
  readonly definition: MappingFunction;
  /** The value of the main argument in each example. */
  readonly values: readonly Value[];
  readonly goal: Goal;
}

/** The wanted output of the first example as text, if it is text or may be meant as text. */
export function outputText({goal}: Pick<Situation, 'goal'>): string | undefined {
  const output = goal.outputs[0];
  const alternative = goal.alternatives[0];
  return typeof output === 'string' ? output : (alternative as string | undefined);
}

/** Text that the example contains. */
export function found(values: Iterable<string>): Constant[] {
  return [...new Set(values)].map((value) => ({value, cost: 1 + value.length * 0.1}));
}

/** Text that is specific to the example if it contains words. Then it costs more with every letter. */
export function copied(values: Iterable<string>, letterCost: number): Constant[] {
  return found(values).map(({value, cost}) => ({
    value,
    cost: cost + letterCost * (value as string).replaceAll(/[^\p{L}\p{N}]/gu, '').length,
  }));
}

/** A position or a length, which rarely fits other inputs. */
export function counted(values: Iterable<number>): Constant[] {
  return [...new Set(values)].map((value) => ({value, cost: value === 0 ? 0.5 : 3}));
}

/** Well-known values, most common first. */
export function common(values: readonly Value[]): Constant[] {
  return values.map((value, index) => ({value, cost: 1.5 + index * 0.1}));
}
