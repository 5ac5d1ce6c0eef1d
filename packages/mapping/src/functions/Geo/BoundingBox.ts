import {defineMappingFunction} from '../../language/defineMappingFunction';
import type {TypeByName} from '@documentation/base/internal/values/types';
import {edgeError, edgeNote, edgesOf} from './edges';
import {geoJsonError, shapesOf, type Shape} from './geoJson';
import {rangeAround, type LongitudeRange} from './longitudeRange';
import {longitudeNote, orderNote, toPosition} from './points';
import {poleNote, toRing} from './rings';

type Points = readonly TypeByName['GeoPoint'][];

/** Returns the longitudes of a shape's points or edges. */
function rangesOf({paths}: Shape): LongitudeRange[] {
  return paths.flatMap((path) =>
    path.length === 1
      ? [{west: path[0]![0], east: path[0]![0]}]
      : edgesOf(path, 'points').map(({from, to, turn}) =>
          turn < 0 ? {west: to[0], east: from[0]} : {west: from[0], east: to[0]},
        ),
  );
}

/** Returns the latitudes of a shape's positions, and of the pole that it contains. */
function latitudesOf({paths, isPolygon}: Shape): number[] {
  const latitudes = paths.flat().map(([, latitude]) => latitude);
  const [outer, ...holes] = isPolygon ? paths.map((path) => toRing(path, 'points').pole) : [];
  return outer && !holes.includes(outer) ? [...latitudes, outer] : latitudes;
}

export default defineMappingFunction({
  category: 'Geo',
  name: 'BoundingBox',
  summary: 'Returns the smallest latitude and longitude box that contains all points.',
  parameters: {
    points: {
      type: ['List<GeoPoint>', 'GeoJson'],
      data: true,
      description: 'a list of points, or any GeoJSON object',
    },
  },
  returns: {
    type: 'Object',
    nullable: true,
    description:
      'an object with `west`, `south`, `east` and `north`, in degrees; if the box crosses the 180th meridian, `west` is greater than `east`, as in GeoJSON',
  },
  nullPolicy: 'skips',
  nullAndEmpty: 'Without any points, the result is null.',
  errors: [geoJsonError, edgeError],
  examples: [
    {
      title: 'Stops on a route',
      kind: 'typical',
      args: {
        points: [
          {latitude: 52.52, longitude: 13.405},
          {latitude: 48.8566, longitude: 2.3522},
          {latitude: 51.5074, longitude: -0.1278},
        ],
      },
      result: {west: -0.1278, south: 48.8566, east: 13.405, north: 52.52},
    },
    {
      title: 'A GeoJSON line',
      kind: 'typical',
      args: {
        points: {
          type: 'LineString',
          coordinates: [
            [13.4, 52.5],
            [11.6, 48.1],
          ],
        },
      },
      result: {west: 11.6, south: 48.1, east: 13.4, north: 52.5},
    },
    {
      title: 'One point',
      kind: 'edge',
      args: {points: [{latitude: 52.52, longitude: 13.405}]},
      result: {west: 13.405, south: 52.52, east: 13.405, north: 52.52},
    },
    {
      title: 'Points on both sides of the 180th meridian',
      kind: 'edge',
      args: {
        points: [
          {latitude: -17, longitude: 179},
          {latitude: -16, longitude: -179},
        ],
      },
      result: {west: 179, south: -17, east: -179, north: -16},
    },
    {
      title: 'A box with its western edge on the 180th meridian',
      kind: 'edge',
      args: {
        points: [
          {latitude: 62, longitude: 190},
          {latitude: 69, longitude: 180},
        ],
      },
      result: {west: -180, south: 62, east: -170, north: 69},
    },
    {
      title: 'A polygon around the South Pole',
      kind: 'edge',
      args: {
        points: {
          type: 'Polygon',
          coordinates: [
            [
              [0, -70],
              [-120, -65],
              [120, -75],
              [0, -70],
            ],
          ],
        },
      },
      result: {west: -180, south: -90, east: 180, north: -65},
    },
    {title: 'No points', kind: 'edge', args: {points: []}, result: null},
    {
      title: 'A null item',
      kind: 'null',
      args: {points: [null, {latitude: 1, longitude: 2}]},
      result: {west: 2, south: 1, east: 2, north: 1},
    },
    {
      title: 'An unknown GeoJSON type',
      kind: 'error',
      args: {points: {type: 'Circle', coordinates: [13.4, 52.5]}},
      error: 'E_PARSE',
    },
    {
      title: 'Metres instead of degrees',
      kind: 'error',
      args: {points: {type: 'Point', coordinates: [1492236, 6894699]}},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Geo/PointInPolygon', role: 'often used with'},
    {function: 'Geo/ToGeoJson', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'sql',
      name: 'ST_Extent',
      differs: 'doesn’t cross the 180th meridian, and needs PostGIS',
    },
  ],
  tags: ['mapping', 'geo', 'geojson', 'aggregate'],
  aliases:
    'ST_Envelope, ST_Extent, bbox, extent, map bounds, fitBounds, zoom map to markers, corners of an area, min max coordinates, map viewport, rectangle around markers, outermost coordinates, fit all pins, limits of route, enclosing rectangle, outer limits, north east corner',
  notes: [
    orderNote,
    longitudeNote,
    'The box leaves out the widest range of longitudes without points, lines or areas. If two ranges are equally wide, it leaves out the one that includes the 180th meridian.',
    edgeNote,
    poleNote,
  ],
  run: ({points}) => {
    const shapes = Array.isArray(points)
      ? [
          {
            isPolygon: false,
            paths: (points as Points).map((point) => [toPosition(point, 'points')]),
          },
        ]
      : shapesOf(points, 'points');
    const ranges = shapes.flatMap(rangesOf);
    if (ranges.length === 0) {
      return null;
    }
    const {west, east} = rangeAround(ranges);
    const latitudes = shapes.flatMap(latitudesOf);
    const south = latitudes.reduce((first, second) => Math.min(first, second));
    const north = latitudes.reduce((first, second) => Math.max(first, second));
    return {west, south, east, north};
  },
});
