import type {Observer} from './observer';
import {isObject} from '@documentation/base/internal/values/isObject';
import {indicesOf} from './recording';
import type {Value} from '@documentation/base/internal/values/types';
import type {Scope} from '../types';
import {shorten} from '@documentation/base/internal/values/quote';

/** An item for which an expression fails. */
export interface FailedItem {
  /** 'order 1003, row 3' */
  readonly label: string;
  readonly indices: readonly number[];
  readonly item: Value;
  readonly error: unknown;
}

export interface FailedItems {
  count: number;
  /** How many items were tried. */
  total: number;
  /** The first items that failed. */
  readonly first: FailedItem[];
}

const KEPT_ITEMS = 100;

/** Keys that often identify a record: 'id', 'orderNo', 'Order', 'customer_number', 'SKU' */
const namingKey = /(?:^|[a-z_\s-])(?:id|no|nr|number|code|key|sku|name)$|^order$|^invoice$/i;
const MAX_NAME_LENGTH = 40;

/** The field that identifies an item to its owner: 'order 1003' */
function nameOf(item: Value): string | undefined {
  if (!isObject(item)) {
    return undefined;
  }
  for (const [key, value] of Object.entries(item)) {
    const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
    if (text !== '' && namingKey.test(key)) {
      return `${shorten(key.trim(), MAX_NAME_LENGTH)} ${shorten(text, MAX_NAME_LENGTH)}`;
    }
  }
  return undefined;
}

/** Says which item an error is about: 'order 1003, row 3' or, in nested lists, 'sku A-1, row 2 of row 3' */
function labelOf({item = null}: Scope, indices: readonly number[]): string {
  const unit = isObject(item) || Array.isArray(item) ? 'row' : 'item';
  const place = indices
    .toReversed()
    .map((index) => `${unit} ${index + 1}`)
    .join(' of ');
  const name = nameOf(item);
  return name ? `${name}, ${place}` : place;
}

/**
 * Creates an observer that continues after an item has failed. `failedItems` returns the items of the first expression
 * that failed, because its failures can cause others.
 */
export function createFailedItems(): {
  observer: Observer;
  failedItems: () => FailedItems | undefined;
} {
  let firstFailed: FailedItems | undefined;
  const silent = {returned: () => {}, failed: () => {}};
  return {
    failedItems: () => firstFailed,
    observer: {
      watch: () => silent,
      watchItems: () => {
        const own: FailedItems = {count: 0, total: 0, first: []};
        return {
          tried: () => {
            own.total += 1;
          },
          failed: (scope, error) => {
            firstFailed ??= own;
            own.count += 1;
            if (own.first.length < KEPT_ITEMS) {
              const indices = indicesOf(scope);
              const {item = null} = scope;
              own.first.push({label: labelOf(scope, indices), indices, item, error});
            }
            return null;
          },
        };
      },
    },
  };
}
