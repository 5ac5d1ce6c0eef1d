import fc from 'fast-check';
import type {Edge} from './edges';
import {closeRing} from './geoJson';
import {toRadians, wrapLongitude, type Position} from './points';
import {toRing} from './rings';

/** Random rings and positions for tests. */

/** Coordinates with up to 6 decimals, so turning a ring doesn't round them. */
export const degrees = (min: number, max: number) =>
  fc.integer({min: min * 1e6, max: max * 1e6}).map((millionths) => millionths / 1e6);

export const turned = ([longitude, latitude]: Position, by: number): Position => [
  wrapLongitude(Math.round((longitude + by) * 1e6) / 1e6),
  latitude,
];

export const ringThrough = (positions: readonly Position[]) =>
  toRing(closeRing(positions), 'polygon');

/** A ring around [0, 0] that doesn't cross itself, because each corner has its own sector. */
export const star = fc
  .array(fc.tuple(degrees(0, 1), degrees(1, 80)), {minLength: 5, maxLength: 12})
  .map((corners) =>
    corners.map(([part, radius], sector): Position => {
      const angle = toRadians((360 * (sector + part)) / corners.length);
      const decimals = (value: number) => Math.round(value * 1e6) / 1e6;
      return [decimals(radius * Math.cos(angle)), decimals(radius * Math.sin(angle))];
    }),
  );

/** A ring around a pole, with corners at most 144 degrees apart. */
const cap = fc
  .tuple(
    fc.array(fc.tuple(degrees(0, 1), degrees(1, 89)), {minLength: 5, maxLength: 12}),
    fc.constantFrom(-1, 1),
  )
  .map(([corners, side]) =>
    corners.map(([part, latitude], sector): Position => {
      const longitude = Math.floor((360e6 * (sector + part)) / corners.length) / 1e6;
      return [wrapLongitude(longitude), side * latitude];
    }),
  );

export const shape = fc.oneof(star, cap);
export const position = fc.tuple(degrees(-180, 180), degrees(-90, 90));
export const turn = degrees(-1000, 1000);

/** Returns the position part of the way along an edge. */
export function along({from, to, turn: width}: Edge, part: number): Position {
  return [wrapLongitude(from[0] + part * width), from[1] + part * (to[1] - from[1])];
}
