import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {checkPoint, longitudeNote, orderNote} from './points';

/** The smallest power of two whose addition changes every coordinate up to 180. */
const STEP = 2 ** -45;

export default defineMappingFunction({
  category: 'Geo',
  name: 'GeohashEncode',
  summary: 'Converts a point to a geohash, a short code that identifies a map cell.',
  parameters: {
    point: {type: 'GeoPoint', data: true, description: 'the point to encode'},
    precision: {
      type: 'Integer',
      default: 9,
      description:
        'the number of characters, from 1 to 12 (a cell is about 5\u00A0km wide with 5 characters, 150\u00A0m with 7 and 5\u00A0m with 9)',
    },
  },
  returns: {type: 'Text', description: 'the geohash of the cell that contains the point'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'A point without a numeric latitude and longitude fails with `E_TYPE`.',
  errors: [
    {
      code: 'E_RANGE',
      when: 'the precision isn’t between 1 and 12, or the latitude isn’t between -90 and 90',
    },
  ],
  examples: [
    {
      title: 'A place in Denmark',
      kind: 'typical',
      args: {point: {latitude: 57.64911, longitude: 10.40744}, precision: 11},
      result: 'u4pruydqqvj',
    },
    {
      title: 'Berlin',
      kind: 'typical',
      args: {point: {latitude: 52.52, longitude: 13.405}},
      result: 'u33dc0cpp',
    },
    {
      title: 'A larger cell',
      kind: 'typical',
      args: {point: {latitude: 52.52, longitude: 13.405}, precision: 5},
      result: 'u33dc',
    },
    {
      title: 'A point where four cells meet',
      kind: 'edge',
      args: {point: {latitude: 0, longitude: 0}, precision: 6},
      result: 's00000',
    },
    {
      title: 'The 180th meridian',
      kind: 'edge',
      args: {point: {latitude: 0, longitude: 180}, precision: 6},
      result: '800000',
    },
    {title: 'Null', kind: 'null', args: {point: null}, result: null},
    {
      title: 'Too many characters',
      kind: 'error',
      args: {point: {latitude: 52.52, longitude: 13.405}, precision: 13},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Geo/GeohashDecode', role: 'inverse'},
    {function: 'Geo/CreatePoint', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'sql', name: 'ST_GeoHash', differs: 'has full precision by default, and needs PostGIS'},
  ],
  tags: ['mapping', 'geo', 'encoding'],
  aliases:
    'ST_GeoHash, geohash, grid cell, spatial index, geo key, coordinates to geohash, group nearby places, shorten coordinates, proximity search, bucket locations, tile id, coarse position for privacy, cluster of neighbours, geo hashing',
  notes: [
    orderNote,
    longitudeNote,
    'A point on a border between cells is in the cell to the north or east.',
    'Points whose geohashes share a long prefix are near each other. The reverse isn’t true: neighbouring points on either side of a cell border can have different prefixes.',
  ],
  load: () => import('ngeohash'),
  run: ({point, precision}, _context, {default: geohash}) => {
    if (precision < 1 || precision > 12) {
      fail('E_RANGE', `The precision ${precision} is out of range. Use 1 to 12.`, 'precision');
    }
    const {latitude, longitude} = checkPoint(point, 'point');
    // A point on a border belongs to the cell to the north or east, but ngeohash picks the one to the south or west.
    const eastern = longitude === 180 ? -180 : longitude;
    return geohash.encode(latitude + STEP, eastern + STEP, precision);
  },
});
