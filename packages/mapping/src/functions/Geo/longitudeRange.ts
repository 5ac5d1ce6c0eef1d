import {EDGE_TOLERANCE} from './edges';

/** A part of the way around the Earth, from west to east, between wrapped longitudes. */
export interface LongitudeRange {
  readonly west: number;
  readonly east: number;
}

/** The eastern end, unwrapped: beyond 180 if the range crosses the 180th meridian. */
function endOf({west, east}: LongitudeRange): number {
  return east < west ? east + 360 : east;
}

function further(first: LongitudeRange, second: LongitudeRange): LongitudeRange {
  return endOf(second) > endOf(first) ? second : first;
}

/** Returns the narrowest range that covers all the given ranges: everything except the widest gap. */
export function rangeAround(ranges: readonly LongitudeRange[]): LongitudeRange {
  const sorted = ranges.toSorted((first, second) => first.west - second.west);
  let last = sorted.reduce(further);
  // The first gap extends across the 180th meridian. An equal gap elsewhere doesn't replace it.
  let reach = endOf(last) - 360;
  let widest = {gap: 0, west: 0, east: 0};
  for (const range of sorted) {
    const gap = range.west - reach;
    if (gap > widest.gap) {
      widest = {gap, west: range.west, east: last.east};
    }
    if (endOf(range) > reach) {
      last = range;
      reach = endOf(range);
    }
  }
  if (widest.gap <= EDGE_TOLERANCE) {
    return {west: -180, east: 180};
  }
  const {west, east} = widest;
  return {west: west === 180 && east !== 180 ? -180 : west, east};
}
