import {formatValue} from '../../../language/formatCall';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import {isEqual} from '@documentation/base/internal/values/equality';
import {found, type Constant, type Situation} from '../constant';

const MAX_PLACES = 24;
const MAX_DEPTH = 4;
const MAX_ITEMS = 3;

type Keys = readonly (string | number)[];

/** Every place in a document, with the value there. For a list, only the first items. */
export function placesIn(value: Value, depth = MAX_DEPTH): {keys: Keys; value: Value}[] {
  if (depth === 0) {
    return [];
  }
  const entries: (readonly [string | number, Value])[] = [];
  if (Array.isArray(value)) {
    entries.push(...(value as readonly Value[]).slice(0, MAX_ITEMS).entries());
  } else if (isObject(value)) {
    const all = Object.entries(value as Readonly<Record<string, Value>>);
    entries.push(...all.slice(0, MAX_PLACES));
  }
  return entries
    .flatMap(([key, inner]) => [
      {keys: [key], value: inner},
      ...placesIn(inner, depth - 1).map((place) => ({...place, keys: [key, ...place.keys]})),
    ])
    .slice(0, MAX_PLACES * 2);
}

function jsonPath(keys: Keys): string {
  const steps = keys.map((key) =>
    typeof key === 'string' && /^[A-Za-z_]\w*$/.test(key)
      ? `.${key}`
      : `[${typeof key === 'string' ? JSON.stringify(key) : key}]`,
  );
  return `$${steps.join('')}`;
}

function pointer(keys: Keys): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Items are rarely picked by their number. */
function withIndexCost({value, cost}: Constant): Constant {
  return {value, cost: cost + (/\/\d|\[\d/.test(value as string) ? 5 : 0)};
}

/** Paths to the wanted value, and paths with wildcards to the wanted values. */
export function jsonPaths({values, goal}: Situation): Constant[] {
  const places = placesIn(values[0]!);
  const [output] = goal.outputs;
  const isHere = (place: {value: Value}) => output !== undefined && isEqual(place.value, output);
  const exact = places.filter(isHere).map(({keys}) => jsonPath(keys));
  const many = Array.isArray(output)
    ? places
        .filter(({keys}) => keys.includes(0))
        .map(({keys}) => jsonPath(keys).replaceAll('[0]', '[*]'))
    : [];
  const any = typeof output === 'boolean' ? places.map(({keys}) => jsonPath(keys)) : [];
  return found([...exact, ...many, ...any].slice(0, MAX_PLACES)).map(withIndexCost);
}

/** Pointers to places in which the input and the output differ. */
export function pointers({values, goal}: Situation): Constant[] {
  const [output] = goal.outputs;
  const before = new Map(placesIn(values[0]!).map(({keys, value}) => [pointer(keys), value]));
  const after = new Map(
    placesIn(output ?? null).map(({keys, value}) => [pointer(keys), value] as const),
  );
  const differs = (place: string) =>
    !before.has(place) || !after.has(place) || !isEqual(before.get(place)!, after.get(place)!);
  return found([...before.keys(), ...after.keys()].filter(differs).slice(0, MAX_PLACES)).map(
    withIndexCost,
  );
}

/** Values in the output that the input doesn't have. */
export function newValues({values, goal}: Situation): Constant[] {
  const [output] = goal.outputs;
  const before = placesIn(values[0]!);
  return placesIn(output ?? null)
    .filter(
      ({keys, value}) =>
        !before.some((place) => isEqual(place.keys, keys) && isEqual(place.value, value)),
    )
    .map(({value}) => ({value, cost: 3 + formatValue(value).length * 0.5}));
}
