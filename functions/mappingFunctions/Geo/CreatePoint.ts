import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {checkPoint, latitudeError, orderNote} from './points';

export default defineMappingFunction({
  category: 'Geo',
  name: 'CreatePoint',
  summary: 'Makes a point from a latitude and a longitude.',
  parameters: {
    latitude: {
      type: 'Number',
      data: true,
      description: 'degrees north of the equator, -90 to 90; the south is negative',
    },
    longitude: {
      type: 'Number',
      data: true,
      description: 'degrees east of Greenwich; the west is negative',
    },
  },
  returns: {
    type: 'GeoPoint',
    description: 'an object with `latitude` and `longitude`, the longitude between -180 and 180',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'When one of the numbers is null, there is no point: the result is null.',
  errors: [latitudeError],
  examples: [
    {
      title: 'Berlin',
      kind: 'typical',
      args: {latitude: 52.52, longitude: 13.405},
      result: {latitude: 52.52, longitude: 13.405},
    },
    {
      title: 'From the fields of an address',
      kind: 'typical',
      input: {address: {city: 'Sydney', lat: -33.8688, lng: 151.2093}},
      args: {
        latitude: expression('$.address.lat'),
        longitude: expression('$.address.lng'),
      },
      result: {latitude: -33.8688, longitude: 151.2093},
    },
    {
      title: 'A longitude beyond 180 goes on in the west',
      kind: 'edge',
      args: {latitude: -17.7134, longitude: 181.5},
      result: {latitude: -17.7134, longitude: -178.5},
    },
    {
      title: 'The 180th meridian stays',
      kind: 'edge',
      args: {latitude: 0, longitude: 180},
      result: {latitude: 0, longitude: 180},
    },
    {
      title: 'Null',
      kind: 'null',
      args: {latitude: 52.52, longitude: null},
      result: null,
    },
    {
      title: 'A latitude that can’t be',
      kind: 'error',
      args: {latitude: 151.2093, longitude: -33.8688},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Geo/ParseCoordinates', role: 'alternative'},
    {function: 'Geo/Distance', role: 'often used with'},
    {function: 'Geo/ToGeoJson', role: 'often used with'},
    {function: 'Geo/GeohashEncode', role: 'often used with'},
  ],
  tags: ['mapping', 'geo', 'validation'],
  aliases: [
    'ST_MakePoint',
    'GeographyPoint.From',
    'ST_GEOGPOINT',
    'lat lng',
    'coordinates',
    'GPS location',
    'coordinate from two numbers',
    'geolocation object',
    'place a pin',
    'map position',
    'combine X and Y',
    'WGS84',
    'degrees out of range',
    'latitude longitude pair',
    'geometry',
    'validate coordinates',
  ],
  notes: [
    orderNote,
    'Degrees are those of WGS 84, which GPS and online maps use. Numbers in text, such as `"52.52"`, must become numbers first.',
  ],
  pure: true,
  run: ({latitude, longitude}) => checkPoint({latitude, longitude}, 'latitude'),
});
