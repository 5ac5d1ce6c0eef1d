import type {Value} from './types';

/** Deep equality without coercion: 1 and "1" differ, null equals null, the order of keys doesn't matter. */
export function isEqual(a: Value, b: Value): boolean {
  if (a === b) {
    return true;
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return false;
  }
  if (Array.isArray(a) || Array.isArray(b) || a instanceof Uint8Array || b instanceof Uint8Array) {
    const [left, right] = [a as ArrayLike<Value>, b as ArrayLike<Value>];
    return (
      a.constructor === b.constructor &&
      left.length === right.length &&
      Array.from(left).every((item, index) => isEqual(item, right[index]!))
    );
  }
  const [left, right] = [a as Record<string, Value>, b as Record<string, Value>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key]!, right[key]!))
  );
}
