import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import {parsePath, valueAt} from '@documentation/base/internal/values/path';

/**
 * Returns the value of a field, given its name or a path such as 'customer.country'. The path '' means the item itself.
 * A field whose name equals the whole path takes precedence, because names such as 'Order No.' contain dots.
 */
export function fieldValue(item: Value, path: string): Value {
  if (path === '') {
    return item;
  }
  if (isObject(item) && Object.hasOwn(item, path)) {
    return item[path]!;
  }
  const keys = parsePath(path);
  return keys ? valueAt(keys, item) : null;
}
