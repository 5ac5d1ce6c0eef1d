import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {checkPoint, latitudeError, longitudeNote, orderNote} from './points';

export default defineMappingFunction({
  category: 'Geo',
  name: 'CreatePoint',
  summary: 'Creates a point from a latitude and a longitude.',
  parameters: {
    latitude: {
      type: 'Number',
      data: true,
      description:
        'degrees north of the equator, from -90 to 90, with negative values for the south',
    },
    longitude: {
      type: 'Number',
      data: true,
      description: 'degrees east of Greenwich, with negative values for the west',
    },
  },
  returns: {
    type: 'GeoPoint',
    description: 'the point, with its longitude between -180 and 180',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Latitude 0 and longitude 0 are a valid point, not missing values.',
  errors: [latitudeError],
  examples: [
    {
      title: 'Berlin',
      kind: 'typical',
      args: {latitude: 52.52, longitude: 13.405},
      result: {latitude: 52.52, longitude: 13.405},
    },
    {
      title: 'From address fields',
      kind: 'typical',
      input: {address: {city: 'Sydney', lat: -33.8688, lng: 151.2093}},
      args: {
        latitude: expression('$.address.lat'),
        longitude: expression('$.address.lng'),
      },
      result: {latitude: -33.8688, longitude: 151.2093},
    },
    {
      title: 'A longitude beyond 180',
      kind: 'edge',
      args: {latitude: -17.7134, longitude: 181.5},
      result: {latitude: -17.7134, longitude: -178.5},
    },
    {
      title: 'The 180th meridian',
      kind: 'edge',
      args: {latitude: 0, longitude: 180},
      result: {latitude: 0, longitude: 180},
    },
    {
      title: 'The same meridian, written as -180',
      kind: 'edge',
      args: {latitude: 0, longitude: -180},
      result: {latitude: 0, longitude: 180},
    },
    {
      title: 'Null',
      kind: 'null',
      args: {latitude: 52.52, longitude: null},
      result: null,
    },
    {
      title: 'An impossible latitude',
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
  equivalents: [
    {tool: 'sql', name: 'ST_MakePoint', differs: 'takes the longitude first, and needs PostGIS'},
  ],
  tags: ['mapping', 'geo', 'validation'],
  aliases:
    'ST_MakePoint, GeographyPoint.From, ST_GEOGPOINT, lat lng, coordinates, GPS location, coordinate from two numbers, geolocation object, place a pin, map position, combine X and Y, WGS84, degrees out of range, latitude longitude pair, geometry, validate coordinates, make a point',
  notes: [
    orderNote,
    longitudeNote,
    'Coordinates are in WGS 84, as in GPS and online maps. Convert text such as `"52.52"` to a number first.',
  ],
  run: ({latitude, longitude}) => checkPoint({latitude, longitude}, 'latitude'),
});
