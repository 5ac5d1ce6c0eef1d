import type {Value} from './types';
import {isBlank} from './text/whiteSpace';

/** Whether a value is null, blank text, or an empty list, object or file. */
export function isEmpty(value: Value): boolean {
  if (typeof value === 'string') {
    return isBlank(value);
  }
  if (typeof value !== 'object' || value === null) {
    return value === null;
  }
  return value instanceof Uint8Array ? value.length === 0 : Object.keys(value).length === 0;
}
