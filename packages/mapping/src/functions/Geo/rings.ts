import {EDGE_TOLERANCE, edgesOf, turnBetween, type Edge} from './edges';
import {toRadians, type Position} from './points';

/**
 * Polygon borders on a globe. Turf's functions compare longitudes as numbers, so a ring can't cross the 180th
 * meridian or surround a pole, and a rounding error moves a point off an oblique edge. The edges of d3-geo and
 * GeographicLib are great circles, but GeoJSON's are straight lines on a map. `rings.test.ts` and
 * `signedArea.test.ts` compare with Turf, `geographicLib.test.ts` with GeographicLib.
 */

export interface Ring {
  readonly edges: readonly Edge[];
  /** The latitude of the pole inside a ring around the Earth: 90 or -90. Other rings contain no pole: 0. */
  readonly pole: -90 | 0 | 90;
}

export const poleNote =
  'A ring that goes around the Earth contains a pole: the North Pole if the ring’s mean latitude is 0 or more, otherwise the South Pole.';

function poleOf(edges: readonly Edge[]): Ring['pole'] {
  let turns = 0;
  let latitudes = 0;
  for (const {from, to, turn} of edges) {
    turns += turn;
    latitudes += (turn * (from[1] + to[1])) / 2;
  }
  // The turns of a closed ring add up to a multiple of 360, apart from rounding errors.
  if (Math.abs(turns) < 180) {
    return 0;
  }
  return latitudes / turns >= 0 ? 90 : -90;
}

/** Returns the ring through closed positions, which end where they start. */
export function toRing(positions: readonly Position[], parameter: string): Ring {
  const edges = edgesOf(positions, parameter);
  return {edges, pole: poleOf(edges)};
}

/** Returns the mean sine of the latitudes along an edge. */
function meanSine({from, to}: Edge): number {
  const middle = toRadians((from[1] + to[1]) / 2);
  const half = toRadians((to[1] - from[1]) / 2);
  return Math.sin(middle) * (half === 0 ? 1 : Math.sin(half) / half);
}

/** Returns the area on a sphere with a radius of 1. Positive if the ring is counterclockwise. */
export function signedArea({edges, pole}: Ring): number {
  let area = 0;
  for (const edge of edges) {
    area += toRadians(edge.turn) * (Math.sign(pole) - meanSine(edge));
  }
  return area;
}

function isOnEdge([longitude, latitude]: Position, {from, to, turn}: Edge): boolean {
  const [north, rise] = [from[1] - latitude, to[1] - from[1]];
  if (Math.abs(latitude) === 90) {
    // At a pole, all longitudes are the same point.
    return Math.min(Math.abs(north), Math.abs(north + rise)) <= EDGE_TOLERANCE;
  }
  const east = turnBetween(longitude, from[0]);
  const squaredLength = turn ** 2 + rise ** 2;
  const nearest = squaredLength === 0 ? 0 : -(east * turn + north * rise) / squaredLength;
  const part = Math.min(Math.max(nearest, 0), 1);
  return Math.hypot(east + part * turn, north + part * rise) <= EDGE_TOLERANCE;
}

/** Whether the meridian from the position to the North Pole crosses the edge. */
function isNorthOf({from, to}: Edge, [longitude, latitude]: Position): boolean {
  const start = turnBetween(longitude, from[0]);
  const end = turnBetween(longitude, to[0]);
  // An edge across the opposite meridian seems to take the longer way.
  if (start < 0 === end < 0 || Math.abs(end - start) > 180) {
    return false;
  }
  return from[1] + ((to[1] - from[1]) * start) / (start - end) > latitude;
}

/** Returns whether a position is inside, outside or on the edge of a ring. */
export function placeOf(position: Position, {edges, pole}: Ring): 'inside' | 'outside' | 'edge' {
  let isInside = pole === 90;
  for (const edge of edges) {
    if (isOnEdge(position, edge)) {
      return 'edge';
    }
    isInside = isInside !== isNorthOf(edge, position);
  }
  return isInside ? 'inside' : 'outside';
}
