import {isObject} from './isObject';
import type {Value} from './types';

/** A path into a value, which functions accept as text: 'customer.name', 'lines[0].sku', 'a["odd key"]', 'lines.0' */
export type Path = readonly (string | number)[];

/** Matches one part of a path: .name, [0] or ["odd name"] */
const step = /\.([\p{L}\p{N}_$@#:-]+)|\[(-?\d{1,9})\]|\["([^"]*)"\]/uy;

/** Parses a path. Returns undefined if it isn't valid. */
export function parsePath(source: string): Path | undefined {
  const text = source.startsWith('[') ? source : `.${source}`;
  const path: (string | number)[] = [];
  let position = 0;
  while (position < text.length) {
    step.lastIndex = position;
    const match = step.exec(text);
    if (!match) {
      return undefined;
    }
    const [whole, name, index, quoted] = match;
    path.push(index === undefined ? (name ?? quoted!) : Number(index));
    position += whole.length;
  }
  return path;
}

/** Returns the item or field for one part of a path, or null if there is none. Never reads inherited members. */
function valueIn(value: Value, key: string | number): Value {
  if (Array.isArray(value)) {
    const position = typeof key === 'number' || /^\d{1,9}$/.test(key) ? Number(key) : NaN;
    return Number.isNaN(position) ? null : ((value as Value[]).at(position) ?? null);
  }
  return isObject(value) && typeof key === 'string' && Object.hasOwn(value, key)
    ? (value[key] ?? null)
    : null;
}

/** Returns the value at a path, or null if there is none. */
export function valueAt(path: Path, value: Value): Value {
  return path.reduce<Value>(valueIn, value);
}
