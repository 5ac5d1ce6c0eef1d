import {defineMappingFunction} from '../../language/defineMappingFunction';
import {
  EARTH_RADIUS_METRES,
  latitudeError,
  longitudeNote,
  orderNote,
  round,
  toPosition,
  toRadians,
} from './points';

/**
 * Returns the angle in radians, using Vincenty's formula for a sphere. The haversine formula loses
 * precision for points on opposite sides of the Earth, so its last digits would differ between
 * JavaScript engines.
 */
function angleBetween(from: readonly number[], to: readonly number[]): number {
  const [fromLatitude, toLatitude] = [toRadians(from[1]!), toRadians(to[1]!)];
  const turn = toRadians(to[0]! - from[0]!);
  const [sinFrom, cosFrom] = [Math.sin(fromLatitude), Math.cos(fromLatitude)];
  const [sinTo, cosTo] = [Math.sin(toLatitude), Math.cos(toLatitude)];
  const across = cosTo * Math.sin(turn);
  const along = cosFrom * sinTo - sinFrom * cosTo * Math.cos(turn);
  return Math.atan2(Math.hypot(across, along), sinFrom * sinTo + cosFrom * cosTo * Math.cos(turn));
}

const decimals = {m: 3, km: 6, mi: 6, nmi: 6};

export default defineMappingFunction({
  category: 'Geo',
  name: 'Distance',
  summary: 'Calculates the great-circle distance between two points.',
  parameters: {
    from: {type: 'GeoPoint', data: true, description: 'the first point'},
    to: {type: 'GeoPoint', data: true, description: 'the second point'},
    unit: {
      type: 'Text',
      default: 'km',
      values: {
        m: 'metres, rounded to 3 decimals',
        km: 'kilometres, rounded to 6 decimals',
        mi: 'miles of 1.609344\u00A0km, rounded to 6 decimals',
        nmi: 'nautical miles of 1.852\u00A0km, rounded to 6 decimals',
      },
      description: 'the unit of the result',
    },
  },
  returns: {
    type: 'Number',
    description: 'the length of the shortest path over the Earth’s surface',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'A point without a numeric latitude and longitude fails with `E_TYPE`.',
  errors: [latitudeError],
  examples: [
    {
      title: 'Berlin to Paris',
      kind: 'typical',
      args: {
        from: {latitude: 52.52, longitude: 13.405},
        to: {latitude: 48.8566, longitude: 2.3522},
      },
      result: 877.464538,
    },
    {
      title: 'A local delivery, in metres',
      kind: 'typical',
      args: {
        from: {latitude: 52.5163, longitude: 13.3777},
        to: {latitude: 52.5186, longitude: 13.3762},
        unit: 'm',
      },
      result: 275.153,
    },
    {
      title: 'London to New York, in miles',
      kind: 'typical',
      args: {
        from: {latitude: 51.5074, longitude: -0.1278},
        to: {latitude: 40.7128, longitude: -74.006},
        unit: 'mi',
      },
      result: 3461.180378,
    },
    {
      title: 'One degree of latitude, in nautical miles',
      kind: 'edge',
      args: {
        from: {latitude: 0, longitude: 0},
        to: {latitude: 1, longitude: 0},
        unit: 'nmi',
      },
      result: 60.04054,
    },
    {
      title: 'Berlin to Paris with latitude and longitude swapped',
      kind: 'edge',
      args: {
        from: {latitude: 13.405, longitude: 52.52},
        to: {latitude: 2.3522, longitude: 48.8566},
      },
      result: 1293.354241,
    },
    {
      title: 'Across the 180th meridian',
      kind: 'edge',
      args: {
        from: {latitude: 0, longitude: 179.5},
        to: {latitude: 0, longitude: -179.5},
      },
      result: 111.19508,
    },
    {
      title: 'Opposite sides of the Earth',
      kind: 'edge',
      args: {
        from: {latitude: 11.2019, longitude: -155.2937},
        to: {latitude: -11.2019, longitude: 24.7063},
      },
      result: 20015.114442,
    },
    {
      title: 'Null',
      kind: 'null',
      args: {from: {latitude: 52.52, longitude: 13.405}, to: null},
      result: null,
    },
    {
      title: 'An impossible latitude',
      kind: 'error',
      args: {
        from: {latitude: 151.2093, longitude: -33.8688},
        to: {latitude: 52.52, longitude: 13.405},
      },
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Geo/Bearing', role: 'often used with'},
    {function: 'Geo/CreatePoint', role: 'often used with'},
    {function: 'Geo/ParseCoordinates', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'sql', name: 'ST_DistanceSphere', differs: 'returns only metres, and needs PostGIS'},
  ],
  tags: ['mapping', 'geo', 'math'],
  aliases:
    'ST_Distance, haversine, great circle, as the crow flies, how far, kilometres between places, miles between cities, nearest shop, radius search, within 10 km, straight line, closest branch, store locator, nautical miles, metres apart, sort by proximity, length between coordinates, how many km, air distance, calculate kilometers, travel distance, delivery radius, compute the distance',
  notes: [
    orderNote,
    longitudeNote,
    'The Earth is treated as a sphere with a radius of 6,371.0088\u00A0km. Compared with the WGS 84 ellipsoid, the error is up to 0.6%.',
    'The distance follows the Earth’s surface, not roads, so road distances are longer.',
  ],
  run: ({from, to, unit}) => {
    const metres =
      EARTH_RADIUS_METRES * angleBetween(toPosition(from, 'from'), toPosition(to, 'to'));
    return round(metres / {m: 1, km: 1000, mi: 1609.344, nmi: 1852}[unit], decimals[unit]);
  },
});
