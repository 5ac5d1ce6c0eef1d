import type {Category} from '../../language/types';
import Area from './Area';
import Bearing from './Bearing';
import BoundingBox from './BoundingBox';
import CreatePoint from './CreatePoint';
import Distance from './Distance';
import GeohashDecode from './GeohashDecode';
import GeohashEncode from './GeohashEncode';
import ParseCoordinates from './ParseCoordinates';
import PointInPolygon from './PointInPolygon';
import ToGeoJson from './ToGeoJson';

const geo: Category = {
  name: 'Geo',
  summary:
    'Parse coordinates, measure distances and areas, and convert points to GeoJSON and geohashes.',
  functions: [
    CreatePoint,
    ParseCoordinates,
    Distance,
    Bearing,
    PointInPolygon,
    BoundingBox,
    Area,
    ToGeoJson,
    GeohashEncode,
    GeohashDecode,
  ],
};

export default geo;
