import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {edgeError, edgeNote} from './edges';
import {polygonsOf} from './geoJson';
import {longitudeNote, orderNote, toPosition, type Position} from './points';
import {placeOf, poleNote, toRing} from './rings';

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

const triangle = {
  type: 'Polygon',
  coordinates: [
    [
      [1.6, 4],
      [0, 1.2],
      [1.6, 1.2],
      [1.6, 4],
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

/** Whether the position is inside the first ring and outside the others, which are holes. */
function contains(rings: readonly Position[][], position: Position, includeEdge: boolean): boolean {
  const places = rings.map((ring) => placeOf(position, toRing(ring, 'polygon')));
  if (places.includes('edge')) {
    return includeEdge;
  }
  const [outer, ...holes] = places;
  return outer === 'inside' && !holes.includes('inside');
}

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
  errors: [{code: 'E_PARSE', when: 'the GeoJSON is invalid or has no polygon'}, edgeError],
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
      title: 'A point on an oblique border, with the border excluded',
      kind: 'edge',
      args: {point: {latitude: 2.6, longitude: 0.8}, polygon: triangle, includeEdge: false},
      result: false,
    },
    {
      title: 'A zone across the 180th meridian',
      kind: 'edge',
      args: {
        point: {latitude: -17, longitude: -179.5},
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [177, -19],
              [-178, -19],
              [-178, -16],
              [177, -16],
              [177, -19],
            ],
          ],
        },
      },
      result: true,
    },
    {
      title: 'Longitudes beyond 180',
      kind: 'edge',
      args: {
        point: {latitude: 5, longitude: -165},
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [190, 0],
              [200, 0],
              [200, 10],
              [190, 10],
              [190, 0],
            ],
          ],
        },
      },
      result: true,
    },
    {
      title: 'A zone around the North Pole',
      kind: 'edge',
      args: {
        point: {latitude: 90, longitude: 0},
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [0, 80],
              [120, 80],
              [-120, 80],
              [0, 80],
            ],
          ],
        },
      },
      result: true,
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
      title: 'An edge that could go either way around the Earth',
      kind: 'error',
      args: {
        point: {latitude: 5, longitude: 20},
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [-90, 0],
              [90, 0],
              [90, 10],
              [-90, 10],
              [-90, 0],
            ],
          ],
        },
      },
      error: 'E_RANGE',
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
  equivalents: [
    {tool: 'sql', name: 'ST_Covers', differs: 'takes the polygon first, and needs PostGIS'},
  ],
  tags: ['mapping', 'geo', 'geojson', 'validation'],
  aliases:
    'ST_Contains, ST_Within, geofence, inside polygon, delivery zone, contains, is address in region, within boundary, service area check, sales territory, which district, postcode area, assign branch by location, outside fence, shipping region, country outline, geofencing, spatial join, coverage',
  notes: [
    orderNote,
    longitudeNote,
    edgeNote,
    'A point within 1e-9 degrees of an edge (about 0.1\u00A0mm) counts as being on the edge, to allow for rounding errors.',
    poleNote,
  ],
  run: ({point, polygon, includeEdge}) => {
    const position = toPosition(point, 'point');
    const polygons = polygonsOf(polygon, 'polygon');
    if (polygons.length === 0) {
      fail('E_PARSE', 'The GeoJSON has no polygon. Pass a Polygon or MultiPolygon.', 'polygon');
    }
    return polygons.some((rings) => contains(rings, position, includeEdge));
  },
});
