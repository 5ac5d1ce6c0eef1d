import {fail} from '@documentation/base/internal/values/errors';
import type {Position} from './points';

/**
 * A point this close to an edge, in degrees, is on the edge. That is about 0.1 mm: more than rounding
 * moves a computed coordinate (about 1e-13), and less than anyone can measure.
 */
export const EDGE_TOLERANCE = 1e-9;

/** A straight line on a map, as in RFC 7946, 3.1.1, which takes the shorter way around the Earth. */
export interface Edge {
  readonly from: Position;
  readonly to: Position;
  /** The change in longitude, in degrees. Positive to the east. */
  readonly turn: number;
}

export const edgeNote =
  'Edges are straight lines on a map whose axes are longitude and latitude, as in GeoJSON. They take the shorter way around the Earth, so an edge from 179 to -179 crosses the 180th meridian. Add positions where an edge would span 180 degrees or more: a band around the Earth needs corners at longitudes such as -180, -60, 60 and 180.';

/** Both errors of functions that read edges have this code, so a page lists them together. */
export const edgeError = {
  code: 'E_RANGE',
  when: 'a latitude isn’t between -90 and 90, or the ends of an edge are 180 degrees of longitude apart',
} as const;

/** Returns the shorter way between two wrapped longitudes: 179, -179 → 2 */
export function turnBetween(from: number, to: number): number {
  const turn = to - from;
  return turn > 180 ? turn - 360 : turn <= -180 ? turn + 360 : turn;
}

function toEdge(from: Position, to: Position, parameter: string): Edge {
  const turn = turnBetween(from[0], to[0]);
  if (180 - Math.abs(turn) <= EDGE_TOLERANCE) {
    fail(
      'E_RANGE',
      `[${from.join(', ')}] and [${to.join(', ')}] are 180 degrees of longitude apart, so the edge between them could go either way around the Earth. Add a position between them.`,
      parameter,
    );
  }
  return {from, to, turn};
}

/** Returns the edges between consecutive positions. */
export function edgesOf(positions: readonly Position[], parameter: string): Edge[] {
  return positions.slice(1).map((to, index) => toEdge(positions[index]!, to, parameter));
}
