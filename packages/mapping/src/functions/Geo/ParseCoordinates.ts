import {defineMappingFunction} from '../../language/defineMappingFunction';
import {parseCoordinates} from './coordinates';
import {checkPoint, longitudeNote, orderNote} from './points';

export default defineMappingFunction({
  category: 'Geo',
  name: 'ParseCoordinates',
  summary:
    'Parses a point given in decimal degrees, in degrees, minutes and seconds, or as a geo URI.',
  parameters: {
    text: {
      type: 'Text',
      data: true,
      description:
        'the coordinates, such as `52.52, 13.405`, `52°31\'12"N 13°24\'18"E` or `geo:52.52,13.405`',
    },
  },
  returns: {
    type: 'GeoPoint',
    description: 'the point, with its longitude between -180 and 180',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text fails with `E_PARSE`.',
  errors: [
    {code: 'E_PARSE', when: 'the text isn’t a pair of coordinates or is ambiguous'},
    {
      code: 'E_RANGE',
      when: 'the latitude isn’t between -90 and 90, minutes or seconds are 60 or more, or a number is beyond ±1.8e308',
    },
  ],
  examples: [
    {
      title: 'Decimal degrees, latitude first',
      kind: 'typical',
      args: {text: '52.52, 13.405'},
      result: {latitude: 52.52, longitude: 13.405},
    },
    {
      title: 'Degrees, minutes and seconds',
      kind: 'typical',
      args: {text: '33°52\'7.68"S 151°12\'33.48"E'},
      result: {latitude: -33.8688, longitude: 151.2093},
    },
    {
      title: 'A geo URI from a QR code',
      kind: 'typical',
      args: {text: 'geo:48.8566,2.3522;u=35'},
      result: {latitude: 48.8566, longitude: 2.3522},
    },
    {
      title: 'Longitude first, with letters',
      kind: 'edge',
      args: {text: 'E 13.405, N 52.52'},
      result: {latitude: 52.52, longitude: 13.405},
    },
    {
      title: 'Decimal minutes',
      kind: 'edge',
      args: {text: "40° 26.77' N, 79° 58.93' W"},
      result: {latitude: 40.44616667, longitude: -79.98216667},
    },
    {
      title: 'A longitude beyond 180',
      kind: 'edge',
      args: {text: '-17.7134, 181.5'},
      result: {latitude: -17.7134, longitude: -178.5},
    },
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
    {
      title: 'An ambiguous decimal comma',
      kind: 'error',
      args: {text: '52,52 13,405'},
      error: 'E_PARSE',
    },
    {
      title: 'An impossible latitude',
      kind: 'error',
      args: {text: '151.2093, -33.8688'},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Geo/CreatePoint', role: 'alternative'},
    {function: 'Geo/Distance', role: 'often used with'},
  ],
  tags: ['mapping', 'geo', 'parse'],
  aliases:
    'parse lat lng, DMS to decimal, degrees minutes seconds, geo URI, GPS position, split latitude and longitude, coordinates string, convert degrees, sexagesimal notation, paste from Google Maps, GPS text field, N S E W letters, QR code location, interpret location text, read coordinates',
  notes: [
    orderNote,
    longitudeNote,
    'Without the letters N, S, E or W, the first number is the latitude, and a minus sign means south or west.',
    'Degrees can have an exponent, such as `1e-7`, if the text contains neither N nor S. Whitespace around the coordinates is ignored.',
    'Minutes and seconds are converted to decimal degrees, rounded to 8 decimals (about a millimetre). Decimal degrees keep 15 significant digits. The altitude and accuracy in a geo URI are ignored.',
  ],
  run: ({text}) => checkPoint(parseCoordinates(text), 'text'),
});
