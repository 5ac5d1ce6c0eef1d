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
  summary: 'Checks whether a point lies in an area, such as a delivery zone.',
  parameters: {
    point: {type: 'GeoPoint', data: true, description: 'the point to check'},
    polygon: {
      type: 'GeoJson',
      data: true,
      description: 'a Polygon or MultiPolygon, or a Feature or a collection that has one',
    },
    includeEdge: {
      type: 'Boolean',
      default: true,
      description: 'whether a point on the border counts as inside',
    },
  },
  returns: {type: 'Boolean', description: 'true when the point lies in one of the polygons'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'GeoJSON without any polygon fails; it has no inside.',
  errors: [{code: 'E_PARSE', when: 'the GeoJSON isn’t well-formed, or has no polygon'}, rangeError],
  examples: [
    {
      title: 'An address in a delivery zone',
      kind: 'typical',
      input: {address: {latitude: 52.52, longitude: 13.405}, zone: square},
      args: {point: expression('$.address'), polygon: expression('$.zone')},
      result: true,
    },
    {
      title: 'An address outside',
      kind: 'typical',
      input: {address: {latitude: 48.8566, longitude: 2.3522}, zone: square},
      args: {point: expression('$.address'), polygon: expression('$.zone')},
      result: false,
    },
    {
      title: 'The border counts',
      kind: 'edge',
      args: {point: {latitude: 52, longitude: 13.5}, polygon: square},
      result: true,
    },
    {
      title: 'Unless you say otherwise',
      kind: 'edge',
      args: {point: {latitude: 52, longitude: 13.5}, polygon: square, includeEdge: false},
      result: false,
    },
    {
      title: 'A hole isn’t inside',
      kind: 'edge',
      args: {point: {latitude: 4, longitude: 5}, polygon: squareWithHole},
      result: false,
    },
    {
      title: 'A ring without its last point is closed',
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
      title: 'A line has no inside',
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
      title: 'A latitude that can’t be',
      kind: 'error',
      args: {point: {latitude: 113.4, longitude: 52.5}, polygon: square},
      error: 'E_RANGE',
    },
  ],
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
    'Borders are straight lines between longitudes and latitudes, as on a flat map. A shape over the 180th meridian must be split in two there.',
  ],
  pure: true,
  run: async ({point, polygon, includeEdge}) => {
    const position = toPosition(point, 'point');
    const polygons = polygonsOf(polygon, 'polygon');
    if (polygons.length === 0) {
      fail('E_PARSE', 'The GeoJSON has no polygon. A point or a line has no inside.', 'polygon');
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
