import type {Value} from '../language/types';

/** Whether a value is null, blank text, or an empty list, object or file. */
export function isEmpty(value: Value): boolean {
  if (typeof value === 'string') {
    return value.trim() === '';
  }
  if (typeof value !== 'object' || value === null) {
    return value === null;
  }
  return value instanceof Uint8Array ? value.length === 0 : Object.keys(value).length === 0;
}
