import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {orderNote, round} from './points';
import {trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';

export default defineMappingFunction({
  category: 'Geo',
  name: 'GeohashDecode',
  summary: 'Converts a geohash to the centre point of its cell.',
  parameters: {
    geohash: {
      type: 'Text',
      data: true,
      description:
        'the geohash, with 1 to 12 characters in uppercase or lowercase (whitespace around it is ignored)',
    },
  },
  returns: {
    type: 'GeoPoint',
    description: 'the centre of the cell, rounded to 8 decimals (about a millimetre)',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text fails with `E_PARSE`.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the text is empty, has more than 12 characters, or contains a character that geohashes don’t use',
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
      title: 'A large cell',
      kind: 'typical',
      args: {geohash: 'u33dc'},
      result: {latitude: 52.53662109, longitude: 13.42529297},
    },
    {
      title: 'One character, for a cell 45 degrees wide',
      kind: 'edge',
      args: {geohash: 's'},
      result: {latitude: 22.5, longitude: 22.5},
    },
    {
      title: 'Uppercase letters',
      kind: 'edge',
      args: {geohash: 'U33DC'},
      result: {latitude: 52.53662109, longitude: 13.42529297},
    },
    {title: 'Null', kind: 'null', args: {geohash: null}, result: null},
    {title: 'An invalid letter', kind: 'error', args: {geohash: 'u33da'}, error: 'E_PARSE'},
  ],
  related: [{function: 'Geo/GeohashEncode', role: 'inverse'}],
  equivalents: [{tool: 'sql', name: 'ST_PointFromGeoHash', differs: 'needs PostGIS'}],
  tags: ['mapping', 'geo', 'encoding'],
  aliases:
    'ST_PointFromGeoHash, geohash to coordinates, grid cell, decode geohash, geohash to lat lng, location of a geohash, reverse lookup, unpack location code, middle of tile, plot on map, approximate position, center of cell',
  notes: [
    orderNote,
    'A geohash identifies a cell, not a point. The centre can be up to half a cell away from the original point.',
    'Geohashes use the digits and all letters except a, i, l and o.',
  ],
  load: () => import('ngeohash'),
  run: ({geohash}, _context, {default: library}) => {
    const code = trimWhiteSpace(geohash);
    // With the flags i and u together, s would match the long s (U+017F), and k the Kelvin sign.
    const stray = /[^0-9b-hjkmnp-zB-HJKMNP-Z]/u.exec(code)?.[0];
    if (stray !== undefined) {
      fail(
        'E_PARSE',
        `"${stray}" isn’t valid in a geohash. Use digits and letters except a, i, l and o.`,
        'geohash',
      );
    }
    if (code.length < 1 || code.length > 12) {
      fail(
        'E_PARSE',
        `The geohash has ${code.length.toLocaleString('en')} characters. Use 1 to 12.`,
        'geohash',
      );
    }
    const {latitude, longitude} = library.decode(code);
    return {latitude: round(latitude, 8), longitude: round(longitude, 8)};
  },
});
