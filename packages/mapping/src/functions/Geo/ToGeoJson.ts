import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import type {TypeByName, Value} from '@documentation/base/internal/values/types';
import {closeRing} from './geoJson';
import {longitudeNote, orderNote, toPosition, type Position} from './points';
import {signedArea, toRing} from './rings';

type GeoPoint = TypeByName['GeoPoint'];

/** Returns a closed, counterclockwise ring, as RFC 7946 requires for a polygon's border. */
function toBorder(positions: readonly Position[]): Position[] {
  const closed = closeRing(positions);
  return signedArea(toRing(closed, 'value')) < 0 ? closed.reverse() : closed;
}

function countDifferent(positions: readonly Position[]): number {
  return new Set(positions.map((position) => position.join())).size;
}

function coordinatesOf(
  type: 'Point' | 'LineString' | 'Polygon' | 'MultiPoint',
  positions: readonly Position[],
): Value {
  const count = positions.length.toLocaleString('en');
  switch (type) {
    case 'Point':
      return positions.length === 1
        ? positions[0]!
        : fail(
            'E_RANGE',
            `A Point needs exactly one point, but \`value\` has ${count}. Set \`type\` to "MultiPoint", "LineString" or "Polygon".`,
            'value',
          );
    case 'MultiPoint':
      return positions;
    case 'LineString':
      return positions.length >= 2
        ? positions
        : fail(
            'E_RANGE',
            `A LineString needs at least two points, but \`value\` has ${count}. Add points, or change \`type\`.`,
            'value',
          );
    case 'Polygon':
      return countDifferent(positions) >= 3
        ? [toBorder(positions)]
        : fail(
            'E_RANGE',
            'A Polygon needs at least three different points. Add points, or change `type`.',
            'value',
          );
  }
}

export default defineMappingFunction({
  category: 'Geo',
  name: 'ToGeoJson',
  summary: 'Converts points to a GeoJSON Feature, with longitude first.',
  parameters: {
    value: {
      type: ['GeoPoint', 'List<GeoPoint>'],
      data: true,
      description: 'a point, or a list of points in order',
    },
    properties: {
      type: 'Object',
      default: {},
      description: 'the Feature’s properties, such as a name',
    },
    type: {
      type: 'Text',
      default: 'Point',
      values: {
        Point: 'one point',
        LineString: 'a line through two or more points',
        Polygon: 'the area enclosed by three or more points',
        MultiPoint: 'a group of points',
      },
      description: 'the geometry type',
    },
  },
  returns: {type: 'GeoJson', description: 'a Feature with a geometry of the given type'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty list is an error, too, unless `type` is `"MultiPoint"`.',
  errors: [
    {
      code: 'E_RANGE',
      when: 'the number of points doesn’t match the type, a latitude isn’t between -90 and 90, or the ends of a polygon’s edge are 180 degrees of longitude apart',
    },
  ],
  examples: [
    {
      title: 'A shop on a map',
      kind: 'typical',
      args: {
        value: {latitude: 52.52, longitude: 13.405},
        properties: {name: 'Berlin'},
      },
      result: {
        type: 'Feature',
        properties: {name: 'Berlin'},
        geometry: {type: 'Point', coordinates: [13.405, 52.52]},
      },
    },
    {
      title: 'A route as a line',
      kind: 'typical',
      args: {
        value: [
          {latitude: 52.52, longitude: 13.405},
          {latitude: 48.8566, longitude: 2.3522},
        ],
        type: 'LineString',
      },
      result: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'LineString',
          coordinates: [
            [13.405, 52.52],
            [2.3522, 48.8566],
          ],
        },
      },
    },
    {
      title: 'An unclosed ring',
      kind: 'typical',
      args: {
        value: [
          {latitude: 0, longitude: 0},
          {latitude: 0, longitude: 4},
          {latitude: 3, longitude: 4},
        ],
        type: 'Polygon',
      },
      result: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [4, 0],
              [4, 3],
              [0, 0],
            ],
          ],
        },
      },
    },
    {
      title: 'A clockwise ring',
      kind: 'edge',
      args: {
        value: [
          {latitude: 0, longitude: 0},
          {latitude: 3, longitude: 4},
          {latitude: 0, longitude: 4},
        ],
        type: 'Polygon',
      },
      result: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [4, 0],
              [4, 3],
              [0, 0],
            ],
          ],
        },
      },
    },
    {
      title: 'A polygon across the 180th meridian',
      kind: 'edge',
      args: {
        value: [
          {latitude: 0, longitude: 179},
          {latitude: 0, longitude: 181},
          {latitude: 1, longitude: 181},
        ],
        type: 'Polygon',
      },
      result: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [179, 0],
              [-179, 0],
              [-179, 1],
              [179, 0],
            ],
          ],
        },
      },
    },
    {
      title: 'A group of points',
      kind: 'edge',
      args: {
        value: [
          {latitude: 1, longitude: 2},
          {latitude: 3, longitude: 4},
        ],
        type: 'MultiPoint',
      },
      result: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'MultiPoint',
          coordinates: [
            [2, 1],
            [4, 3],
          ],
        },
      },
    },
    {title: 'Null', kind: 'null', args: {value: null}, result: null},
    {
      title: 'A polygon with two points',
      kind: 'error',
      args: {
        value: [
          {latitude: 0, longitude: 0},
          {latitude: 1, longitude: 1},
        ],
        type: 'Polygon',
      },
      error: 'E_RANGE',
    },
    {
      title: 'Two points for the type Point',
      kind: 'error',
      args: {
        value: [
          {latitude: 0, longitude: 0},
          {latitude: 1, longitude: 1},
        ],
      },
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Geo/CreatePoint', role: 'often used with'},
    {function: 'Geo/PointInPolygon', role: 'often used with'},
    {function: 'Geo/BoundingBox', role: 'often used with'},
    {function: 'Geo/Area', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'sql',
      name: 'ST_AsGeoJSON',
      differs: 'needs PostGIS, and returns only the geometry unless you pass a row',
    },
  ],
  tags: ['mapping', 'geo', 'geojson', 'json', 'conversion'],
  aliases:
    'ST_AsGeoJSON, Feature, turf.point, map marker, RFC 7946, draw on a map, show route on map, export map data, Leaflet layer, Mapbox source, swapped lat lon, plot stores, polyline of track, OpenStreetMap, convert to GeoJSON, FeatureCollection, map format, GIS, geometry',
  notes: [
    orderNote,
    longitudeNote,
    'In the result, a polygon’s ring is closed and runs counterclockwise, as RFC 7946 requires. The first point stays first.',
    'A line or polygon that crosses the 180th meridian isn’t cut in two there. All Geo functions read it correctly, but some map libraries draw it the long way around the Earth.',
  ],
  run: ({value, properties, type}) => {
    const points = Array.isArray(value) ? (value as readonly GeoPoint[]) : [value as GeoPoint];
    const positions = points.map((point) => toPosition(point, 'value'));
    return {
      type: 'Feature',
      properties,
      geometry: {type, coordinates: coordinatesOf(type, positions)},
    };
  },
});
