import {fail} from '@documentation/base/internal/values/errors';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import {wrapLongitude, type Position} from './points';
import {quote} from '@documentation/base/internal/values/quote';

/** How many lists a position is nested in, by geometry type. */
const depths = new Map([
  ['Point', 0],
  ['MultiPoint', 1],
  ['LineString', 1],
  ['MultiLineString', 2],
  ['Polygon', 2],
  ['MultiPolygon', 3],
]);

export const geoJsonError = {code: 'E_PARSE', when: 'the GeoJSON is invalid'} as const;

interface Geometry {
  readonly type: string;
  /** A single position, or positions in nested lists, depending on the type. */
  readonly coordinates: unknown;
}

const order = '[longitude, latitude]';

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function checkPosition(value: readonly Value[], parameter: string): Position {
  const [longitude, latitude] = value as readonly unknown[];
  if (!isFiniteNumber(longitude) || !isFiniteNumber(latitude)) {
    return fail(
      'E_PARSE',
      `A GeoJSON position doesn’t start with two numbers. Use ${order}.`,
      parameter,
    );
  }
  if (Math.abs(latitude) > 90) {
    fail(
      'E_RANGE',
      `The latitude ${latitude} in [${longitude}, ${latitude}] isn’t between -90 and 90. Use ${order} in degrees.`,
      parameter,
    );
  }
  return [wrapLongitude(longitude), latitude + 0];
}

function checkCoordinates(value: Value | undefined, depth: number, parameter: string): unknown {
  if (!Array.isArray(value)) {
    return fail(
      'E_PARSE',
      'The GeoJSON coordinates don’t match the geometry type. Check how deeply the lists are nested.',
      parameter,
    );
  }
  const items = value as readonly Value[];
  return depth === 0
    ? checkPosition(items, parameter)
    : items.map((item) => checkCoordinates(item, depth - 1, parameter));
}

/** Returns the members of a Feature or collection, or undefined for a geometry. */
function membersOf(type: string, value: {readonly [key: string]: Value}): Value | undefined {
  switch (type) {
    case 'FeatureCollection':
      return value.features ?? null;
    case 'GeometryCollection':
      return value.geometries ?? null;
    case 'Feature':
      // A Feature without a location has a null geometry.
      return value.geometry === null ? [] : [value.geometry ?? false];
    default:
      return undefined;
  }
}

/** Finds and checks all geometries in a GeoJSON document. Avoids recursion, because collections can nest deeply. */
function geometriesOf(geoJson: Value, parameter: string): Geometry[] {
  const found: Geometry[] = [];
  const open: Value[] = [geoJson];
  while (open.length > 0) {
    const value = open.pop() as {readonly [key: string]: Value} | null;
    const type = isObject(value) ? value.type : undefined;
    if (typeof type !== 'string') {
      return fail(
        'E_PARSE',
        'A GeoJSON object has no `type`. Add one, such as "Point".',
        parameter,
      );
    }
    const members = membersOf(type, value!);
    const depth = depths.get(type);
    if (Array.isArray(members)) {
      for (const member of members as Value[]) {
        open.push(member);
      }
    } else if (members === undefined && depth !== undefined) {
      found.push({type, coordinates: checkCoordinates(value!.coordinates, depth, parameter)});
    } else {
      fail(
        'E_PARSE',
        depth === undefined && members === undefined
          ? `${quote(type)} isn’t a GeoJSON type. Use a type such as "Point" or "Polygon".`
          : `The ${type} is incomplete. Check that it has all required fields.`,
        parameter,
      );
    }
  }
  return found;
}

/** Returns the ring with its first position at the end, too. */
export function closeRing(ring: readonly Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = !first || (ring.length > 1 && first[0] === last![0] && first[1] === last![1]);
  return isClosed ? [...ring] : [...ring, first];
}

/** A point, a line or a polygon. */
export interface Shape {
  readonly isPolygon: boolean;
  /** The point, the line, or the polygon's closed rings, starting with the outer ring. */
  readonly paths: readonly Position[][];
}

function toShapes({type, coordinates}: Geometry): Shape[] {
  const lists = coordinates as unknown[];
  switch (type) {
    case 'Point':
      return [{isPolygon: false, paths: [[coordinates as Position]]}];
    case 'MultiPoint':
      return (lists as Position[]).map((position) => ({isPolygon: false, paths: [[position]]}));
    case 'LineString':
      return [{isPolygon: false, paths: [lists as Position[]]}];
    case 'MultiLineString':
      return (lists as Position[][]).map((line) => ({isPolygon: false, paths: [line]}));
    default:
      return ((type === 'Polygon' ? [lists] : lists) as Position[][][]).map((rings) => ({
        isPolygon: true,
        paths: rings.map(closeRing),
      }));
  }
}

/** Returns all points, lines and polygons in a document. */
export function shapesOf(geoJson: Value, parameter: string): Shape[] {
  return geometriesOf(geoJson, parameter).flatMap(toShapes);
}

/** Returns all polygons in a document, each as a list of closed rings. */
export function polygonsOf(geoJson: Value, parameter: string): (readonly Position[][])[] {
  const polygons = shapesOf(geoJson, parameter)
    .filter(({isPolygon}) => isPolygon)
    .map(({paths}) => paths);
  if (polygons.some((rings) => rings.some((ring) => ring.length < 4))) {
    fail('E_PARSE', 'A polygon ring has too few points. Use at least three.', parameter);
  }
  return polygons;
}
