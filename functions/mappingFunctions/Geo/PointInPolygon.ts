import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '../../language/errors';
import {polygonsOf, rangeError} from './geoJson';
import {orderNote, toPosition} from './points';

const square = {
  type: 'Polygon',
  coordinates: [
    [
      [13, 52],
      [14, 52],
      [14, 53],
      [13, 53],
      [13, 52],
    ],
  ],
};

const squareWithHole = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
      [0, 0],
    ],
    [
      [3, 3],
      [6, 3],
      [6, 6],
      [3, 6],
      [3, 3],
    ],
  ],
};

export default defineMappingFunction({
  category: 'Geo',
  name: 'PointInPolygon',
  summary: 'Checks whether a point is inside an area, such as a delivery zone.',
  parameters: {
    point: {type: 'GeoPoint', data: true, description: 'the point to check'},
    polygon: {
      type: 'GeoJson',
      data: true,
      description: 'a Polygon or MultiPolygon, or a Feature or collection that contains one',
    },
    includeEdge: {
      type: 'Boolean',
      default: true,
      description: 'whether a point on the border counts as inside',
    },
  },
  returns: {type: 'Boolean', description: 'true if the point is inside one of the polygons'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'GeoJSON without a polygon fails with `E_PARSE`.',
  errors: [{code: 'E_PARSE', when: 'the GeoJSON is invalid or has no polygon'}, rangeError],
  examples: [
    {
      title: 'An address in a delivery zone',
      kind: 'typical',
      input: {address: {latitude: 52.52, longitude: 13.405}, zone: square},
      args: {point: expression('$.address'), polygon: expression('$.zone')},
      result: true,
    },
    {
      title: 'An address outside the zone',
      kind: 'typical',
      input: {address: {latitude: 51.3397, longitude: 12.3731}, zone: square},
      args: {point: expression('$.address'), polygon: expression('$.zone')},
      result: false,
    },
    {
      title: 'A point on the border',
      kind: 'edge',
      args: {point: {latitude: 52, longitude: 13.5}, polygon: square},
      result: true,
    },
    {
      title: 'A point on the border, with the border excluded',
      kind: 'edge',
      args: {point: {latitude: 52, longitude: 13.5}, polygon: square, includeEdge: false},
      result: false,
    },
    {
      title: 'A point in a hole',
      kind: 'edge',
      args: {point: {latitude: 4, longitude: 5}, polygon: squareWithHole},
      result: false,
    },
    {
      title: 'An unclosed ring',
      kind: 'edge',
      args: {
        point: {latitude: 1, longitude: 1},
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [4, 0],
              [0, 4],
            ],
          ],
        },
      },
      result: true,
    },
    {
      title: 'Null',
      kind: 'null',
      args: {point: null, polygon: square},
      result: null,
    },
    {
      title: 'A line instead of a polygon',
      kind: 'error',
      args: {
        point: {latitude: 1, longitude: 1},
        polygon: {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [4, 4],
          ],
        },
      },
      error: 'E_PARSE',
    },
    {
      title: 'An impossible latitude',
      kind: 'error',
      args: {point: {latitude: 113.4, longitude: 52.5}, polygon: square},
      error: 'E_RANGE',
    },
  ],
  picture: {
    kind: 'polygon',
    examples: [
      'An address in a delivery zone',
      'An address outside the zone',
      'A point on the border',
    ],
  },
  related: [
    {function: 'Geo/BoundingBox', role: 'often used with'},
    {function: 'Geo/Area', role: 'often used with'},
    {function: 'Geo/ToGeoJson', role: 'often used with'},
  ],
  tags: ['mapping', 'geo', 'geojson', 'validation'],
  aliases: [
    'ST_Contains',
    'ST_Within',
    'geofence',
    'inside polygon',
    'delivery zone',
    'contains',
    'is address in region',
    'within boundary',
    'service area check',
    'sales territory',
    'which district',
    'postcode area',
    'assign branch by location',
    'outside fence',
    'shipping region',
    'country outline',
    'geofencing',
    'spatial join',
    'coverage',
  ],
  notes: [
    orderNote,
    'Borders are straight lines, as on a flat map. Split a shape that crosses the 180th meridian into two.',
  ],
  pure: true,
  run: async ({point, polygon, includeEdge}) => {
    const position = toPosition(point, 'point');
    const polygons = polygonsOf(polygon, 'polygon');
    if (polygons.length === 0) {
      fail('E_PARSE', 'The GeoJSON has no polygon. Pass a Polygon or MultiPolygon.', 'polygon');
    }
    const [{booleanPointInPolygon}, {multiPolygon}] = await Promise.all([
      import('@turf/boolean-point-in-polygon'),
      import('@turf/helpers'),
    ]);
    return booleanPointInPolygon(position, multiPolygon(polygons), {
      ignoreBoundary: !includeEdge,
    });
  },
});
