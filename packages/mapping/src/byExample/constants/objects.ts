import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import {isEqual} from '@documentation/base/internal/values/equality';
import {found, type Constant, type Situation} from './constant';

function firstObjects({values, goal}: Situation): {
  from: Readonly<Record<string, Value>>;
  to: Readonly<Record<string, Value>>;
} {
  const asObject = (value: Value | undefined) =>
    (isObject(value) ? value : {}) as Readonly<Record<string, Value>>;
  return {from: asObject(values[0]), to: asObject(goal.outputs[0])};
}

/** Keys that the output has, and keys that it lacks. */
export function keyLists(situation: Situation): Constant[] {
  const {from, to} = firstObjects(situation);
  const has = Object.keys(from).filter((key) => Object.hasOwn(to, key));
  const lacks = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  return [has, lacks]
    .filter((keys) => keys.length > 0)
    .map((keys) => ({value: keys, cost: 1 + keys.length * 0.5}));
}

/** Pairs of an old and a new key with the same value. */
export function keyNames(situation: Situation): Constant[] {
  const {from, to} = firstObjects(situation);
  const added = Object.keys(to).filter((key) => !Object.hasOwn(from, key));
  const names: Record<string, string> = {};
  for (const key of Object.keys(from).filter((old) => !Object.hasOwn(to, old))) {
    const index = added.findIndex((name) => isEqual(to[name]!, from[key]!));
    if (index >= 0) {
      names[key] = added.splice(index, 1)[0]!;
    }
  }
  const count = Object.keys(names).length;
  return count > 0 ? [{value: names, cost: 1 + count}] : [];
}

/** The keys of the items in a list. */
export function itemKeys({values}: Situation): Constant[] {
  const [list] = values;
  const first: unknown = Array.isArray(list) ? (list as unknown[])[0] : undefined;
  return found(isObject(first) ? Object.keys(first).slice(0, 8) : []);
}

/** Criteria such as ">5", and values to look for. */
export function criteria(situation: Situation): Constant[] {
  const [list] = situation.values;
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const values = items.flatMap((item) => (isObject(item) ? Object.values(item) : [item]));
  const scalars = [
    ...new Set(values.filter((item) => typeof item === 'string' || typeof item === 'number')),
  ];
  return scalars.slice(0, 8).flatMap((value) => [
    {value, cost: 2},
    ...(typeof value === 'number' ? ['>', '>=', '<', '<='] : []).map((operator) => ({
      value: `${operator}${value}`,
      cost: 3,
    })),
  ]);
}
