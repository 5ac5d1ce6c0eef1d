import type {Value} from '@documentation/base/internal/values/types';
import {placesIn} from '../constants/places/places';
import type {Example} from '../example';
import type {Known} from '../terms/known';
import {valueAtKeys} from '../terms/runTerm';
import {input, pathFrom} from '../terms/term';

const MAX_PARTS = 20;
const KEY_COST = 0.5;
/** Items are rarely picked by their number. */
const INDEX_COST = 14;
/** Text that isn't like a name is rarely a key. */
const ODD_KEY_COST = 3;

function costOfKey(key: string | number): number {
  if (typeof key === 'number' || /^\d/.test(key)) {
    return INDEX_COST;
  }
  return /^[\p{L}_@#][\p{L}\d_ .-]{0,40}$/u.test(key) ? KEY_COST : ODD_KEY_COST;
}

/** The parts of a value that can be reached with a path: $.customer.name */
export function partsOf(known: Known): Known[] {
  return placesIn(known.values[0]!)
    .slice(0, MAX_PARTS)
    .map(({keys}) => ({
      term: pathFrom(known.term, keys),
      values: known.values.map((value) => valueAtKeys(value, keys)),
      cost: keys.reduce<number>((sum, key) => sum + costOfKey(key), known.cost),
      inputs: known.inputs,
    }))
    .filter(({values}) => values.every((value) => value !== null));
}

/** The inputs of the examples. */
export function inputsOf(examples: readonly Example[]): Known[] {
  const count = examples[0]!.inputs.length;
  return Array.from({length: count}, (_, index) => ({
    term: count === 1 ? input : pathFrom(input, [index]),
    values: examples.map(({inputs}): Value => inputs[index]!),
    cost: 0,
    inputs: 1 << index,
  }));
}
