import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../language/errors';
import {orderNote, round} from './points';

export default defineMappingFunction({
  category: 'Geo',
  name: 'GeohashDecode',
  summary: 'Returns the centre of the cell that a geohash names.',
  parameters: {
    geohash: {
      type: 'Text',
      data: true,
      description: 'the geohash, 1 to 12 characters; upper and lower case are the same',
    },
  },
  returns: {
    type: 'GeoPoint',
    description: 'the centre, rounded to 8 decimals, about a millimetre',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text isn’t a geohash and fails.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the text has a character that geohashes don’t use, is empty, or is longer than 12 characters',
    },
  ],
  examples: [
    {
      title: 'A place in Denmark',
      kind: 'typical',
      args: {geohash: 'u4pruydqqvj'},
      result: {latitude: 57.64911063, longitude: 10.40743969},
    },
    {
      title: 'A large cell has a far centre',
      kind: 'typical',
      args: {geohash: 'u33dc'},
      result: {latitude: 52.53662109, longitude: 13.42529297},
    },
    {
      title: 'One character names 45 degrees',
      kind: 'edge',
      args: {geohash: 's'},
      result: {latitude: 22.5, longitude: 22.5},
    },
    {
      title: 'Upper case is the same',
      kind: 'edge',
      args: {geohash: 'U33DC'},
      result: {latitude: 52.53662109, longitude: 13.42529297},
    },
    {title: 'Null', kind: 'null', args: {geohash: null}, result: null},
    {title: 'There is no letter a', kind: 'error', args: {geohash: 'u33da'}, error: 'E_PARSE'},
  ],
  related: [{function: 'Geo/GeohashEncode', role: 'inverse'}],
  tags: ['mapping', 'geo', 'encoding'],
  aliases: [
    'ST_PointFromGeoHash',
    'geohash to coordinates',
    'grid cell',
    'decode geohash',
    'geohash to lat lng',
    'location of a geohash',
    'reverse lookup',
    'unpack location code',
    'middle of tile',
    'plot on map',
    'approximate position',
    'center of cell',
  ],
  notes: [
    orderNote,
    'A geohash names a cell, not a point: the centre can be as far from the original point as half the cell.',
    'Geohashes use the ten digits and all letters but a, i, l and o.',
  ],
  pure: true,
  run: async ({geohash}) => {
    const stray = /[^0-9b-hjkmnp-z]/iu.exec(geohash)?.[0];
    if (stray !== undefined) {
      fail(
        'E_PARSE',
        `"${stray}" isn’t a character of a geohash. They have digits, and letters but a, i, l and o.`,
        'geohash',
      );
    }
    if (geohash.length < 1 || geohash.length > 12) {
      fail(
        'E_PARSE',
        `A geohash has 1 to 12 characters, but there are ${geohash.length}.`,
        'geohash',
      );
    }
    const {default: library} = await import('ngeohash');
    const {latitude, longitude} = library.decode(geohash);
    return {latitude: round(latitude, 8), longitude: round(longitude, 8)};
  },
});
