import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {quote} from '@documentation/base/internal/values/quote';

/** The parameter of functions that build an object from keys that may occur twice. */
export const onDuplicateParameter = {
  type: 'Text',
  default: 'error',
  values: {
    error: 'fail with `E_DUPLICATE`',
    first: 'keep the first value',
    last: 'keep the last value',
  },
  description: 'what to do when two entries have the same key',
} as const;

/** Builds an object from keys and values, in the order in which the keys first appear. */
export function objectFrom(
  entries: Iterable<readonly [key: string, value: Value]>,
  onDuplicate: keyof typeof onDuplicateParameter.values,
  parameter: string,
): Value {
  const values = new Map<string, Value>();
  for (const [key, value] of entries) {
    const isDuplicate = values.has(key);
    if (isDuplicate && onDuplicate === 'error') {
      fail(
        'E_DUPLICATE',
        `More than one entry has the key ${quote(key)}. To keep one of them, set \`onDuplicate\` to "first" or "last".`,
        parameter,
      );
    }
    if (!isDuplicate || onDuplicate === 'last') {
      values.set(key, value);
    }
  }
  return Object.fromEntries(values);
}
