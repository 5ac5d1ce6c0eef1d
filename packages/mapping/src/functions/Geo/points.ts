import {fail} from '@documentation/base/internal/values/errors';
import type {TypeByName} from '@documentation/base/internal/values/types';

type GeoPoint = TypeByName['GeoPoint'];

/** A position with the longitude first, as in GeoJSON and its libraries. */
export type Position = [longitude: number, latitude: number];

export const EARTH_RADIUS_METRES = 6_371_008.8;

export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The first note on every page of the category. */
export const orderNote = 'Points put latitude first. GeoJSON puts longitude first.';

/** The second note on every page whose function reads longitudes. */
export const longitudeNote =
  'Any longitude is accepted: 190 is the same as -170, and -180 is the same as 180.';

export const latitudeError = {
  code: 'E_RANGE',
  when: 'a latitude isn’t between -90 and 90',
} as const;

/** Rounds a number, so every JavaScript engine returns the same result. Turns -0 into 0. */
export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0;
}

/** Wraps a longitude to the range above -180 and up to 180: 190 → -170, -180 → 180. Adds no decimals: 370.1 → 10.1 */
export function wrapLongitude(longitude: number): number {
  if (longitude > -180 && longitude <= 180) {
    return longitude + 0;
  }
  const turned = longitude % 360;
  const wrapped = turned > 180 ? turned - 360 : turned <= -180 ? turned + 360 : turned;
  const decimals = String(longitude).split('.')[1]?.length ?? 0;
  return round(wrapped, decimals);
}

/** Returns the point with its longitude wrapped. An impossible latitude fails with E_RANGE. */
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
