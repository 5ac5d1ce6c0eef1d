import {isObject} from '../../language/isObject';
import type {Value} from '../../language/types';

function field(value: Value, name: string): Value {
  return isObject(value) && Object.hasOwn(value, name) ? value[name]! : null;
}

/**
 * Returns the value of a field, given its name or a path such as 'customer.country'. The path '' means the item itself.
 * A field whose name equals the whole path takes precedence, because names such as 'Order No.' contain dots.
 */
export function fieldValue(item: Value, path: string): Value {
  if (path === '') {
    return item;
  }
  return field(item, path) ?? path.split('.').reduce(field, item);
}
