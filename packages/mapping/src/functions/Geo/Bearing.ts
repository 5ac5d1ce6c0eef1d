import {defineMappingFunction} from '../../language/defineMappingFunction';
import {latitudeError, longitudeNote, orderNote, round, toPosition} from './points';

export default defineMappingFunction({
  category: 'Geo',
  name: 'Bearing',
  summary: 'Calculates the compass direction from one point to another.',
  parameters: {
    from: {type: 'GeoPoint', data: true, description: 'the starting point'},
    to: {type: 'GeoPoint', data: true, description: 'the destination'},
  },
  returns: {
    type: 'Number',
    description:
      'degrees clockwise from north, from 0 to less than 360, rounded to 6 decimals (90 is east, 180 is south, and 270 is west)',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'The direction from a point to itself is 0.',
  errors: [latitudeError],
  examples: [
    {
      title: 'From Berlin to Paris',
      kind: 'typical',
      args: {
        from: {latitude: 52.52, longitude: 13.405},
        to: {latitude: 48.8566, longitude: 2.3522},
      },
      result: 246.743423,
    },
    {
      title: 'Due east along the equator',
      kind: 'typical',
      args: {from: {latitude: 0, longitude: 10}, to: {latitude: 0, longitude: 20}},
      result: 90,
    },
    {
      title: 'Due south',
      kind: 'typical',
      args: {from: {latitude: 50, longitude: 10}, to: {latitude: 40, longitude: 10}},
      result: 180,
    },
    {
      title: 'From Berlin to Tokyo, starting north-east',
      kind: 'edge',
      args: {
        from: {latitude: 52.52, longitude: 13.405},
        to: {latitude: 35.6762, longitude: 139.6503},
      },
      result: 41.672981,
    },
    {
      title: 'Across the 180th meridian',
      kind: 'edge',
      args: {from: {latitude: 0, longitude: 179}, to: {latitude: 0, longitude: 181}},
      result: 90,
    },
    {
      title: 'Identical points',
      kind: 'edge',
      args: {from: {latitude: 50, longitude: 10}, to: {latitude: 50, longitude: 10}},
      result: 0,
    },
    {
      title: 'Null',
      kind: 'null',
      args: {from: null, to: {latitude: 50, longitude: 10}},
      result: null,
    },
    {
      title: 'An impossible latitude',
      kind: 'error',
      args: {
        from: {latitude: 52.52, longitude: 13.405},
        to: {latitude: 139.6503, longitude: 35.6762},
      },
      error: 'E_RANGE',
    },
  ],
  related: [{function: 'Geo/Distance', role: 'often used with'}],
  equivalents: [
    {
      tool: 'sql',
      name: 'ST_Azimuth',
      differs: 'returns radians, and needs PostGIS and the type `geography`',
    },
  ],
  tags: ['mapping', 'geo', 'math'],
  aliases:
    'ST_Azimuth, azimuth, heading, compass direction, course, which direction, angle between locations, north south east west, direction arrow, ship navigation, initial flight path, wind rose, degrees clockwise, facing towards, orientation, course to destination',
  notes: [
    orderNote,
    longitudeNote,
    'The result is the direction at the start. The direction changes along the shortest path, which is a curve on most maps.',
    'The Earth is treated as a sphere. Compared with the WGS 84 ellipsoid, the error is up to about 0.2 degrees, and more for points nearly opposite each other.',
    'If `from` is a pole, the result isn’t meaningful: from the North Pole, every direction is south.',
  ],
  load: () => import('@turf/bearing'),
  run: ({from, to}, _context, {bearing}) => {
    const degrees = bearing(toPosition(from, 'from'), toPosition(to, 'to'));
    // Rounding can result in 360, which is the same direction as 0.
    return round((degrees + 360) % 360, 6) % 360;
  },
});
