import {defineMappingFunction} from '../../defineMappingFunction';
import type {TypeByName} from '../../language/types';
import {geoJsonError, positionsOf, rangeError} from './geoJson';
import {orderNote, toPosition} from './points';

type Points = readonly TypeByName['GeoPoint'][];

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
    description: 'an object with `west`, `south`, `east` and `north`, in degrees',
  },
  nullPolicy: 'skips',
  nullAndEmpty: 'Without any points, the result is null.',
  errors: [geoJsonError, rangeError],
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
      result: {west: -179, south: -17, east: 179, north: -16},
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
  tags: ['mapping', 'geo', 'geojson', 'aggregate'],
  aliases: [
    'ST_Envelope',
    'ST_Extent',
    'bbox',
    'extent',
    'map bounds',
    'fitBounds',
    'zoom map to markers',
    'corners of an area',
    'min max coordinates',
    'map viewport',
    'rectangle around markers',
    'outermost coordinates',
    'fit all pins',
    'limits of route',
    'enclosing rectangle',
    'outer limits',
    'north east corner',
  ],
  notes: [
    orderNote,
    'Longitudes are compared as numbers. If points lie on both sides of the 180th meridian, the box extends the long way around the globe.',
  ],
  pure: true,
  run: async ({points}) => {
    const positions = Array.isArray(points)
      ? (points as Points).map((point) => toPosition(point, 'points'))
      : positionsOf(points, 'points');
    if (positions.length === 0) {
      return null;
    }
    const [{bbox}, {multiPoint}] = await Promise.all([
      import('@turf/bbox'),
      import('@turf/helpers'),
    ]);
    const [west, south, east, north] = bbox(multiPoint(positions));
    return {west, south, east, north};
  },
});
