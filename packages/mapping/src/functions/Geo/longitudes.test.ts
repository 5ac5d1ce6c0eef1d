import fc, {type Arbitrary} from 'fast-check';
import {describe, expect, it} from 'vitest';
import {MappingError} from '@documentation/base/internal/values/errors';
import {invoke} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '../../language/types';
import geo from '.';
import createPoint from './CreatePoint';
import geohashEncode from './GeohashEncode';
import parseCoordinates from './ParseCoordinates';
import pointInPolygon from './PointInPolygon';
import {wrapLongitude} from './points';
import toGeoJson from './ToGeoJson';

/** One rule for all functions: a longitude and the same longitude plus 360 are the same meridian. */

async function call(definition: MappingFunction, args: Record<string, Value>): Promise<Value> {
  try {
    return await invoke(definition, args, {now: '2024-05-01T12:00:00Z'});
  } catch (error) {
    if (error instanceof MappingError) {
      return error.code;
    }
    throw error;
  }
}

const longitude = fc.oneof(
  fc.integer({min: -180_000_000, max: 180_000_000}).map((millionths) => millionths / 1e6),
  fc.constantFrom(-180, 180, 0, 90, -90, 179.5, -179.5),
);
const latitude = fc.integer({min: -90_000, max: 90_000}).map((thousandths) => thousandths / 1e3);
const point = fc.record({latitude, longitude});
const ring = fc.array(fc.tuple(longitude, latitude), {minLength: 3, maxLength: 6});
const polygon = ring.map((positions) => ({type: 'Polygon', coordinates: [positions]}));

function shiftDecimals(value: number, by: number): number {
  return Math.round((value + by) * 1e6) / 1e6;
}

/** Adds a number to every longitude in points and GeoJSON. */
function shifted(value: Value, by: number): Value {
  return JSON.parse(
    JSON.stringify(value, (key, part: Value) => {
      if (key === 'longitude') {
        return shiftDecimals(part as number, by);
      }
      return Array.isArray(part) && typeof part[0] === 'number'
        ? [shiftDecimals(part[0], by), ...(part as Value[]).slice(1)]
        : part;
    }),
  ) as Value;
}

const inputs: Readonly<Record<string, Arbitrary<Record<string, Value>>>> = {
  Area: fc.record({polygon}),
  Bearing: fc.record({from: point, to: point}),
  BoundingBox: fc.record({points: fc.oneof(polygon, fc.array(point))}),
  CreatePoint: point,
  Distance: fc.record({from: point, to: point}),
  GeohashEncode: fc.record({point}),
  PointInPolygon: fc.record({point, polygon, includeEdge: fc.boolean()}),
  ToGeoJson: fc.record({
    value: fc.array(point, {minLength: 3, maxLength: 6}),
    type: fc.constantFrom('LineString', 'Polygon', 'MultiPoint'),
  }),
};

describe('adding full turns to all longitudes changes nothing', () => {
  it('is tested for all functions that read longitudes as numbers', () => {
    const textReaders = ['GeohashDecode', 'ParseCoordinates'];
    expect(Object.keys(inputs)).toEqual(
      geo.functions
        .map(({name}) => name)
        .filter((name) => !textReaders.includes(name))
        .sort(),
    );
  });

  it.each(geo.functions.filter(({name}) => name in inputs).map((each) => [each.name, each]))(
    '%s',
    async (name, definition) => {
      const turns = fc.integer({min: -3, max: 3});
      await fc.assert(
        fc.asyncProperty(inputs[name]!, turns, async (args, count) => {
          const result = await call(definition, args);
          const moved = shifted(args, 360 * count) as Record<string, Value>;
          expect(await call(definition, moved)).toEqual(result);
        }),
        {numRuns: 300},
      );
    },
  );

  it('ParseCoordinates', async () => {
    for (const text of ['5, -170', '5, 190', '5, 550', '5N 190°E', 'geo:5,-530']) {
      expect(await call(parseCoordinates, {text})).toEqual({latitude: 5, longitude: -170});
    }
  });
});

describe('wrapLongitude', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [180, 180],
    [-180, 180],
    [540, 180],
    [-540, 180],
    [190, -170],
    [370.1, 10.1],
    [-359.9, 0.1],
    [360, 0],
    [-360, 0],
    [725.123456789, 5.123456789],
    [1e21, -80],
    [Number.MAX_VALUE, 128],
  ])('%f → %f', (from, to) => {
    expect(wrapLongitude(from)).toBe(to);
  });
});

describe('the 180th meridian', () => {
  it('is the same as -180', async () => {
    const west = {latitude: 5, longitude: -180};
    const east = {latitude: 5, longitude: 180};
    expect(await call(createPoint, west)).toEqual(east);
    expect(await call(geohashEncode, {point: east})).toBe(await call(geohashEncode, {point: west}));
    const coordinates = [
      [
        [-180, 0],
        [-170, 0],
        [-170, 10],
        [-180, 10],
      ],
    ];
    for (const includeEdge of [true, false]) {
      const args = {point: east, polygon: {type: 'Polygon', coordinates}, includeEdge};
      expect(await call(pointInPolygon, args)).toBe(includeEdge);
    }
  });

  it('doesn’t reverse a polygon’s border', async () => {
    const value = [
      [179, 0],
      [181, 0],
      [181, 1],
      [179, 1],
    ].map(([east, north]) => ({latitude: north!, longitude: east!}));
    const feature = await call(toGeoJson, {value, type: 'Polygon'});
    const corners = [
      [179, 0],
      [-179, 0],
      [-179, 1],
      [179, 1],
      [179, 0],
    ];
    expect(feature).toMatchObject({geometry: {coordinates: [corners]}});
    const clockwise = [value[0]!, ...value.slice(1).reverse()];
    expect(await call(toGeoJson, {value: clockwise, type: 'Polygon'})).toEqual(feature);
  });
});
