import {defineMappingFunction} from '../../language/defineMappingFunction';
import {edgeError, edgeNote} from './edges';
import {geoJsonError, polygonsOf} from './geoJson';
import {EARTH_RADIUS_METRES, longitudeNote, orderNote, round, type Position} from './points';
import {poleNote, signedArea, toRing} from './rings';

const units = {
  m2: {squareMetres: 1, decimals: 2},
  km2: {squareMetres: 1_000_000, decimals: 6},
  ha: {squareMetres: 10_000, decimals: 6},
};

/** Areas are rounded to this many digits, because JavaScript engines differ in the last digits of a sine. */
const SIGNIFICANT_DIGITS = 10;

const degreeSquare = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];

/** Returns the area of the first ring without the others, which are holes, on a sphere with a radius of 1. */
function areaOf(rings: readonly Position[][]): number {
  const [outer = 0, ...holes] = rings.map((ring) => Math.abs(signedArea(toRing(ring, 'polygon'))));
  return holes.reduce((area, hole) => area - hole, outer);
}

export default defineMappingFunction({
  category: 'Geo',
  name: 'Area',
  summary: 'Calculates the area of GeoJSON polygons on the Earth’s surface.',
  parameters: {
    polygon: {
      type: 'GeoJson',
      data: true,
      description: 'any GeoJSON object, such as a Polygon, MultiPolygon or Feature',
    },
    unit: {
      type: 'Text',
      default: 'm2',
      values: {
        m2: 'square metres, rounded to 2 decimals',
        km2: 'square kilometres, rounded to 6 decimals',
        ha: 'hectares of 10,000 square metres, rounded to 6 decimals',
      },
      description: 'the unit of the result',
    },
  },
  returns: {
    type: 'Number',
    description: 'the total area of all polygons, with at most 10 significant digits',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Points, lines and empty collections have an area of 0.',
  errors: [geoJsonError, edgeError],
  examples: [
    {
      title: 'A field, in hectares',
      kind: 'typical',
      args: {
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [13.4, 52.5],
              [13.41, 52.5],
              [13.41, 52.51],
              [13.4, 52.51],
              [13.4, 52.5],
            ],
          ],
        },
        unit: 'ha',
      },
      result: 75.260808,
    },
    {
      title: 'A square degree at the equator, in square kilometres',
      kind: 'typical',
      args: {polygon: {type: 'Polygon', coordinates: [degreeSquare]}, unit: 'km2'},
      result: 12363.71815,
    },
    {
      title: 'A building, in square metres',
      kind: 'typical',
      args: {
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [0.0001, 0],
              [0.0001, 0.0001],
              [0, 0.0001],
            ],
          ],
        },
      },
      result: 123.64,
    },
    {
      title: 'A polygon with a hole',
      kind: 'edge',
      args: {
        polygon: {
          type: 'Polygon',
          coordinates: [
            degreeSquare,
            [
              [0, 0],
              [1, 0],
              [1, 0.5],
              [0, 0.5],
              [0, 0],
            ],
          ],
        },
        unit: 'km2',
      },
      result: 6181.623677,
    },
    {
      title: 'A region across the 180th meridian',
      kind: 'edge',
      args: {
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [179, 0],
              [-179, 0],
              [-179, 1],
              [179, 1],
              [179, 0],
            ],
          ],
        },
        unit: 'km2',
      },
      result: 24727.43629,
    },
    {
      title: 'The region north of 80 degrees, including the North Pole',
      kind: 'edge',
      args: {
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
        unit: 'km2',
      },
      result: 3874523.422,
    },
    {
      title: 'A band around the Earth, with corners every 120 degrees',
      kind: 'edge',
      args: {
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [-180, -10],
              [-60, -10],
              [60, -10],
              [180, -10],
              [180, 10],
              [60, 10],
              [-60, 10],
              [-180, 10],
              [-180, -10],
            ],
          ],
        },
        unit: 'km2',
      },
      result: 88572010.72,
    },
    {
      title: 'The same band without intermediate corners, which has no width',
      kind: 'edge',
      args: {
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [-180, -10],
              [180, -10],
              [180, 10],
              [-180, 10],
              [-180, -10],
            ],
          ],
        },
      },
      result: 0,
    },
    {
      title: 'A line',
      kind: 'edge',
      args: {
        polygon: {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [1, 1],
          ],
        },
      },
      result: 0,
    },
    {title: 'Null', kind: 'null', args: {polygon: null}, result: null},
    {
      title: 'A ring with two points',
      kind: 'error',
      args: {
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [0, 0],
              [1, 1],
              [0, 0],
            ],
          ],
        },
      },
      error: 'E_PARSE',
    },
    {
      title: 'Metres instead of degrees',
      kind: 'error',
      args: {polygon: {type: 'Point', coordinates: [1492236, 6894699]}},
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
      name: 'ST_Area',
      differs: 'returns only square metres, and needs PostGIS and the type `geography`',
    },
  ],
  tags: ['mapping', 'geo', 'geojson', 'math'],
  aliases:
    'ST_Area, surface, square metres, hectares, acreage, plot size, how big is a region, measure land, square kilometres, farm field, land parcel, footprint of building, land register, surveyed ground, square meters',
  notes: [
    orderNote,
    longitudeNote,
    edgeNote,
    poleNote,
    'The Earth is treated as a sphere with a radius of 6,371.0088\u00A0km. Compared with the WGS 84 ellipsoid, the error is up to 0.9%.',
    'Where polygons overlap, the shared area counts once for each polygon.',
  ],
  run: ({polygon, unit}) => {
    const total = polygonsOf(polygon, 'polygon').reduce((sum, rings) => sum + areaOf(rings), 0);
    const {squareMetres, decimals} = units[unit];
    const size = (total * EARTH_RADIUS_METRES ** 2) / squareMetres;
    return round(Number(size.toPrecision(SIGNIFICANT_DIGITS)), decimals);
  },
});
