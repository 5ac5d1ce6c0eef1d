import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../language/errors';
import {checkPoint, orderNote} from './points';

/** The smallest step that shows in every number up to 180. */
const STEP = 2 ** -45;

export default defineMappingFunction({
  category: 'Geo',
  name: 'GeohashEncode',
  summary: 'Writes a point as a geohash, a short text that names a cell on the map.',
  parameters: {
    point: {type: 'GeoPoint', data: true, description: 'the point'},
    precision: {
      type: 'Integer',
      default: 9,
      description: 'how many characters, 1 to 12: 5 is about 5 km, 7 about 150 m, 9 about 5 m',
    },
  },
  returns: {type: 'Text', description: 'the geohash of the cell that holds the point'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'There is no geohash for nothing: a null point gives null.',
  errors: [
    {code: 'E_RANGE', when: 'the precision is outside 1 to 12, or a latitude outside -90 to 90'},
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
      title: 'A larger cell has a shorter name',
      kind: 'typical',
      args: {point: {latitude: 52.52, longitude: 13.405}, precision: 5},
      result: 'u33dc',
    },
    {
      title: 'Where four cells meet, the north-eastern one counts',
      kind: 'edge',
      args: {point: {latitude: 0, longitude: 0}, precision: 6},
      result: 's00000',
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
  tags: ['mapping', 'geo', 'encoding'],
  aliases: [
    'ST_GeoHash',
    'geohash',
    'grid cell',
    'spatial index',
    'geo key',
    'coordinates to geohash',
    'group nearby places',
    'shorten coordinates',
    'proximity search',
    'bucket locations',
    'tile id',
    'coarse position for privacy',
    'cluster of neighbours',
    'geo hashing',
  ],
  notes: [
    orderNote,
    'Points with the same beginning of their geohashes are near each other. The reverse isn’t true: neighbours on both sides of a border between cells can begin differently.',
  ],
  pure: true,
  run: async ({point, precision}) => {
    if (precision < 1 || precision > 12) {
      fail('E_RANGE', `The precision must be 1 to 12, but it is ${precision}.`, 'precision');
    }
    const {latitude, longitude} = checkPoint(point, 'point');
    const {default: geohash} = await import('ngeohash');
    // The library puts a border between cells to the cell below; the rule is the cell above.
    return geohash.encode(latitude + STEP, longitude + STEP, precision);
  },
});
