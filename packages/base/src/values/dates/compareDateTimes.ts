import {momentOfDateTime} from '../dateTypes';

/** Compares two DateTimes without Temporal, which is much slower. Returns undefined if either is of another type. */
export function compareDateTimes(a: string, b: string): -1 | 0 | 1 | undefined {
  const [left, right] = [momentOfDateTime(a), momentOfDateTime(b)];
  if (!left || !right) {
    return undefined;
  }
  const [first, second] =
    left.seconds === right.seconds
      ? [left.fraction, right.fraction]
      : [left.seconds, right.seconds];
  return first === second ? 0 : first < second ? -1 : 1;
}
