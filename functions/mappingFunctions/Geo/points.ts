import {fail} from '../../language/errors';
import type {TypeByName} from '../../language/types';

type GeoPoint = TypeByName['GeoPoint'];

/** A position with the longitude first, as in GeoJSON and its libraries. */
export type Position = [longitude: number, latitude: number];

/** The first note on every page in the Geo category. */
export const orderNote = 'Points put latitude first. GeoJSON puts longitude first.';

export const latitudeError = {
  code: 'E_RANGE',
  when: 'a latitude isn’t between -90 and 90',
} as const;

/** Rounds a number, so every JavaScript engine returns the same result. Turns -0 into 0. */
export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0;
}

/** Wraps a longitude: 190 → -170. A wrapped longitude is rounded to 8 decimals (about a millimetre). */
function wrapLongitude(longitude: number): number {
  if (Math.abs(longitude) <= 180) {
    return longitude + 0;
  }
  return round(((((longitude + 180) % 360) + 360) % 360) - 180, 8);
}

/** Returns the point with its longitude between -180 and 180. Fails with E_RANGE if the latitude isn't valid. */
export function checkPoint({latitude, longitude}: GeoPoint, parameter: string): GeoPoint {
  if (Math.abs(latitude) > 90) {
    fail(
      'E_RANGE',
      `The latitude ${latitude} isn’t between -90 and 90. Check whether latitude and longitude are swapped.`,
      parameter,
    );
  }
  return {latitude: latitude + 0, longitude: wrapLongitude(longitude)};
}

export function toPosition(point: GeoPoint, parameter: string): Position {
  const {latitude, longitude} = checkPoint(point, parameter);
  return [longitude, latitude];
}
