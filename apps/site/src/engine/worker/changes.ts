import type {Value} from '@documentation/base/internal/values/types';
import type {Changes} from '../workbenchMessages';
import {cutToFit} from '@documentation/reference/internal/values/cutToFit';
import {differences} from '@documentation/reference/internal/values/differences';
import {matchItems} from './matchItems';
import {formatPath} from '@documentation/reference/internal/values/formatPath';

/** One difference between two results. */
export interface Change {
  /** Where it is: '[2].customer.name' */
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** The values, cut to fit. Files have none. */
  readonly before?: Value;
  readonly after?: Value;
}

/** Where counting stops. A count this high means "or more". */
export const MAX_COUNTED_CHANGES = 10_000;
const LISTED_CHANGES = 200;
const SHOWN_VALUE_LENGTH = 200;

function shown(value: Value | undefined): Value | undefined {
  return value === undefined || value instanceof Uint8Array
    ? undefined
    : cutToFit(value, SHOWN_VALUE_LENGTH).value;
}

/** Compares two results: lists the first differences, and counts up to 10,000. */
export function compareResults(before: Value, after: Value, limit = LISTED_CHANGES): Changes {
  const first: Change[] = [];
  let count = 0;
  for (const {path, before: old, after: now} of differences(before, after, matchItems())) {
    count += 1;
    if (first.length < limit) {
      const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
      const [from, to] = [shown(old), shown(now)];
      first.push({
        path: formatPath(path),
        kind,
        ...(from !== undefined && {before: from}),
        ...(to !== undefined && {after: to}),
      });
    }
    if (count === MAX_COUNTED_CHANGES) {
      break;
    }
  }
  return {count, first};
}
