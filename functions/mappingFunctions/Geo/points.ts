import {fail} from '../../language/errors';
import type {TypeByName} from '../../language/types';

type GeoPoint = TypeByName['GeoPoint'];

/** Longitude first, as GeoJSON and its libraries want it. */
export type Position = [longitude: number, latitude: number];

/** The first note of every page of the category. */
export const orderNote =
  'The order here is latitude, longitude. In GeoJSON it is the other way round: longitude comes first.';

export const latitudeError = {code: 'E_RANGE', when: 'a latitude is outside -90 to 90'} as const;

/** Rounds what was computed, so that every engine gives the same number; never -0. */
export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0;
}

/** 190 → -170. Eight decimals of a degree are about a millimetre. */
function wrapLongitude(longitude: number): number {
  if (Math.abs(longitude) <= 180) {
    return longitude + 0;
  }
  return round(((((longitude + 180) % 360) + 360) % 360) - 180, 8);
}

/** Returns the point with its longitude in -180 to 180, or fails with E_RANGE. */
export function checkPoint({latitude, longitude}: GeoPoint, parameter: string): GeoPoint {
  if (Math.abs(latitude) > 90) {
    fail(
      'E_RANGE',
      `The latitude ${latitude} is outside -90 to 90. Perhaps latitude and longitude are swapped.`,
      parameter,
    );
  }
  return {latitude: latitude + 0, longitude: wrapLongitude(longitude)};
}

export function toPosition(point: GeoPoint, parameter: string): Position {
  const {latitude, longitude} = checkPoint(point, parameter);
  return [longitude, latitude];
}
